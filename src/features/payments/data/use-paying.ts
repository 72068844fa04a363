import { useRef, useState } from 'react'
import type { Authentication, SubscriptionOutcome } from '../../../../contract/index.ts'
import { ApiProblem, failureOf } from '../../../api/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'
import { GatewayUnreachable } from './card-form.ts'

/** Where a payment is. */
export interface Paying {
  busy: boolean
  failure: SayableFailure | null
  /** What came of it, once it is known. */
  outcome: SubscriptionOutcome | null
}

const resting: Paying = { busy: false, failure: null, outcome: null }

/** Why it was not paid, as a sentence knows it. */
const failureOfPaying = (error: unknown): SayableFailure =>
  error instanceof GatewayUnreachable ? { code: 'payment/unavailable' } : failureOf(error)

/**
 * Pays once, however often one presses: until the server has answered,
 * each try has the same key, so that a lost answer costs nothing twice.
 * Where the bank wants to ask the person, it is asked, and then the server is asked what became of it.
 */
export function usePaying(
  bank: (authentication: Authentication) => Promise<void>,
  confirm: (payment: string) => Promise<SubscriptionOutcome>,
  /** What is known of the subscription is asked again: a payment that failed waits no longer. */
  refused: () => void,
) {
  const [state, setState] = useState<Paying>(resting)
  const key = useRef<{ of: string; value: string } | null>(null)

  const settle = async (work: () => Promise<SubscriptionOutcome>): Promise<SubscriptionOutcome | null> => {
    setState({ busy: true, failure: null, outcome: null })
    try {
      let outcome = await work()
      key.current = null
      if (outcome.result === 'authentication' && outcome.authentication && outcome.payment !== null) {
        await bank(outcome.authentication)
        outcome = await confirm(outcome.payment)
      }
      setState({ busy: false, failure: null, outcome })
      return outcome
    } catch (error) {
      // It was refused: the next try is another one. A fault of the server leaves open what came of it.
      if (error instanceof ApiProblem && error.status < 500) key.current = null
      setState({ busy: false, failure: failureOfPaying(error), outcome: null })
      refused()
      return null
    }
  }

  return {
    ...state,
    /** `of`: what is paid, in words of its own: another thing gets another key. */
    pay: (of: string, work: (key: string) => Promise<SubscriptionOutcome>) =>
      settle(() => {
        if (key.current?.of !== of) key.current = { of, value: crypto.randomUUID() }
        return work(key.current.value)
      }),
    /** Goes on with a payment that waits for the bank. */
    authenticate: (payment: string, authentication: Authentication) =>
      settle(async () => {
        await bank(authentication)
        return confirm(payment)
      }),
    /** Asks what became of a payment. */
    confirm: (payment: string) => settle(() => confirm(payment)),
    fail: (error: unknown) => setState({ busy: false, failure: failureOfPaying(error), outcome: null }),
    begin: () => setState({ busy: true, failure: null, outcome: null }),
    reset: () => setState(resting),
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { type AssistantPlan, forgetAssistantPlan, keepAssistantPlan, readAssistantPlan } from '../../../../contract/index.ts'
import { failureOf, useApi, useSession, type Failure } from '../../../api/index.ts'
import { firstPlan } from '../model/plan.ts'

/** Milliseconds without a change before it is kept. */
const pause = 400

export interface KeptPlan {
  /** Undefined until it is known. */
  plan: AssistantPlan | undefined
  /** It was begun at another time. */
  taken: boolean
  failure: Failure | undefined
  again: () => void
  change: (change: Partial<AssistantPlan>) => void
  /** Begins anew: nothing of it is kept any more. */
  forget: () => Promise<void>
}

/** Where a person is in the assistant: read once, and kept a moment after every change, so that it can be left at any time. */
export function usePlan(store: string): KeptPlan {
  const { call } = useApi()
  const { email: username } = useSession().person
  const [plan, setPlan] = useState<AssistantPlan>()
  const [taken, setTaken] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [round, setRound] = useState(0)
  const waiting = useRef<AssistantPlan | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    call(readAssistantPlan, { query: { store, username } }, { signal: stop.signal }).then(
      ({ plan: kept }) => {
        setFailure(undefined)
        setTaken(kept !== null && kept.step !== 'goal')
        setPlan(kept ?? firstPlan)
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(failureOf(error))
      },
    )
    return () => stop.abort()
  }, [call, store, username, round])

  const keep = useCallback((): void => {
    const kept = waiting.current
    waiting.current = null
    // What could not be kept is kept with the next change; nothing but where one is depends on it.
    if (kept) call(keepAssistantPlan, { query: { username }, body: { store, plan: kept } }).catch(() => undefined)
  }, [call, store, username])

  useEffect(() => {
    if (waiting.current === null) return
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  }, [plan, keep])
  // Who leaves has kept it.
  useEffect(() => keep, [keep])

  return {
    plan,
    taken,
    failure,
    again: () => setRound((count) => count + 1),
    change: (change) => {
      if (!plan) return
      waiting.current = { ...plan, ...change }
      setPlan(waiting.current)
    },
    forget: async () => {
      waiting.current = null
      await call(forgetAssistantPlan, { query: { store, username } })
      setTaken(false)
      setPlan(firstPlan)
    },
  }
}

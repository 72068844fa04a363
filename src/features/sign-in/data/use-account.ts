import { useCallback, useEffect, useReducer, useState } from 'react'
import {
  confirmEmail,
  type Language,
  readAccountLink,
  register,
  requestPasswordLink,
  requestRegistration,
  setForgottenPassword,
} from '../../../../contract/index.ts'
import { failureOf, type Call } from '../../../api/index.ts'
import { type accountPageOf, accountState, firstAccountState, type AccountState } from '../model/account.ts'

/** What a person gives to use a link: nothing for an address that is only confirmed. */
export interface LinkAnswer {
  name: string
  password: string
}

/** A page about an account at the provider on board. */
export function useAccount(
  call: Call,
  { page, code }: NonNullable<ReturnType<typeof accountPageOf>>,
  language: Language,
): { state: AccountState; request: (email: string) => void; answer: (given: LinkAnswer) => void; again: () => void } {
  const [state, dispatch] = useReducer(accountState, firstAccountState(page, code))
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (page !== 'link' || code === null) return
    const stop = new AbortController()
    call(readAccountLink, { body: { code } }, { signal: stop.signal }).then(
      (link) => dispatch({ kind: 'known', link }),
      (error: unknown) => {
        if (!stop.signal.aborted) dispatch({ kind: 'unknown', failure: failureOf(error) })
      },
    )
    return () => stop.abort()
  }, [call, page, code, attempt])

  const refused = (error: unknown): void => dispatch({ kind: 'refused', failure: failureOf(error), now: Date.now() })

  const request = (email: string): void => {
    dispatch({ kind: 'sending' })
    const endpoint = page === 'register' ? requestRegistration : requestPasswordLink
    call(endpoint, { body: { email, language } }).then(() => dispatch({ kind: 'requested', email }), refused)
  }

  const answer = ({ name, password }: LinkAnswer): void => {
    if (state.kind !== 'link' || code === null) return
    dispatch({ kind: 'sending' })
    const { purpose } = state.link
    const used =
      purpose === 'registration'
        ? call(register, { body: { code, name, password, language } })
        : purpose === 'password'
          ? call(setForgottenPassword, { body: { code, password } })
          : call(confirmEmail, { body: { code } })
    used.then(() => dispatch({ kind: 'done', purpose }), refused)
  }
  return { state, request, answer, again: useCallback(() => setAttempt((present) => present + 1), []) }
}

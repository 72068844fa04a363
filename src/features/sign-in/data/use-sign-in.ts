import { useCallback, useEffect, useReducer, useState } from 'react'
import { signIn, signInDetails } from '../../../../contract/index.ts'
import { failureOf, type Call } from '../../../api/index.ts'
import { signInState, type SignInState } from '../model/sign-in.ts'

/** One sign-in at the provider on board. `leave` goes on with the flow once the person is known. */
export function useSignIn(
  call: Call,
  uid: string | null,
  leave: (url: string) => void,
): { state: SignInState; send: (email: string, password: string) => void; again: () => void } {
  const [state, dispatch] = useReducer(signInState, uid === null ? { kind: 'expired' } : { kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (uid === null) return
    const stop = new AbortController()
    call(signInDetails, { params: { uid } }, { signal: stop.signal }).then(
      (details) => dispatch({ kind: 'details', ...details }),
      (error: unknown) => {
        if (!stop.signal.aborted) dispatch({ kind: 'untold', failure: failureOf(error) })
      },
    )
    return () => stop.abort()
  }, [call, uid, attempt])

  const send = useCallback(
    (email: string, password: string) => {
      if (uid === null) return
      dispatch({ kind: 'sent' })
      call(signIn, { params: { uid }, body: { email, password } }).then(
        ({ redirectTo }) => leave(redirectTo),
        (error: unknown) => dispatch({ kind: 'refused', failure: failureOf(error), now: Date.now() }),
      )
    },
    [call, uid, leave],
  )
  return { state, send, again: () => setAttempt((present) => present + 1) }
}

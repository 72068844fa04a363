import { useCallback, useEffect, useReducer, useState } from 'react'
import { beginPasskeySignIn, limits, type PasskeyAnswer, passkeySignIn, signIn, signInDetails } from '../../../../contract/index.ts'
import { failureOf, type Call } from '../../../api/index.ts'
import { type SignInAnswer, signInState, type SignInState } from '../model/sign-in.ts'
import { askForPasskey, passkeysAreOffered, passkeysAreThere } from './passkeys.ts'

/** A question of the browser is asked anew before its challenge is too old. */
const offeredAgainAfter = limits.passkeys.challenge * 0.8

export interface SignIn {
  state: SignInState
  send: (answer: SignInAnswer) => void
  /** Undefined where no passkey can be used. */
  usePasskey: (() => void) | undefined
  back: () => void
  again: () => void
}

/** One sign-in at the provider on board. `leave` goes on with the flow once the person is known. */
export function useSignIn(call: Call, uid: string | null, leave: (url: string) => void): SignIn {
  const [state, dispatch] = useReducer(signInState, uid === null ? { kind: 'expired' } : { kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const passkeys = state.kind === 'ready' && state.passkeys && passkeysAreThere()

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

  const refuse = useCallback((error: unknown) => dispatch({ kind: 'refused', failure: failureOf(error), now: Date.now() }), [])

  const send = useCallback(
    (answer: SignInAnswer) => {
      if (uid === null) return
      dispatch({ kind: 'sent' })
      call(signIn, { params: { uid }, body: answer }).then(({ redirectTo }) => leave(redirectTo), refuse)
    },
    [call, uid, leave, refuse],
  )

  /** What the browser answers once a passkey is chosen; null where the person chose none. */
  const askWith = useCallback(
    async (how: 'asked' | 'offered'): Promise<PasskeyAnswer | null> =>
      uid === null ? null : askForPasskey(await call(beginPasskeySignIn, { params: { uid } }), how),
    [call, uid],
  )

  const signInWith = useCallback(
    async (body: PasskeyAnswer): Promise<void> => {
      if (uid === null) return
      dispatch({ kind: 'passkey-asked' })
      leave((await call(passkeySignIn, { params: { uid }, body })).redirectTo)
    },
    [call, uid, leave],
  )

  // The browser offers passkeys among the names of the e-mail field, as long as the page stands.
  useEffect(() => {
    if (!passkeys) return
    let gone = false
    const offer = async (): Promise<void> => {
      if (!(await passkeysAreOffered()) || gone) return
      const answer = await askWith('offered')
      if (answer) await signInWith(answer).catch(refuse)
    }
    // Nobody has asked for them: where they cannot be offered, the page stays as it is.
    const start = () => void offer().catch(() => undefined)
    start()
    const timer = setInterval(start, offeredAgainAfter)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [passkeys, askWith, signInWith, refuse])

  const usePasskey = (): void => {
    dispatch({ kind: 'passkey-asked' })
    askWith('asked')
      .then((answer) => (answer ? signInWith(answer) : dispatch({ kind: 'passkey-put-away' })))
      .catch(refuse)
  }

  return {
    state,
    send,
    usePasskey: passkeys ? usePasskey : undefined,
    back: () => dispatch({ kind: 'back' }),
    again: () => setAttempt((present) => present + 1),
  }
}

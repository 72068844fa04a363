import { useCallback, useEffect, useReducer, useState } from 'react'
import { beginPasskeySignIn, limits, passkeySignIn, signIn, signInDetails } from '../../../../contract/index.ts'
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

  /** Signs in with what the browser answers; false where the person chose none. */
  const answerWith = useCallback(
    async (how: 'asked' | 'offered'): Promise<boolean> => {
      if (uid === null) return false
      const params = { uid }
      const begun = await call(beginPasskeySignIn, { params })
      const answer = await askForPasskey(begun, how)
      if (answer === null) return false
      dispatch({ kind: 'passkey-asked' })
      leave((await call(passkeySignIn, { params, body: answer })).redirectTo)
      return true
    },
    [call, uid, leave],
  )

  // The browser offers passkeys among the names of the e-mail field, as long as the page stands.
  useEffect(() => {
    if (!passkeys) return
    let gone = false
    const offer = async (): Promise<void> => {
      if (!(await passkeysAreOffered()) || gone) return
      await answerWith('offered')
    }
    const start = () => void offer().catch(refuse)
    start()
    const timer = setInterval(start, offeredAgainAfter)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [passkeys, answerWith, refuse])

  const usePasskey = (): void => {
    dispatch({ kind: 'passkey-asked' })
    answerWith('asked').then((answered) => {
      if (!answered) dispatch({ kind: 'passkey-put-away' })
    }, refuse)
  }

  return {
    state,
    send,
    usePasskey: passkeys ? usePasskey : undefined,
    back: () => dispatch({ kind: 'back' }),
    again: () => setAttempt((present) => present + 1),
  }
}

import { useCallback, type ReactNode } from 'react'
import { paths } from '../../../../contract/index.ts'
import type { Call } from '../../../api/index.ts'
import { useSignIn } from '../data/use-sign-in.ts'
import { interactionOf } from '../model/sign-in.ts'
import { SignInFrame } from '../views/sign-in-frame.tsx'
import { SignInView } from '../views/sign-in-view.tsx'

export interface SignInPageProps {
  call: Call
  /** Language and appearance. */
  aside: ReactNode
}

/** The page of the identity provider on board. */
export function SignInPage({ call, aside }: SignInPageProps) {
  const leave = useCallback((url: string) => location.assign(url), [])
  const { state, send, usePasskey: onPasskey, back, again } = useSignIn(call, interactionOf(location.pathname), leave)
  return (
    <SignInFrame aside={aside}>
      <SignInView
        state={state}
        onSend={send}
        onPasskey={onPasskey}
        onBack={back}
        onRetry={again}
        onStartAgain={() => location.assign(paths.signIn)}
      />
    </SignInFrame>
  )
}

import type { ReactNode } from 'react'
import { paths } from '../../../../contract/index.ts'
import type { Call } from '../../../api/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { useAccount } from '../data/use-account.ts'
import type { accountPageOf } from '../model/account.ts'
import { AccountView } from '../views/account-view.tsx'
import { SignInFrame } from '../views/sign-in-frame.tsx'

export interface AccountPageProps {
  call: Call
  /** Which page it is. */
  at: NonNullable<ReturnType<typeof accountPageOf>>
  /** Language and appearance. */
  aside: ReactNode
}

/** The provider's pages of registering, of a forgotten password and of an address that is confirmed. */
export function AccountPage({ call, at, aside }: AccountPageProps) {
  const { state, request, answer, again } = useAccount(call, at, useLanguage())
  return (
    <SignInFrame aside={aside}>
      <AccountView state={state} onRequest={request} onAnswer={answer} onRetry={again} signInHref={paths.signIn} />
    </SignInFrame>
  )
}

import type { Call } from '../../../api/index.ts'
import { useInvitation } from '../data/use-invitation.ts'
import { InvitationView } from '../views/invitation-view.tsx'

export interface InvitationPageProps {
  call: Call
  /** Who is signed in; null where nobody is. */
  signedIn: { email: string } | null
  homeHref: string
  onSignIn: () => void
  onOther: () => void
  onOpen: (store: string) => void
}

/** What the link of an invitation opens, whether somebody is signed in or not. */
export function InvitationPage({ call, signedIn, ...ways }: InvitationPageProps) {
  const { state, again, accept, register } = useInvitation(call, location)
  return (
    <InvitationView
      {...ways}
      state={state}
      signedIn={signedIn?.email ?? null}
      onRegister={register}
      onAccept={() => {
        if (signedIn) accept(signedIn.email)
      }}
      onRetry={again}
    />
  )
}

import type { ReactNode } from 'react'
import type { Invitation } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import { wayOf, type InvitationState } from '../model/invitation-state.ts'
import { LimitTags } from './limit-tags.tsx'

export interface InvitationViewProps {
  state: InvitationState
  /** The e-mail of who is signed in; null where nobody is. */
  signedIn: string | null
  /** Where one goes on who cannot use it. */
  homeHref: string
  onSignIn: () => void
  onRegister: () => void
  onAccept: () => void
  /** Ends the session, to sign in with another account. */
  onOther: () => void
  onRetry: () => void
  /** Leads to the store that was just joined. */
  onOpen: (store: string) => void
}

/** What an invitation is for, what one has to do to take it, and why it works no more. */
export function InvitationView(props: InvitationViewProps) {
  const { state, homeHref, onRetry, onOpen } = props
  const t = useSentences('partners')
  const say = useFailureSentence()
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy className="flex flex-col gap-4">
          <span role="status" className="sr-only">
            {t('invitation.loading')}
          </span>
          <Skeleton shape="block" className="h-16 w-full" />
          <Skeleton shape="block" className="h-28 w-full" />
          <Skeleton shape="block" className="h-11 w-full" />
        </div>
      )
    case 'failed':
      return (
        <Words title={t('invitation.failed')} text={say(state.failure)}>
          <Button tone="accent" size="lg" onClick={onRetry}>
            {t('invitation.retry')}
          </Button>
        </Words>
      )
    case 'ended':
      return (
        <Words title={t('invitation.endedTitle')} text={say(state.failure)}>
          <ButtonLink size="lg" href={homeHref}>
            {t('invitation.home')}
          </ButtonLink>
        </Words>
      )
    case 'accepted': {
      const { store, invitation } = state
      return (
        <Words title={t('invitation.accepted', { store: invitation.storeName })} text={t('invitation.acceptedText')}>
          <Button tone="accent" size="lg" onClick={() => onOpen(store)}>
            {t('invitation.open')}
          </Button>
        </Words>
      )
    }
    case 'open':
      return <Open {...props} state={state} />
  }
}

function Words({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <h1 className="text-2xl font-semibold tracking-tight text-balance break-words">{title}</h1>
      <p className="text-lg break-words text-muted">{text}</p>
      <div className="mt-3">{children}</div>
    </div>
  )
}

function Open({
  state: { invitation, busy, failure },
  signedIn,
  onSignIn,
  onRegister,
  onAccept,
  onOther,
}: InvitationViewProps & { state: Extract<InvitationState, { kind: 'open' }> }) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const way = wayOf(invitation, signedIn)
  const { inviter, storeName: store, account } = invitation
  const wide = { tone: 'accent', size: 'lg', wide: true, loading: busy } as const
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-semibold tracking-tight text-balance break-words">{t('invitation.title', { inviter, store })}</h1>
      <p className="text-muted">{t('invitation.text')}</p>
      <Facts invitation={invitation} />
      {failure && <Banner tone="danger">{say(failure)}</Banner>}
      {way === 'other-account' ? (
        <>
          <Banner tone="warning" title={<span className="break-all">{t('invitation.other.title', { email: signedIn })}</span>}>
            {t('invitation.other.text')}
          </Banner>
          <Button {...wide} onClick={onOther}>
            {t('invitation.other.action')}
          </Button>
        </>
      ) : (
        <>
          <Button {...wide} onClick={way === 'accept' ? onAccept : way === 'register' ? onRegister : onSignIn}>
            {t(`invitation.${way}`)}
          </Button>
          {way === 'register' && <p className="text-sm text-muted">{t('invitation.registerText')}</p>}
          {way === 'sign-in' && account === 'elsewhere' && <p className="text-sm text-muted">{t('invitation.elsewhere')}</p>}
        </>
      )}
    </div>
  )
}

function Facts({ invitation: { email, limits, expiresAt } }: { invitation: Invitation }) {
  const t = useSentences('partners')
  const format = useFormat()
  const [name, host] = email.split('@')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('invitation.for'),
      <span key="email" className="wrap-anywhere">
        {/* Rather behind the sign than in the middle of a name. */}
        {name}@<wbr />
        {host}
      </span>,
    ],
    [t('invitation.may'), <LimitTags key="limits" limits={limits} />],
    [t('invitation.indexing'), t(limits.approval ? 'invitation.needed' : 'invitation.direct')],
    [t('invitation.until'), format.moment(expiresAt)],
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm max-sm:grid-cols-1 max-sm:gap-y-0.5 max-sm:pt-1">
      {facts.map(([fact, value]) => (
        <div key={fact} className="contents">
          <dt className="text-muted max-sm:mt-2">{fact}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

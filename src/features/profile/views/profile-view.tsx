import { type ReactNode, useState } from 'react'
import type { PersonSession, Profile } from '../../../../contract/index.ts'
import { Avatar } from '../../../design/avatar/index.ts'
import { Button } from '../../../design/button/index.ts'
import { FormSection, FormSections } from '../../../design/form/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ProfileAnswer, ProfileRefusal } from '../model/profile-answer.ts'
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProofDialog, type ProofDialogProps } from './proof-dialog.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignInMethods, type SignInMethodsProps } from './sign-in-methods.tsx'
import { TokensSection, type TokensSectionProps } from './tokens-section.tsx'

export type ProfileState =
  | { kind: 'loading' }
  | { kind: 'failed'; advice: string; onRetry: () => void }
  | { kind: 'ready'; profile: Profile }

export interface ProfileViewProps {
  state: ProfileState
  /** Undefined until they are known. */
  sessions: readonly PersonSession[] | undefined
  /** Language and appearance. */
  display: ReactNode
  /** The plan of the current store. */
  plan: ReactNode
  saving: boolean
  /** Why the server did not save it. */
  refused: ProfileRefusal | null
  /** How they sign in; null where that is not theirs to change. */
  methods: SignInMethodsProps | null
  /** The person’s API tokens. */
  tokens: TokensSectionProps
  /** The question for the password; null while nothing is asked. */
  proof: ProofDialogProps | null
  removal: DeleteDialogProps['removal']
  /** Whether the question before an account is deleted is open from the start. @default false */
  deleting?: boolean
  storesHref: string
  onSave: (answer: ProfileAnswer) => void
  onWithdrawEmail: () => void
  onEndSession: (session: PersonSession) => void
  onSignOutEverywhere: () => void
  onExport: () => void
  onDelete: DeleteDialogProps['onDelete']
}

/** Who somebody is: name, e-mail, password, language, sessions, data. */
export function ProfileView(props: ProfileViewProps) {
  const { state, deleting = false, removal, proof, storesHref, onDelete } = props
  const t = useSentences('profile')
  const titles = useSentences('shell')
  const [confirming, setConfirming] = useState(deleting)
  const profile = state.kind === 'ready' ? state.profile : null
  return (
    <Page
      title={titles('titles.userProfile')}
      titleAside={
        profile ? (
          <Avatar name={profile.name} size="lg" decorative className="-order-1" />
        ) : (
          state.kind === 'loading' && <Skeleton shape="circle" className="-order-1 min-h-10 min-w-10 shrink-0" />
        )
      }
      description={t('description')}
    >
      {profile ? (
        <>
          <ProfileForm {...props} profile={profile} />
          <Sections {...props} profile={profile} onAskDelete={() => setConfirming(true)} />
          {confirming && (
            <DeleteDialog
              profile={profile}
              removal={removal}
              storesHref={storesHref}
              onDelete={onDelete}
              onClose={() => setConfirming(false)}
            />
          )}
          {proof && <ProofDialog {...proof} />}
        </>
      ) : (
        <Panel padding={state.kind === 'loading' ? 'lg' : 'md'}>
          <ListState state={state.kind === 'failed' ? state : { kind: 'loading', skeleton: <ProfileSkeleton /> }} />
        </Panel>
      )}
    </Page>
  )
}

interface SectionsProps extends ProfileViewProps {
  profile: Profile
  onAskDelete: () => void
}

/** What stands below the form: it is done at once and needs no saving. */
function Sections({
  profile,
  methods,
  tokens,
  sessions,
  display,
  plan,
  onEndSession,
  onSignOutEverywhere,
  onExport,
  onAskDelete,
}: SectionsProps) {
  const t = useSentences('profile')
  const own = profile.onBoard && !profile.demo
  return (
    <FormSections>
      {display}
      <FormSection layout="beside" title={t('plan')} description={t('planText')}>
        <div>{plan}</div>
      </FormSection>
      {own && methods && <SignInMethods {...methods} />}
      {own && <SessionsSection sessions={sessions} onEnd={onEndSession} onSignOutEverywhere={onSignOutEverywhere} />}
      <TokensSection {...tokens} />
      <FormSection layout="beside" title={t('data')} description={t('dataText')}>
        <div>
          <Button onClick={onExport}>{t('export')}</Button>
        </div>
      </FormSection>
      {!profile.demo && (
        <FormSection layout="beside" title={t('deletion')} description={t('deletionText')}>
          <div>
            <Button tone="danger" onClick={onAskDelete}>
              {t('delete')}
            </Button>
          </div>
        </FormSection>
      )}
    </FormSections>
  )
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      {[2, 2, 1].map((fields) => (
        <div key={fields} className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(12rem,1fr)_2fr]">
          <div>
            <Skeleton className="h-4 w-32" />
            <Skeleton className="w-48" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            {Array.from({ length: fields }, (_, field) => (
              <div key={field} className="flex flex-col gap-1.5">
                <Skeleton className="w-24" />
                <Skeleton shape="block" className="h-control-md" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

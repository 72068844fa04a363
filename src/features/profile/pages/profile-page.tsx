import { type ReactNode, useState } from 'react'
import { product } from '../../../../contract/index.ts'
import { ApiProblem, failureOf, useSession } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useProfile } from '../data/use-profile.ts'
import { NotProven, useProof } from '../data/use-proof.ts'
import type { ProfileAnswer, ProfileRefusal } from '../model/profile-answer.ts'
import type { TokenStore } from '../model/token-answer.ts'
import { ProfileView } from '../views/profile-view.tsx'
import { useMethods } from './use-methods.ts'
import { useTokens } from './use-tokens.ts'

export interface ProfilePageProps {
  /** Language and appearance. */
  display: ReactNode
  /** The plan of the current store. */
  plan: ReactNode
  storesHref: string
  /** Stores that API tokens can reach; undefined until they are known. */
  stores: readonly TokenStore[] | undefined
  /** What the help says of the API. */
  apiHelpHref: string
}

const codeOf = (error: unknown): string | null => (error instanceof ApiProblem ? failureOf(error).code : null)

/** The person's own profile. */
export function ProfilePage({ display, plan, storesHref, stores, apiHelpHref }: ProfilePageProps) {
  const t = useSentences('profile')
  const say = useFailureSentence()
  const session = useSession()
  const { profile, sessions, failure, again, saving, save, signOutEverywhere, data, remove, endSession, withdrawEmail } = useProfile()
  const { question, withProof } = useProof()
  const own = profile !== undefined && profile.onBoard && !profile.demo
  const methods = useMethods(own, withProof)
  const tokens = useTokens({ stores, helpHref: apiHelpHref }, withProof)
  const [refused, setRefused] = useState<ProfileRefusal | null>(null)
  const [removal, setRemoval] = useState<{ removing: boolean; fault: ProfileRefusal | null }>({ removing: false, fault: null })
  const sorry =
    (title: string) =>
    (error: unknown): void => {
      if (!(error instanceof NotProven)) notify.danger(title, { id: 'profile', detail: say(failureOf(error)) })
    }

  const send = (answer: ProfileAnswer): void => {
    setRefused(null)
    withProof(() => save(answer)).then(
      (saved) => {
        if (answer.password) {
          // Another password ends every session, this one too.
          notify.success(t('passwordSaved'))
          void session.signInAgain()
        } else notify.success(saved.pendingEmail && answer.newEmail ? t('confirmEmail', { email: saved.pendingEmail }) : t('saved'))
      },
      (error: unknown) => {
        const code = codeOf(error)
        if (code === null) sorry(t('notSaved'))(error)
        else setRefused({ code, text: say(failureOf(error)) })
      },
    )
  }

  return (
    <ProfileView
      state={
        profile ? { kind: 'ready', profile } : failure ? { kind: 'failed', advice: say(failure), onRetry: again } : { kind: 'loading' }
      }
      sessions={sessions}
      display={display}
      plan={plan}
      saving={saving}
      refused={refused}
      methods={own ? methods : null}
      tokens={tokens}
      proof={
        question && {
          sending: question.sending,
          fault: question.failure && { code: question.failure.code, text: say(question.failure) },
          onProve: question.prove,
          onClose: question.close,
        }
      }
      removal={removal}
      storesHref={storesHref}
      onSave={send}
      onWithdrawEmail={() => void withdrawEmail().then(() => notify.success(t('withdrawn')), sorry(t('notWithdrawn')))}
      onEndSession={({ id }) => void endSession(id).then(() => notify.success(t('sessions.ended')), sorry(t('sessions.notEnded')))}
      onSignOutEverywhere={() => void signOutEverywhere().then(() => session.signOut(), sorry(t('sessions.notSignedOut')))}
      onExport={() =>
        void withProof(data).then(
          (all) => download(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), `${product.slug}.json`),
          sorry(t('notExported')),
        )
      }
      onDelete={(given) => {
        setRemoval({ removing: true, fault: null })
        withProof(() => remove(given)).then(
          () => session.signOut(),
          (error: unknown) =>
            setRemoval({
              removing: false,
              fault: error instanceof NotProven ? null : { code: codeOf(error), text: say(failureOf(error)) },
            }),
        )
      }}
    />
  )
}

import { type ReactNode, useState } from 'react'
import { ApiProblem, failureOf, useSession } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { speak, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useProfile } from '../data/use-profile.ts'
import type { ProfileAnswer, ProfileRefusal } from '../model/profile-answer.ts'
import { ProfileView } from '../views/profile-view.tsx'

export interface ProfilePageProps {
  header: ReactNode
  /** Chooses the appearance. */
  appearance: ReactNode
  /** The plan of the current store. */
  plan: ReactNode
  storesHref: string
}

/** Hands a file to the browser. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

const codeOf = (error: unknown): string | null => (error instanceof ApiProblem ? failureOf(error).code : null)

/** The person's own profile. */
export function ProfilePage({ header, appearance, plan, storesHref }: ProfilePageProps) {
  const t = useSentences('profile')
  const say = useFailureSentence()
  const session = useSession()
  const { profile, sessions, failure, again, saving, save, signOutEverywhere, data, remove } = useProfile()
  const [refused, setRefused] = useState<ProfileRefusal | null>(null)
  const [removal, setRemoval] = useState<{ removing: boolean; fault: ProfileRefusal | null }>({ removing: false, fault: null })
  const sorry =
    (title: string) =>
    (error: unknown): void =>
      notify.danger(title, { id: 'profile', detail: say(failureOf(error)) })

  const send = (answer: ProfileAnswer): void => {
    setRefused(null)
    save(answer).then(
      (saved) => {
        void speak(answer.language)
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
      header={header}
      state={
        profile ? { kind: 'ready', profile } : failure ? { kind: 'failed', advice: say(failure), onRetry: again } : { kind: 'loading' }
      }
      sessions={sessions}
      appearance={appearance}
      plan={plan}
      saving={saving}
      refused={refused}
      removal={removal}
      storesHref={storesHref}
      onSave={send}
      onSignOutEverywhere={() => void signOutEverywhere().then(() => session.signOut(), sorry(t('notSignedOut')))}
      onExport={() => void data().then((all) => download('samara.json', JSON.stringify(all, null, 2)), sorry(t('notExported')))}
      onDelete={(given) => {
        setRemoval({ removing: true, fault: null })
        remove(given).then(
          () => session.signOut(),
          (error: unknown) => setRemoval({ removing: false, fault: { code: codeOf(error), text: say(failureOf(error)) } }),
        )
      }}
    />
  )
}

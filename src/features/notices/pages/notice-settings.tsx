import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useNoticeSettings } from '../data/use-notice-settings.ts'
import { NoticeSettingsView } from '../views/notice-settings-view.tsx'

/** What the person is notified of. Each choice holds as soon as it is made. */
export function NoticeSettings() {
  const t = useSentences('notices')
  const say = useFailureSentence()
  const { settings, failure, again, save } = useNoticeSettings()
  return (
    <NoticeSettingsView
      state={settings ? { kind: 'ready', settings } : failure ? { kind: 'failed', advice: say(failure), again } : { kind: 'loading' }}
      onChange={(next) => {
        save(next).catch((error: unknown) => notify.danger(t('notKept'), { id: 'notice-settings', detail: say(failureOf(error)) }))
      }}
    />
  )
}

import type { Notice } from '../../../../contract/index.ts'
import { failureOf, type Failure } from '../../../api/index.ts'
import type { DemandedProps } from '../../../design/on-demand/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useNoticeCommands } from '../data/use-notice-commands.ts'
import type { NoticeTarget } from '../model/notice-details.ts'
import { NoticesView } from '../views/notices-view.tsx'

export interface NoticeListProps extends DemandedProps {
  store: string | null
  notices: readonly Notice[] | undefined
  failure: Failure | undefined
  again: () => void
  hrefOf: (target: NoticeTarget) => string
  settingsHref: string
}

/** What happened, behind its bell. */
export function NoticeList({ store, notices, failure, again, onOpenChange, ...rest }: NoticeListProps) {
  const t = useSentences('notices')
  const say = useFailureSentence()
  const { read, clear } = useNoticeCommands(store ?? '')
  const sorry = (error: unknown): void => notify.danger(t('notKept'), { id: 'notices', detail: say(failureOf(error)) })
  return (
    <NoticesView
      {...rest}
      onOpenChange={onOpenChange}
      state={
        store === null
          ? { kind: 'ready', notices: [] }
          : notices
            ? { kind: 'ready', notices }
            : failure
              ? { kind: 'failed', again }
              : { kind: 'loading' }
      }
      now={new Date().toISOString()}
      onRead={(id, followed) => {
        read([id]).catch(sorry)
        if (followed) onOpenChange(false)
      }}
      onReadAll={() => void read(null).catch(sorry)}
      onClear={() => void clear().catch(sorry)}
    />
  )
}

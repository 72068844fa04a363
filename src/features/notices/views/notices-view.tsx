import type { ReactElement } from 'react'
import type { Notice } from '../../../../contract/index.ts'
import { Link } from '../../../design/link/index.ts'
import { NotificationPanel } from '../../../design/notification-panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { byDayAndStore, dayOf } from '../model/group-notices.ts'
import { targetOf, type NoticeTarget } from '../model/notice-details.ts'
import { useNoticeText } from './use-notice-text.ts'

export type NoticesState = { kind: 'loading' } | { kind: 'failed'; again: () => void } | { kind: 'ready'; notices: readonly Notice[] }

export interface NoticesViewProps {
  /** The bell, where it stands already. */
  trigger?: ReactElement | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  state: NoticesState
  /** The present instant, ISO 8601. */
  now: string
  hrefOf: (target: NoticeTarget) => string
  /** Where one chooses what to be notified of. */
  settingsHref: string
  /** One of them was pressed; `followed` where that leads somewhere. */
  onRead: (id: string, followed: boolean) => void
  onReadAll: () => void
  onClear: () => void
}

/** What happened while one looked elsewhere: each in a sentence, with the way to where more is shown. */
export function NoticesView({
  trigger,
  open,
  onOpenChange,
  state,
  now,
  hrefOf,
  settingsHref,
  onRead,
  onReadAll,
  onClear,
}: NoticesViewProps) {
  const notices = state.kind === 'ready' ? state.notices : []
  const t = useSentences('notices')
  const format = useFormat()
  const textOf = useNoticeText()
  const [today, yesterday] = [dayOf(now), dayOf(new Date(Date.parse(now) - 86_400_000).toISOString())]
  const groupOf = ({ at, storeName }: Notice): string => {
    const day = dayOf(at)
    const named = day === today ? t('group.today') : day === yesterday ? t('group.yesterday') : format.day(day)
    return [named, storeName ?? t('group.account')].join(' · ')
  }
  return (
    <NotificationPanel
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      state={state.kind}
      now={now}
      notifications={byDayAndStore(notices).map((notice) => {
        const target = targetOf(notice)
        return {
          id: notice.id,
          at: notice.at,
          read: notice.read,
          ...textOf(notice),
          group: groupOf(notice),
          href: target ? hrefOf(target) : undefined,
        }
      })}
      onRead={(id) => {
        const notice = notices.find((each) => each.id === id)
        if (notice) onRead(id, targetOf(notice) !== null)
      }}
      onReadAll={onReadAll}
      onClear={onClear}
      settings={<Link href={settingsHref}>{t('settings.way')}</Link>}
      onRetry={state.kind === 'failed' ? state.again : undefined}
    />
  )
}

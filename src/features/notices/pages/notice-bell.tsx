import { useState } from 'react'
import { NotificationBell } from '../../../design/notification-panel/index.ts'
import { OnDemand } from '../../../design/on-demand/index.ts'
import { prepareSentences, useFormat, useSentences } from '../../../i18n/index.ts'
import { useNotices } from '../data/use-notices.ts'
import type { NoticeTarget } from '../model/notice-details.ts'

const load = () => Promise.all([import('./notice-list.tsx'), prepareSentences('notices')]).then(([{ NoticeList }]) => NoticeList)

export interface NoticeBellProps {
  /** Name of the store whose notices they are; null where there is none. */
  store: string | null
  hrefOf: (target: NoticeTarget) => string
  settingsHref: string
}

/** The bell of the header; what it tells is fetched when it is opened. */
export function NoticeBell({ store, hrefOf, settingsHref }: NoticeBellProps) {
  const t = useSentences('shell')
  const format = useFormat()
  const { notices, unread, failure, again } = useNotices(store)
  const [first, setFirst] = useState<{ store: string | null; unread: number } | null>(null)
  if (notices && first?.store !== store) setFirst({ store, unread })
  const unreadText = t('notices.unread', { count: unread, unread: format.number(unread) })
  return (
    <>
      <OnDemand
        popup="dialog"
        trigger={<NotificationBell unread={unread} label={unread > 0 ? `${t('notices.label')}, ${unreadText}` : t('notices.label')} />}
        load={load}
        given={{ store, notices, failure, again, hrefOf, settingsHref }}
      />
      {/* Announced when the number grows while the page is open, not at every load. */}
      <span role="status" className="sr-only">
        {first !== null && first.store === store && unread > first.unread ? `${t('notices.label')}, ${unreadText}` : ''}
      </span>
    </>
  )
}

import { useState } from 'react'
import { NotificationBell } from '../../../design/notification-panel/index.ts'
import { OnDemand } from '../../../design/on-demand/index.ts'
import { prepareSentences, useFormat, useSentences } from '../../../i18n/index.ts'
import { useNotices } from '../data/use-notices.ts'
import type { NoticeTarget } from '../model/notice-details.ts'

const load = () => Promise.all([import('./notice-list.tsx'), prepareSentences('notices')]).then(([{ NoticeList }]) => NoticeList)

export interface NoticeBellProps {
  hrefOf: (target: NoticeTarget) => string
}

/** The bell of the header; what it tells is fetched when it is opened. */
export function NoticeBell({ hrefOf }: NoticeBellProps) {
  const t = useSentences('shell')
  const format = useFormat()
  const { notices, unread, failure, again } = useNotices()
  const [first, setFirst] = useState<number | null>(null)
  if (first === null && notices) setFirst(unread)
  const unreadText = t('notices.unread', { count: unread, unread: format.number(unread) })
  return (
    <>
      <OnDemand
        popup="dialog"
        trigger={<NotificationBell unread={unread} label={unread > 0 ? `${t('notices.label')}, ${unreadText}` : t('notices.label')} />}
        load={load}
        given={{ notices, failure, again, hrefOf }}
      />
      {/* Announced when the number grows while the page is open, not at every load. */}
      <span role="status" className="sr-only">
        {first !== null && unread > first ? `${t('notices.label')}, ${unreadText}` : ''}
      </span>
    </>
  )
}

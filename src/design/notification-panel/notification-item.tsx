import { CardIcon, CredentialIcon, DangerIcon, HeldIcon, PartnerJoinedIcon, SuccessIcon } from '../icon/index.ts'
import { Anchor } from '../link/index.ts'
import { notificationItem, notificationMark, type NotificationKind } from './notification-panel.variants.ts'
import { useNotificationTexts } from './notification-panel.words.ts'
import type { Notification } from './notifications.ts'

const marks: Readonly<Record<NotificationKind, typeof CardIcon>> = {
  finished: SuccessIcon,
  failed: DangerIcon,
  held: HeldIcon,
  credential: CredentialIcon,
  card: CardIcon,
  partner: PartnerJoinedIcon,
}

interface NotificationItemProps {
  notification: Notification
  now: string
  onRead: (id: string) => void
}

/** One thing that happened. Following it, or pressing it, makes it read. */
export function NotificationItem({ notification: { id, kind, title, detail, at, read, href }, now, onRead }: NotificationItemProps) {
  const { say, since } = useNotificationTexts()
  const Mark = marks[kind]
  const press = (): void => onRead(id)
  const look = `text-left outline-none after:absolute after:inset-0 after:rounded-xs after:-outline-offset-2 after:outline-focus focus-visible:after:outline-2 no-underline ${read ? '' : 'font-medium'}`
  const name = (
    <>
      {title}
      {!read && <span className="sr-only"> ({say.unread})</span>}
    </>
  )
  return (
    <li data-unread={read ? undefined : ''} className={notificationItem()}>
      <span aria-hidden className={notificationMark({ kind })}>
        <Mark />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        {href !== undefined ? (
          <Anchor href={href} className={look} onClick={press}>
            {name}
          </Anchor>
        ) : read ? (
          <p>{title}</p>
        ) : (
          <button type="button" className={look} onClick={press}>
            {name}
          </button>
        )}
        {detail && <p className="text-sm text-muted">{detail}</p>}
        <time dateTime={at} className="block text-xs text-muted">
          {since(at, now)}
        </time>
      </div>
      {!read && <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-accent-mark" />}
    </li>
  )
}

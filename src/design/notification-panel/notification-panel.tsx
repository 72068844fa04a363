import type { ReactElement } from 'react'
import { Popover } from '../popover/index.ts'
import { NotificationBell } from './notification-bell.tsx'
import { countMark } from './notification-bell.variants.ts'
import { NotificationList, type NotificationListProps } from './notification-list.tsx'
import { useNotificationTexts } from './notification-panel.words.ts'

export interface NotificationPanelProps extends NotificationListProps {
  /** What opens it, where it stands there before the list is fetched. @default a bell with the number of what is unread */
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * The bell with the number of what is unread, and the list behind it.
 * @example <NotificationPanel notifications={notifications} now={now} onRead={read} onReadAll={readAll} onClear={clear} />
 */
export function NotificationPanel({ notifications, trigger, open, defaultOpen, onOpenChange, ...list }: NotificationPanelProps) {
  const { say } = useNotificationTexts()
  const unread = notifications.filter(({ read }) => !read).length
  return (
    <Popover
      label={say.heading}
      align="end"
      size="lg"
      padding="none"
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={trigger ?? <NotificationBell unread={unread} label={unread > 0 ? say.bell(countMark(unread), unread === 1) : say.heading} />}
    >
      <NotificationList notifications={notifications} {...list} />
    </Popover>
  )
}

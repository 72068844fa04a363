import { NoticesIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { Popover } from '../popover/index.ts'
import { NotificationList } from './notification-list.tsx'
import { bellCount } from './notification-panel.variants.ts'
import { useNotificationSpeech } from './notification-panel.words.ts'
import { countMark, type Notification } from './notifications.ts'

export type NotificationsState = 'loading' | 'failed' | 'ready'

export interface NotificationPanelProps {
  /** Newest first. */
  notifications: readonly Notification[]
  /** @default 'ready' */
  state?: NotificationsState | undefined
  /** The present instant, ISO 8601. */
  now: string
  /** One of them was followed or pressed. */
  onRead: (id: string) => void
  onReadAll: () => void
  onClear: () => void
  onRetry?: (() => void) | undefined
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * The bell with the number of what is unread, and the list behind it.
 * @example <NotificationPanel notifications={notifications} now={now} onRead={read} onReadAll={readAll} onClear={clear} />
 */
export function NotificationPanel({ notifications, open, defaultOpen, onOpenChange, ...list }: NotificationPanelProps) {
  const { say, number } = useNotificationSpeech()
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
      trigger={
        <SilentIconButton
          data-slot="notification-panel"
          label={unread > 0 ? say.bell(number(unread)) : say.heading}
          className="relative"
          icon={
            <>
              <NoticesIcon />
              {unread > 0 && (
                <span aria-hidden className={bellCount()}>
                  {countMark(unread)}
                </span>
              )}
            </>
          }
        />
      }
    >
      <NotificationList notifications={notifications} {...list} />
    </Popover>
  )
}

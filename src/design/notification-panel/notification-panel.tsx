import { NoticesIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { Popover } from '../popover/index.ts'
import { NotificationList, type NotificationListProps } from './notification-list.tsx'
import { bellCount } from './notification-panel.variants.ts'
import { useNotificationSpeech } from './notification-panel.words.ts'
import { countMark } from './notifications.ts'

export interface NotificationPanelProps extends NotificationListProps {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * The bell with the number of what is unread, and the list behind it.
 * @example <NotificationPanel notifications={notifications} now={now} onRead={read} onReadAll={readAll} onClear={clear} />
 */
export function NotificationPanel({ notifications, open, defaultOpen, onOpenChange, ...list }: NotificationPanelProps) {
  const { say } = useNotificationSpeech()
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
          label={unread > 0 ? say.bell(countMark(unread)) : say.heading}
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

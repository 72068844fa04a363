import type { ComponentProps } from 'react'
import { NoticesIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { bellCount, countMark } from './notification-bell.variants.ts'

export interface NotificationBellProps extends Omit<ComponentProps<typeof SilentIconButton>, 'icon'> {
  /** How many are unread. */
  unread: number
}

/**
 * The bell with the number of what is unread: the button of a `NotificationPanel` that is fetched when it is opened.
 * @example <NotificationBell unread={3} label="Notificaciones, 3 sin leer" />
 */
export function NotificationBell({ unread, ...button }: NotificationBellProps) {
  return (
    <SilentIconButton
      data-slot="notification-panel"
      icon={
        <span className="relative flex">
          <NoticesIcon />
          {unread > 0 && (
            <span aria-hidden className={bellCount()}>
              {countMark(unread)}
            </span>
          )}
        </span>
      }
      {...button}
    />
  )
}

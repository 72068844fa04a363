import { useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { CheckIcon, SynchroniseIcon } from '../icon/index.ts'
import { Illustration } from '../illustration/index.ts'
import { Segments } from '../segments/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import { useWords } from '../words/index.ts'
import { NotificationItem } from './notification-item.tsx'
import { useNotificationTexts } from './notification-panel.words.ts'
import { grouped, mostShown, type Notification } from './notifications.ts'

export type NotificationsState = 'loading' | 'failed' | 'ready'

export interface NotificationListProps {
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
  /** A way to what one is notified of. */
  settings?: ReactNode
}

/** What happened, newest first, with what can be done to all of it. */
export function NotificationList({
  notifications,
  state = 'ready',
  now,
  onRead,
  onReadAll,
  onClear,
  onRetry,
  settings,
}: NotificationListProps) {
  const { say, number } = useNotificationTexts()
  const words = useWords()
  const unread = notifications.filter(({ read }) => !read).length
  const [filter, setFilter] = useState<'all' | 'unread'>('all')
  const wanted = filter === 'all' ? notifications : notifications.filter(({ read }) => !read)
  const left = wanted.length - mostShown
  return (
    <div data-slot="notification-list" className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-12 shrink-0 items-center justify-between gap-2 border-b border-default py-1.5 pr-2 pl-4">
        <h2 className="text-lg font-semibold">{say.heading}</h2>
        {state === 'ready' && unread > 0 && (
          <Button tone="quiet" size="sm" icon={<CheckIcon />} onClick={onReadAll}>
            {say.readAll}
          </Button>
        )}
      </div>
      {state === 'loading' ? (
        <div aria-busy className="px-1">
          <span role="status" className="sr-only">
            {words.loading}
          </span>
          <SkeletonRows rows={4} pictures />
        </div>
      ) : state === 'failed' ? (
        <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
          <Illustration name="failed" size="sm" />
          <p className="text-muted">{say.failedTitle}</p>
          {onRetry && (
            <Button icon={<SynchroniseIcon />} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      ) : notifications.length === 0 ? (
        <div role="status" className="flex flex-col items-center gap-1 px-6 py-8 text-center">
          <Illustration name="done" size="sm" className="mb-1" />
          <p className="font-semibold">{say.emptyTitle}</p>
          <p className="text-sm text-balance text-muted">{say.emptyAdvice}</p>
        </div>
      ) : (
        <>
          <div className="shrink-0 border-b border-subtle px-3 py-2">
            <Segments
              size="sm"
              label={say.show}
              options={[
                { value: 'all', label: say.all },
                { value: 'unread', label: say.onlyUnread },
              ]}
              value={filter}
              onValueChange={setFilter}
            />
          </div>
          <div
            role="group"
            tabIndex={0}
            aria-label={say.heading}
            className="max-h-[26rem] min-h-0 flex-1 overflow-y-auto -outline-offset-2 outline-focus focus-visible:outline-2"
          >
            {wanted.length === 0 && (
              <p role="status" className="px-6 py-8 text-center text-muted">
                {say.emptyTitle}
              </p>
            )}
            {grouped(wanted.slice(0, mostShown)).map(({ group, all }) => (
              <div key={all[0]!.id} {...(group === undefined ? {} : { role: 'group', 'aria-label': group })}>
                {group !== undefined && <h3 className="bg-sunken px-4 py-1 text-xs font-medium text-muted wrap-anywhere">{group}</h3>}
                <ul className="divide-y divide-subtle">
                  {all.map((notification) => (
                    <NotificationItem key={notification.id} notification={notification} now={now} onRead={onRead} />
                  ))}
                </ul>
              </div>
            ))}
            {left > 0 && <p className="px-4 py-3 text-center text-sm text-muted">{say.older(number(left), left === 1)}</p>}
          </div>
          <div className="flex shrink-0 items-center justify-between gap-2 border-t border-default py-1.5 pr-2 pl-4">
            <span className="text-sm">{settings}</span>
            <Button tone="quiet" size="sm" onClick={onClear}>
              {say.clear}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

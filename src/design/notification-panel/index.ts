/** The bell, and what happened while one did something else. */
export { NotificationBell, type NotificationBellProps } from './notification-bell.tsx'
export { NotificationList, type NotificationListProps, type NotificationsState } from './notification-list.tsx'
export { NotificationPanel, type NotificationPanelProps } from './notification-panel.tsx'
export { notificationKinds, type NotificationKind } from './notification-panel.variants.ts'
export type { Notification } from './notifications.ts'

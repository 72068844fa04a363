import { cva } from 'class-variance-authority'

/** What it is about, and the colours of its mark. */
export const notificationKinds = {
  finished: 'bg-success-soft text-success',
  failed: 'bg-danger-soft text-danger',
  held: 'bg-warning-soft text-warning',
  credential: 'bg-danger-soft text-danger',
  card: 'bg-warning-soft text-warning',
  partner: 'bg-info-soft text-info',
} as const

export type NotificationKind = keyof typeof notificationKinds

export const notificationMark = cva('flex size-8 shrink-0 items-center justify-center rounded-full', {
  variants: { kind: notificationKinds },
})

/** One line each: rest, hover, unread. */
export const notificationItem = cva([
  'group/item relative flex gap-3 px-4 py-3',
  'hover:bg-hover',
  'data-unread:bg-accent-soft/50 data-unread:hover:bg-accent-soft',
])

import type { NotificationKind } from './notification-panel.variants.ts'

export interface Notification {
  id: string
  kind: NotificationKind
  /** What happened, in a sentence. */
  title: string
  /** What it means, what to do. */
  detail?: string | undefined
  /** When it happened, ISO 8601. */
  at: string
  read: boolean
  /** Where more is shown. */
  href?: string | undefined
  /** What it stands under, such as its day and its store; those of one group follow each other. */
  group?: string | undefined
}

/** More than this are not drawn; the oldest are counted. */
export const mostShown = 50

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How long ago: a unit and how many of it, or just now. */
export function ago(at: string, now: string): { unit: 'day' | 'hour' | 'minute' | 'second'; value: number } {
  const seconds = (new Date(now).getTime() - new Date(at).getTime()) / 1_000
  const step = seconds < 45 ? undefined : (steps.find((candidate) => seconds >= candidate.seconds) ?? steps[2])
  return step ? { unit: step.unit, value: Math.max(1, Math.floor(seconds / step.seconds)) } : { unit: 'second', value: 0 }
}

/** Notifications under their headings, in their sequence. */
export function grouped<Each extends Pick<Notification, 'group'>>(
  notifications: readonly Each[],
): { group: string | undefined; all: Each[] }[] {
  const groups: { group: string | undefined; all: Each[] }[] = []
  for (const notification of notifications) {
    const last = groups.at(-1)
    if (last && last.group === notification.group) last.all.push(notification)
    else groups.push({ group: notification.group, all: [notification] })
  }
  return groups
}

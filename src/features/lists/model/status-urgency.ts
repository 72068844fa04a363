import type { ListStatus } from '../../../../contract/index.ts'

/** Statuses, the most urgent first. */
const byUrgency: readonly ListStatus[] = [
  'failed',
  'done-with-errors',
  'drifted',
  'running',
  'waiting',
  'sent',
  'scheduled',
  'draft',
  'cancelled',
  'verified',
  'never',
]

/** For sorting by status: the most urgent first. */
export const urgencyOf = ({ status }: { status: ListStatus }): number => byUrgency.indexOf(status)

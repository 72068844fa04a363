import type { ListHealth } from './list-health.ts'
import type { ListStatus } from './list-status.ts'

/** Why somebody should look at a list, the most urgent first. */
export const attentionReasons = ['failed', 'drifted', 'sold-out', 'unpublished'] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** Why somebody should look at a list with this status and health; null where nothing needs it. A list has one reason: the most urgent. */
export function attentionOf(status: ListStatus, health: ListHealth): AttentionReason | null {
  if (status === 'failed' || status === 'done-with-errors') return 'failed'
  if (status === 'drifted') return 'drifted'
  if (health === 'sold-out-first') return 'sold-out'
  return status === 'draft' ? 'unpublished' : null
}

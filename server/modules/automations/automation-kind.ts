import { defineKind, defineRoutine } from '../../runs/index.ts'

/** A run of one automation. */
export const automationKind = defineKind(
  'automation',
  {
    ordering: { is: 'active', claims: 'subject', to: ['done', 'failed', 'cancelled'] },
    done: { is: 'ended', to: [] },
    failed: { is: 'ended', to: [] },
    cancelled: { is: 'ended', to: [] },
  },
  { event: 'automation', kept: 2_000 },
)

/** Begins the runs of a store's automations at their times. */
export const automationsKind = defineRoutine('automations')

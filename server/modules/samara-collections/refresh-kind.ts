import { defineKind } from '../../runs/index.ts'

/** A store's Samara collections follow what their filters read. */
export const refreshKind = defineKind(
  'samara-refresh',
  {
    refreshing: { is: 'active', claims: 'subject', to: ['done', 'failed', 'cancelled'] },
    done: { is: 'ended', to: [] },
    failed: { is: 'ended', to: ['refreshing'] },
    cancelled: { is: 'ended', to: ['refreshing'] },
  },
  { kept: 20 },
)

import { limits } from '../../../contract/index.ts'
import { defineKind } from '../../runs/index.ts'

/** A configuration is tried on all lists of a store's level. */
export const backtestKind = defineKind(
  'backtest',
  {
    testing: { is: 'active', claims: 'subject', to: ['done', 'failed', 'cancelled'] },
    done: { is: 'ended', to: [] },
    failed: { is: 'ended', to: [] },
    cancelled: { is: 'ended', to: [] },
  },
  { kept: limits.backtest.runs },
)

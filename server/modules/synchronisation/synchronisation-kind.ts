import type { SynchronisationScope, SynchronisationState } from '../../../contract/index.ts'
import { defineKind, type Run, type StateOf } from '../../runs/index.ts'

/**
 * The life of a synchronisation. What is done while it runs are its phases;
 * they stand in its own row, so that it goes on there after it was stopped.
 */
export const synchronisationKind = defineKind(
  'synchronisation',
  {
    running: { is: 'active', claims: 'subject', to: ['done', 'done-with-errors', 'failed', 'cancelled'] },
    done: { is: 'ended', to: [] },
    'done-with-errors': { is: 'ended', to: [] },
    failed: { is: 'ended', to: ['running'] },
    cancelled: { is: 'ended', to: ['running'] },
  },
  { event: 'synchronisation', kept: 100 },
)

export type SynchronisationStage = StateOf<typeof synchronisationKind>

/** The catalogue and the sales of a store come in beside each other, each once at a time. */
export const subjectOf = (scope: SynchronisationScope): string => (scope === 'sales' ? 'sales' : 'catalogue')

/** The state that people are shown. */
export const shownState = ({ state, waitsFor }: Pick<Run<SynchronisationStage>, 'state' | 'waitsFor'>): SynchronisationState =>
  state === 'running' && waitsFor !== 'nothing' ? 'waiting' : state

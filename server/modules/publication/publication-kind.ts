import { sql } from 'kysely'
import type { ListKind, ListReference, PublicationState } from '../../../contract/index.ts'
import { defineKind, isEnded, ruleOf, type Run, type StateOf } from '../../runs/index.ts'

/**
 * The life of a publication. `gathering`: a collection is read before its file goes in, and while that does (`replacing`) it is empty.
 * `checking`: the live ordering is read until it is correct or the time is up; `rechecking`: a person started another verification.
 */
export const publicationKind = defineKind(
  'publication',
  {
    scheduled: { is: 'scheduled', begins: 'planning', to: ['planning', 'cancelled'], claims: 'slot' },
    planning: { is: 'active', alone: 'store', claims: 'subject', to: ['writing', 'gathering', 'replacing', 'failed', 'cancelled'] },
    writing: { is: 'active', alone: 'store', claims: 'subject', to: ['checking', 'failed', 'cancelled'] },
    gathering: { is: 'active', alone: 'store', claims: 'subject', to: ['replacing', 'failed', 'cancelled'] },
    replacing: { is: 'active', alone: 'store', claims: 'subject', unstoppable: true, to: ['checking', 'failed'] },
    checking: { is: 'active', to: ['planning', 'verified', 'done-with-errors', 'superseded', 'failed', 'cancelled'] },
    rechecking: { is: 'active', to: ['verified', 'done-with-errors', 'superseded', 'failed', 'cancelled'] },
    verified: { is: 'ended', to: ['rechecking'] },
    'done-with-errors': { is: 'ended', to: ['planning', 'rechecking'] },
    failed: { is: 'ended', to: ['planning', 'rechecking'] },
    cancelled: { is: 'ended', to: ['planning', 'rechecking'] },
    superseded: { is: 'ended', to: [] },
  },
  { event: 'publication' },
)

export type PublicationStage = StateOf<typeof publicationKind>

/** The state that is shown to people. */
export function shownState({ state, waitsFor }: Pick<Run<PublicationStage>, 'state' | 'waitsFor'>): PublicationState {
  switch (state) {
    case 'planning':
    case 'writing':
    case 'gathering':
    case 'replacing':
      return waitsFor === 'nothing' ? 'running' : 'waiting'
    case 'checking':
    case 'rechecking':
      return 'sent'
    case 'superseded':
      return 'done-with-errors'
    case 'scheduled':
    case 'verified':
    case 'done-with-errors':
    case 'failed':
    case 'cancelled':
      return state
  }
}

const stages = Object.keys(publicationKind.states) as PublicationStage[]

/** Stages in which a publication claims its list: only one publication of a list can be in one of them. */
export const stagesUnderWay = stages.filter((stage) => {
  const rule = ruleOf(publicationKind, stage)
  return rule.is === 'active' && rule.claims === 'subject'
})
/** Stages in which all is written and the live ordering is being verified. */
export const stagesSent = stages.filter((stage) => shownState({ state: stage, waitsFor: 'nothing' }) === 'sent')

/** True when all is written and the live ordering is being verified. */
export const isSent = ({ state }: { state: PublicationStage }): boolean => stagesSent.includes(state)
/** True when it has ended. */
export const hasEnded = ({ state }: { state: PublicationStage }): boolean => isEnded(publicationKind, state)

/** Stages as SQL, for `in (…)`. */
export const inSql = (...written: PublicationStage[]) => sql.join(written.map((stage) => sql.lit(stage)))

/** The subject of a run: its list. */
export const subjectOf = ({ kind, id }: { kind: string; id: number }): string => `${kind}:${id}`
/** The list of a run's subject. */
export function listOf(subject: string): ListReference {
  const [kind, id] = subject.split(':') as [ListKind, string]
  return { kind, id: Number(id) }
}
/** The slot that a scheduled publication claims for its list: the minute of its start. */
export const slotOf = (at: Date): string => at.toISOString().slice(0, 16)

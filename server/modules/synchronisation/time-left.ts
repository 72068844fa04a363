import type { SynchronisationPhase, SynchronisationState } from '../../../contract/index.ts'
import { mostExactStock, nightlyPart, phasesOf } from './phases.ts'
import type { SynchronisationRow } from './synchronisation.repository.ts'

/** Roughly how many calls a platform is asked for one product (sales: one day) in each phase. */
const callsPer: Record<SynchronisationPhase, number> = {
  structure: 0,
  offers: 1 / 50 + 1 / 250,
  details: 1,
  stock: 2,
  collections: 10,
  sales: 10,
}
/** Seconds before a pace can be shown, and how many must have been done. */
const leastSeconds = 3
const leastDone = 10

type Known = Pick<SynchronisationRow, 'scope' | 'withProducts' | 'phase' | 'phaseStartedAt' | 'done' | 'doneBefore' | 'total' | 'read'> & {
  state: SynchronisationState
}

/** How many come in a minute in the present phase; null until that is known. */
export function perMinute({ state, phaseStartedAt, done, doneBefore }: Known, now: Date): number | null {
  if (state !== 'running' || phaseStartedAt === null) return null
  const seconds = (now.getTime() - phaseStartedAt.getTime()) / 1000
  return seconds < leastSeconds || done - doneBefore < leastDone ? null : Math.round(((done - doneBefore) * 60) / seconds)
}

/** Products that a later phase will read, as far as is known by now. */
function expected(phase: SynchronisationPhase, { scope, total }: Known): number {
  if (phase === 'details') return scope === 'nightly' ? Math.ceil((total ?? 0) / nightlyPart) : (total ?? 0)
  if (phase === 'stock') return (total ?? 0) <= mostExactStock ? (total ?? 0) : 0
  return 0
}

/**
 * Seconds until all phases have ended: the present one at its pace, those to come by the calls that they need; null until that is known.
 */
export function secondsLeft(row: Known, callsPerSecond: number, now: Date): number | null {
  if (row.state !== 'running' || row.phase === null || row.phase === 'structure' || row.total === null) return null
  const pace = perMinute(row, now)
  const remaining = Math.max(0, row.total - row.done)
  const present = pace ? (remaining * 60) / pace : (remaining * callsPer[row.phase]) / callsPerSecond
  const phases = phasesOf(row)
  const after = phases.slice(phases.indexOf(row.phase) + 1).reduce((calls, phase) => calls + expected(phase, row) * callsPer[phase], 0)
  return Math.ceil(present + after / callsPerSecond)
}

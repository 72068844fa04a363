import { type MassOutcome, numberInGroup, type OrderableList, type ProblemCode } from '../../../../contract/index.ts'
import type { Recipe } from './recipe.ts'

/** Why a list could not be previewed or ordered. */
export interface Refusal {
  code: ProblemCode | 'network/unreachable'
  retryAfter?: number
}

/** What is asked for a list: what would become of it, or that it be so. */
export type Task = 'preview' | 'apply'

/**
 * How far one list is. `stale`: somebody else saved it after the preview; `stopped`: the preview was called off before its turn.
 */
export type LineState = 'waiting' | 'working' | 'previewed' | 'stopped' | 'saved' | 'unchanged' | 'stale' | 'failed'

export interface RunLine {
  list: OrderableList
  task: Task
  state: LineState
  /** What the last good answer said. */
  outcome: MassOutcome | null
  failure: Refusal | null
}

/** One recipe on its way through many lists. The recipe stays as it was when it began. */
export interface Run {
  recipe: Recipe
  lines: readonly RunLine[]
}

export const begin = (recipe: Recipe, lists: readonly OrderableList[]): Run => ({
  recipe,
  lines: lists.map((list) => ({ list, task: 'preview', state: 'waiting', outcome: null, failure: null })),
})

const withLine = (run: Run, id: number, next: (line: RunLine) => RunLine): Run => ({
  ...run,
  lines: run.lines.map((line) => (numberInGroup(line.list) === id ? next(line) : line)),
})

export const nextWaiting = ({ lines }: Run): RunLine | undefined => lines.find(({ state }) => state === 'waiting')

export const isWorking = ({ lines }: Run): boolean => lines.some(({ state }) => state === 'waiting' || state === 'working')

export const started = (run: Run, id: number): Run => withLine(run, id, (line) => ({ ...line, state: 'working', failure: null }))

export const answered = (run: Run, id: number, outcome: MassOutcome): Run =>
  withLine(run, id, (line) => ({ ...line, outcome, state: outcome.result === 'preview' ? 'previewed' : outcome.result }))

export const refused = (run: Run, id: number, failure: Refusal): Run =>
  withLine(run, id, (line) => ({ ...line, failure, state: failure.code === 'ordering/stale-version' ? 'stale' : 'failed' }))

/** The previewed lists that are chosen wait to be ordered, with what their previews saw. */
export const apply = (run: Run, chosen: ReadonlySet<number>): Run => ({
  ...run,
  lines: run.lines.map((line) =>
    line.state === 'previewed' && chosen.has(numberInGroup(line.list)) ? { ...line, task: 'apply', state: 'waiting' } : line,
  ),
})

const leftOver = ({ state }: RunLine): boolean => state === 'failed' || state === 'stale' || state === 'stopped'

/** What did not go well is asked again: a list that somebody else saved must be seen anew before it is ordered. */
export const again = (run: Run): Run => ({
  ...run,
  lines: run.lines.map((line) =>
    leftOver(line) ? { ...line, task: line.state === 'failed' ? line.task : 'preview', state: 'waiting', failure: null } : line,
  ),
})

/** Whatever has not begun is called off; what is being ordered is not torn apart. A preview that was begun is called off as well. */
export const stop = (run: Run): Run => ({
  ...run,
  lines: run.lines.map((line) => {
    if (line.state === 'waiting')
      return { ...line, task: 'preview', state: line.outcome?.result === 'preview' && line.task === 'apply' ? 'previewed' : 'stopped' }
    return line.state === 'working' && line.task === 'preview' ? { ...line, state: 'stopped' } : line
  }),
})

export interface RunCounts {
  total: number
  /** Previewed and not asked for yet. */
  previewed: number
  saved: number
  unchanged: number
  /** Saved by somebody else, failed, or called off. */
  left: number
  /** Lists whose turn has come in what is under way, and how many take part. */
  done: number
  of: number
  /** What is under way, where something is. */
  task: Task | null
}

/** How far everything is. */
export function countsOf(run: Run): RunCounts {
  const count = (...states: LineState[]): number => run.lines.filter(({ state }) => states.includes(state)).length
  const under = run.lines.filter(({ state }) => state === 'waiting' || state === 'working')
  const task = under.length === 0 ? null : under.some((line) => line.task === 'apply') ? 'apply' : 'preview'
  const taking = task === 'apply' ? run.lines.filter((line) => line.task === 'apply') : run.lines
  return {
    total: run.lines.length,
    previewed: count('previewed'),
    saved: count('saved'),
    unchanged: count('unchanged'),
    left: run.lines.filter(leftOver).length,
    done: taking.length - under.length,
    of: taking.length,
    task,
  }
}

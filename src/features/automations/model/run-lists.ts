import type { AutomationOutcome, AutomationRunList, ProposalState } from '../../../../contract/index.ts'

/** What somebody has to decide comes first, then what was done, then what was left. */
const urgency: Record<AutomationOutcome, number> = {
  proposed: 0,
  'first-screen': 1,
  places: 1,
  gain: 3,
  publishing: 2,
  'unpublished-work': 3,
  'outside-limits': 3,
  'not-scored': 3,
  gone: 3,
  busy: 3,
  'other-automation': 4,
  unchanged: 5,
}

type Decided = Exclude<ProposalState, 'waiting'>

/** What was decided of the list's proposal; null where it has none, or it waits. */
export const decidedOf = ({ proposalState }: AutomationRunList): Decided | null => (proposalState === 'waiting' ? null : proposalState)

/** Whether somebody has to decide on the list: its proposal waits. */
export const waits = ({ proposalState }: AutomationRunList): boolean => proposalState === 'waiting'

const urgencyOf = (line: AutomationRunList): number => {
  const decided = decidedOf(line)
  if (decided === null) return urgency[line.outcome]
  return decided === 'published' ? urgency.publishing : urgency.gain
}

/** The lists of a run in the sequence in which they matter; alike, as they were worked on. */
export const byUrgency = (lists: readonly AutomationRunList[]): AutomationRunList[] =>
  lists.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))

/**
 * How many lists of a run were published, by itself or once approved, how
 * many had nothing to change, and how many are as they were for a reason.
 */
export function countOutcomes(lists: readonly AutomationRunList[]): { ordered: number; unchanged: number; held: number } {
  const ordered = lists.filter((line) => line.outcome === 'publishing' || decidedOf(line) === 'published').length
  const unchanged = lists.filter(({ outcome }) => outcome === 'unchanged').length
  return { ordered, unchanged, held: lists.length - ordered - unchanged }
}

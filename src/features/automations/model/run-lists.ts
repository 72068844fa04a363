import type { AutomationOutcome, AutomationRunList } from '../../../../contract/index.ts'

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

/** The lists of a run in the sequence in which they matter; alike, as they were worked on. */
export const byUrgency = (lists: readonly AutomationRunList[]): AutomationRunList[] =>
  lists.toSorted((one, other) => urgency[one.outcome] - urgency[other.outcome])

/** Whether a guard rail stopped the list: it waits as a proposal. */
export const isGuarded = (outcome: AutomationOutcome): boolean => outcome === 'first-screen' || outcome === 'places'

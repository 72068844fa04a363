import type { Goal, Rules } from './orderings.ts'

/** What somebody has chosen so far. */
export interface Plan {
  goal: Goal
  lists: readonly string[]
  rules: Rules
  /** How much of the first screen may change, in percent. */
  largest: number
  approval: boolean
  when: 'now' | 'later' | 'weekly'
  /** ISO 8601. */
  at: string | null
}

export const firstPlan: Plan = {
  goal: 'revenue',
  lists: ['Mugs', 'T-Light Holders', 'Cake Stands'],
  rules: { soldOutLast: true, brandRun: 3, newEvery: 0 },
  largest: 40,
  approval: true,
  when: 'weekly',
  at: '2026-11-23T06:00:00Z',
}

export interface StepProps {
  plan: Plan
  onPlan: (change: Partial<Plan>) => void
}

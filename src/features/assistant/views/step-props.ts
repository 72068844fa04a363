import type { AssistantPlan } from '../../../../contract/index.ts'

/** What every step is given. */
export interface StepProps {
  plan: AssistantPlan
  onPlan: (change: Partial<AssistantPlan>) => void
}

import type { ReactNode } from 'react'
import type { StepState } from './stepper.variants.ts'

export interface Step {
  value: string
  title: string
  /** A second, quieter line: what was chosen, what failed. */
  detail?: ReactNode
  /** Instead of what its place says: before the current one done, after it coming. */
  state?: StepState | undefined
}

export interface PlacedStep extends Step {
  state: StepState
  number: number
  current: boolean
}

/** Every step with its number and its state. */
export function placed(steps: readonly Step[], current: string): PlacedStep[] {
  const at = steps.findIndex(({ value }) => value === current)
  return steps.map((step, index) => ({
    ...step,
    number: index + 1,
    current: index === at,
    state: step.state ?? (index < at ? 'done' : index === at ? 'current' : 'coming'),
  }))
}

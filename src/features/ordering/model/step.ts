import type { Arrangement, Criterion, Edit, Rules } from '../../../../contract/index.ts'

/** The name of a step, for undo, redo and the history. */
export type StepName =
  /** `to` is the position of the first moved product, from 1; `single` the product's name where it was one. */
  | { kind: 'moved'; products: number; single: string | null; to: number }
  | { kind: 'pinned'; products: number; single: string | null; to: number }
  | { kind: 'released'; products: number; single: string | null }
  | { kind: 'sorted'; criteria: readonly Criterion[]; moved: number }
  | { kind: 'rules'; rules: Rules; before: Rules }
  | { kind: 'file'; products: number }
  | { kind: 'version'; moved: number }

/** A step: its edit, its name, its time (milliseconds since 1970), and what undoes it. */
export interface Step {
  readonly edit: Edit
  readonly name: StepName
  readonly at: number
  readonly back: WayBack
}

/** What undoes a step: the former places of the moved products in the sequence (ascending, from 0), or the arrangement before it. */
export type WayBack = { kind: 'places'; products: readonly number[]; from: readonly number[] } | { kind: 'whole'; before: Arrangement }

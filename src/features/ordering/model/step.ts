import type { Arrangement, Criterion, Edit, Rules } from '../../../../contract/index.ts'

/** What a step did, so that undo, redo and the history can name it. */
export type StepName =
  /** `to` is the position of the first moved product, from 1; `single` the product's name where it was one. */
  | { kind: 'moved'; products: number; single: string | null; to: number }
  | { kind: 'pinned'; products: number; single: string | null; to: number }
  | { kind: 'released'; products: number; single: string | null }
  | { kind: 'sorted'; criteria: readonly Criterion[]; moved: number }
  | { kind: 'rules'; rules: Rules; before: Rules }
  | { kind: 'file'; products: number }
  | { kind: 'version'; moved: number }

/** One thing that was done: what was meant, how it is called, when (milliseconds since 1970), and the way back. */
export interface Step {
  readonly edit: Edit
  readonly name: StepName
  readonly at: number
  readonly back: WayBack
}

/** What takes a step back: where moved products stood in the sequence (ascending, from 0), else the arrangement before it. */
export type WayBack = { kind: 'places'; products: readonly number[]; from: readonly number[] } | { kind: 'whole'; before: Arrangement }

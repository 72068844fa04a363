import {
  type Input,
  limits,
  type Move,
  type OrderingSource,
  pinList,
  sameSequence,
  type saveSortTable,
} from '../../../../contract/index.ts'
import { sameArrangement, type History } from './history.ts'
import type { ListTable } from './list-table.ts'
import type { Step } from './step.ts'

type Body = Input<typeof saveSortTable>['body']
/** The part of a request that saves an ordering. */
export type Saving = Pick<Body, 'products' | 'moves' | 'pins' | 'rules' | 'source' | 'steps'>

const changesSequence = ({ edit }: Step): boolean => edit.kind !== 'pin' && edit.kind !== 'rules'

/** The moves since the saved version; null when something else changed too, or when the whole sequence is shorter. */
function movesOf(done: readonly Step[], length: number): Move[] | null {
  const changing = done.filter(changesSequence)
  const moves = changing.flatMap(({ edit }) => (edit.kind === 'move' ? [{ products: edit.products, after: edit.after }] : []))
  const moved = moves.reduce((sum, { products }) => sum + products.length + 1, 0)
  return moves.length === changing.length && moves.length <= limits.list.movesPerSave && moved < length ? moves : null
}

/** The origin of the version: the last step that changed the whole ordering. */
function sourceOf(done: readonly Step[]): OrderingSource {
  const last = done.findLast(({ edit }) => edit.kind === 'sort' || edit.kind === 'replace')?.edit
  if (last?.kind === 'sort') return 'criteria'
  if (last?.kind === 'replace') return last.from
  return done.length > 0 && done.every(({ edit }) => edit.kind === 'rules') ? 'rules' : 'hand'
}

/** The request that saves an edit: the moves since the saved version, or the whole sequence; pins and rules only when they changed. */
export function savingOf({ present, done }: Pick<History, 'present' | 'done'>, { saved }: Pick<ListTable, 'saved'>): Saving {
  const moves = movesOf(done, present.sequence.length)
  const sequence = sameSequence(present.sequence, saved.sequence)
    ? {}
    : moves && moves.length > 0
      ? { moves }
      : { products: Array.from(present.sequence) }
  const parts = { ...saved, sequence: present.sequence }
  const pins = sameArrangement({ ...parts, pins: present.pins }, parts) ? {} : { pins: pinList(present.pins) }
  const rules = sameArrangement({ ...parts, rules: present.rules }, parts) ? {} : { rules: present.rules }
  const changedParts = { ...sequence, ...pins, ...rules }
  // Steps that cancel each other out are saved too: the new version shows that a person confirmed the ordering.
  return { ...(Object.keys(changedParts).length > 0 ? changedParts : { rules: present.rules }), source: sourceOf(done), steps: done.length }
}

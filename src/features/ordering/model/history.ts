import {
  applyEdit,
  applyMove,
  type Arrangement,
  type Edit,
  isPlain,
  pinList,
  sameRules,
  sameSequence,
  type Sequence,
} from '../../../../contract/index.ts'
import { type ListTable, viewOf } from './list-table.ts'
import type { Step, StepName, WayBack } from './step.ts'

/**
 * An ordering that is being edited: the present arrangement, the view that
 * shoppers would get, the steps that were done, and those that were undone.
 */
export interface History {
  readonly present: Arrangement
  readonly view: Sequence
  readonly done: readonly Step[]
  /** The last one last. */
  readonly undone: readonly Step[]
}

export const beginAt = (list: ListTable, saved: Arrangement = list.saved): History => ({
  present: saved,
  view: viewOf(list, saved),
  done: [],
  undone: [],
})

export const isDirty = ({ done }: Pick<History, 'done'>): boolean => done.length > 0

const samePins = (one: Arrangement, other: Arrangement): boolean =>
  one.pins === other.pins || JSON.stringify(pinList(one.pins)) === JSON.stringify(pinList(other.pins))

/** Whether two arrangements are the same in all their parts. */
export const sameArrangement = (one: Arrangement, other: Arrangement): boolean =>
  sameSequence(one.sequence, other.sequence) && samePins(one, other) && sameRules(one.rules, other.rules)

/** Applies an edit as a step. An edit that changes nothing adds no step; a new step removes the steps that could be redone. */
export function make(history: History, edit: Edit, list: ListTable, at: number): History {
  const before = history.present
  const present = applyEdit(before, edit, list)
  if (sameArrangement(before, present)) return history
  const view = isPlain(present) ? present.sequence : viewOf(list, present)
  const step: Step = { edit, at, name: nameOf(edit, history, view, list), back: wayBack(edit, before) }
  return { present, view, done: [...history.done, step], undone: [] }
}

function wayBack(edit: Edit, before: Arrangement): WayBack {
  if (edit.kind !== 'move') return { kind: 'whole', before }
  const moving = new Set(edit.products)
  const products: number[] = []
  const from: number[] = []
  for (let place = 0; place < before.sequence.length && products.length < moving.size; place++) {
    const product = before.sequence[place]!
    if (!moving.has(product)) continue
    products.push(product)
    from.push(place)
  }
  return { kind: 'places', products, from }
}

function nameOf(edit: Edit, before: History, view: Sequence, list: ListTable): StepName {
  const single = (products: readonly number[]): string | null => (products.length === 1 ? list.nameOf(products[0]!) : null)
  const positionOf = (product: number | undefined): number => (product === undefined ? 0 : view.indexOf(product) + 1)
  const changed = (): number => view.reduce((sum, product, place) => sum + Number(product !== before.view[place]), 0)
  switch (edit.kind) {
    case 'move':
      return { kind: 'moved', products: edit.products.length, single: single(edit.products), to: positionOf(edit.products[0]) }
    case 'pin': {
      const products = edit.pins.map(({ product }) => product)
      return { kind: 'pinned', products: products.length, single: single(products), to: positionOf(products[0]) }
    }
    case 'release':
      return { kind: 'released', products: edit.products.length, single: single(edit.products) }
    case 'sort':
      return { kind: 'sorted', criteria: edit.criteria, moved: changed() }
    case 'rules':
      return { kind: 'rules', rules: edit.rules, before: before.present.rules }
    case 'replace':
      return edit.from === 'file' ? { kind: 'file', products: changed() } : { kind: 'version', moved: changed() }
  }
}

/** Undoes the last step: the exact inverse of doing it. */
export function undo(history: History, list: ListTable): History {
  const step = history.done.at(-1)
  if (!step) return history
  const { back } = step
  const present = back.kind === 'whole' ? back.before : { ...history.present, sequence: putBack(history.present.sequence, back) }
  return { present, view: viewOf(list, present), done: history.done.slice(0, -1), undone: [...history.undone, step] }
}

/** Redoes the step that was undone last. */
export function redo(history: History, list: ListTable): History {
  const step = history.undone.at(-1)
  if (!step) return history
  const present = applyEdit(history.present, step.edit, list)
  return { present, view: viewOf(list, present), done: [...history.done, step], undone: history.undone.slice(0, -1) }
}

function putBack(sequence: Sequence, { products, from }: Extract<WayBack, { kind: 'places' }>): Sequence {
  // Usually only a few products moved: then a move, which copies memory, is faster than comparing every product.
  if (products.length === 1) {
    const rest = applyMove(sequence, { products, after: null }).subarray(1)
    const place = from[0]!
    return applyMove(sequence, { products, after: place === 0 ? null : rest[place - 1]! })
  }
  const moving = new Set(products)
  const before = new Int32Array(sequence.length)
  let nextRest = 0
  let nextMoved = 0
  for (let place = 0; place < before.length; place++) {
    if (from[nextMoved] === place) {
      before[place] = products[nextMoved++]!
      continue
    }
    while (moving.has(sequence[nextRest]!)) nextRest++
    before[place] = sequence[nextRest++]!
  }
  return before
}

/** Undoes or redoes until so many steps are done. */
export function goTo(history: History, done: number, list: ListTable): History {
  let present = history
  while (present.done.length > Math.max(0, done)) present = undo(present, list)
  while (present.done.length < done && present.undone.length > 0) present = redo(present, list)
  return present
}

/** Applies stored edits to a list, which may have changed since. Edits that change nothing are dropped. */
export const replay = (list: ListTable, steps: readonly Pick<Step, 'edit' | 'at'>[]): History =>
  steps.reduce((history, { edit, at }) => make(history, edit, list, at), beginAt(list))

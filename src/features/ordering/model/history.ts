import { applyMove, type Move } from '../../../../contract/index.ts'

/** What a step did, so that undo and redo can name it. `to` is the position of the first moved product, from 1. */
export interface StepName {
  products: number
  /** Name of the product, where it was a single one. */
  single: string | null
  to: number
}

/** One move that was made, with what is needed to take it back: where its products stood, ascending, from 0. */
export interface Step {
  move: Move
  from: readonly number[]
  name: StepName
}

/** An ordering that is being edited: as it stands, the steps that led there, and those that were taken back. */
export interface History {
  order: readonly number[]
  done: readonly Step[]
  undone: readonly Step[]
}

export const beginAt = (order: readonly number[]): History => ({ order, done: [], undone: [] })

export const isDirty = (history: History): boolean => history.done.length > 0

/** Places, from 0, at which the move's products stand in the order, ascending. */
function placesOf(order: readonly number[], move: Move): number[] {
  const moving = new Set(move.products)
  const places: number[] = []
  order.forEach((product, place) => {
    if (moving.has(product)) places.push(place)
  })
  return places
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((product, at) => product === b[at])

/** Makes a move. A move that changes nothing is no step; a new step ends what could be redone. */
export function make(history: History, move: Move, nameOf: (product: number) => string): History {
  const order = applyMove(history.order, move)
  if (same(order, history.order)) return history
  const from = placesOf(history.order, move)
  // Only products that the order holds, in their order: what is sent must be what was seen.
  const products = from.map((place) => history.order[place] as number)
  const first = products[0] as number
  const name: StepName = { products: products.length, single: products.length === 1 ? nameOf(first) : null, to: order.indexOf(first) + 1 }
  return { order, done: [...history.done, { move: { products, after: move.after }, from, name }], undone: [] }
}

/** Takes the last step back: the exact inverse of making it. */
export function undo(history: History): History {
  const step = history.done.at(-1)
  if (!step) return history
  return { order: takeBack(history.order, step), done: history.done.slice(0, -1), undone: [...history.undone, step] }
}

/** Makes the step again that was taken back last. */
export function redo(history: History): History {
  const step = history.undone.at(-1)
  if (!step) return history
  return { order: applyMove(history.order, step.move), done: [...history.done, step], undone: history.undone.slice(0, -1) }
}

function takeBack(order: readonly number[], { move, from }: Step): number[] {
  const moving = new Set(move.products)
  const rest = order.filter((product) => !moving.has(product))
  const before: number[] = []
  let nextRest = 0
  let nextMoved = 0
  for (let place = 0; place < order.length; place++) {
    before.push((from[nextMoved] === place ? move.products[nextMoved++] : rest[nextRest++]) as number)
  }
  return before
}

/** Makes remembered moves anew on an order, possibly another one than they were made on. Those that change nothing fall away. */
export const replay = (order: readonly number[], moves: readonly Move[], nameOf: (product: number) => string): History =>
  moves.reduce((history, move) => make(history, move, nameOf), beginAt(order))

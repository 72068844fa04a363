import type { Criterion } from '../../../src/design/criteria-panel/index.ts'
import type { SortableMove } from '../../../src/design/sortable-list/index.ts'
import { all, isNew, productOf, scoreOf } from './products.ts'

/** Products that are held at a position, from 1. */
export type Pins = ReadonlyMap<number, number>

export const rules = ['soldOutLast', 'brandRuns', 'newness'] as const
export type Rule = (typeof rules)[number]

/** What a step did, to be named in words. */
export type StepName =
  | { kind: 'moved'; products: readonly number[]; position: number }
  | { kind: 'pinned' | 'released'; products: readonly number[] }
  | { kind: 'criteria'; moved: number }
  | { kind: 'rule'; rule: Rule; on: boolean }
  | { kind: 'imported'; lines: number }
  | { kind: 'restored'; day: string }
  | { kind: 'merged'; who: string }

/** One thing that was done, and what the list was after it. */
export interface Step {
  readonly name: StepName
  /** ISO 8601. */
  readonly at: string
  readonly order: readonly number[]
  readonly pins: Pins
  readonly rules: ReadonlySet<Rule>
}

/** With pinned products at their positions, the others keeping their sequence around them. */
export function holdPins(order: readonly number[], pins: Pins): readonly number[] {
  if (pins.size === 0) return order
  const rest = order.filter((id) => !pins.has(id))
  for (const [id, position] of [...pins].sort(([, a], [, b]) => a - b)) rest.splice(Math.min(position - 1, rest.length), 0, id)
  return rest
}

/** What a move makes of an order; pins stay. */
export function moved(order: readonly number[], { items, after }: SortableMove, pins: Pins): readonly number[] {
  const moving = new Set(items)
  const rest = order.filter((id) => !moving.has(id))
  return holdPins(rest.toSpliced(after === null ? 0 : rest.indexOf(after) + 1, 0, ...items), pins)
}

const apart = (order: readonly number[], last: (id: number) => boolean): readonly number[] => [...order.filter((id) => !last(id)), ...order.filter(last)]

/** At most so many of one brand after each other: the next of another brand is fetched from below. */
function runsOf(order: readonly number[], most: number): readonly number[] {
  const left = [...order]
  const made: number[] = []
  while (left.length > 0) {
    const run = made.slice(-most).map((id) => productOf(id).brand)
    const full = run.length === most && run.every((brand) => brand === run[0])
    const next = full ? left.findIndex((id) => productOf(id).brand !== run[0]) : 0
    made.push(...left.splice(Math.max(0, next), 1))
  }
  return made
}

/** A new product at every nth place, as far as there are any. */
function newnessEvery(order: readonly number[], every: number): readonly number[] {
  const fresh = order.filter((id) => isNew(productOf(id)))
  const rest = order.filter((id) => !isNew(productOf(id)))
  fresh.forEach((id, nth) => rest.splice(Math.min(rest.length, (nth + 1) * every - 1), 0, id))
  return rest
}

/** An order with the rules on top. */
export function ruled(order: readonly number[], on: ReadonlySet<Rule>, pins: Pins): readonly number[] {
  let next = order
  if (on.has('brandRuns')) next = runsOf(next, 2)
  if (on.has('newness')) next = newnessEvery(next, 8)
  if (on.has('soldOutLast')) next = apart(next, (id) => productOf(id).stock === 0)
  return holdPins(next, pins)
}

const values: Record<string, (id: number) => number | string> = {
  score: scoreOf,
  revenue: (id) => productOf(id).revenue[1],
  units: (id) => productOf(id).units[1],
  stock: (id) => productOf(id).stock,
  price: (id) => productOf(id).price,
  age: (id) => -productOf(id).age,
  name: (id) => productOf(id).name,
}

/** Put in order by criteria; what is equal keeps its sequence. */
export const byCriteria = (order: readonly number[], criteria: readonly Criterion[], pins: Pins): readonly number[] =>
  holdPins(
    [...order].sort((a, b) => {
      for (const { column, direction } of criteria) {
        const of = values[column]
        const [one, other] = of ? [of(a), of(b)] : [0, 0]
        const by = typeof one === 'string' ? one.localeCompare(String(other)) : one - Number(other)
        if (by !== 0) return direction === 'asc' ? by : -by
      }
      return 0
    }),
    pins,
  )

const bySales = [...all].sort((a, b) => b.revenue[2] - a.revenue[2]).map(({ id }) => id)
/** As it was saved and published last: by the sales of a quarter, sold-out products last, one pinned. */
export const savedPins: Pins = new Map([[bySales[9] as number, 3]])
const start: Pick<Step, 'pins' | 'rules'> = { pins: savedPins, rules: new Set<Rule>(['soldOutLast']) }
export const saved: readonly number[] = ruled(bySales, start.rules, savedPins)

/** Sold-out products back at the places that they had by their sales. */
export const restocked = (order: readonly number[], pins: Pins): readonly number[] =>
  holdPins(order, new Map([...bySales.flatMap((id, place) => (productOf(id).stock === 0 ? [[id, place + 1] as const] : [])), ...pins]))

/** What somebody did this morning. */
function morning(): readonly Step[] {
  const steps: Step[] = []
  const last = (): Pick<Step, 'order' | 'pins' | 'rules'> => steps.at(-1) ?? { ...start, order: saved }
  const put = (items: readonly number[], position: number, at: string): void => {
    const { order, pins, rules: on } = last()
    const rest = order.filter((id) => !items.includes(id))
    steps.push({ name: { kind: 'moved', products: items, position }, at, order: ruled(moved(order, { items, after: rest[position - 2] ?? null }, pins), on, pins), pins, rules: on })
  }
  const inStock = saved.filter((id) => productOf(id).stock > 0)
  const laggards = inStock.slice(0, 24).sort((a, b) => productOf(a).revenue[1] - productOf(b).revenue[1]).slice(0, 3)
  const risers = inStock.slice(24).sort((a, b) => productOf(b).revenue[1] - productOf(a).revenue[1]).slice(0, 3)
  const star = [...inStock].sort((a, b) => productOf(b).units[0] - productOf(a).units[0])[0] as number
  put(laggards, inStock.length - 2, '10:02')
  put(risers, 6, '10:09')
  put([star], 1, '10:14')
  const { order, pins, rules: on } = last()
  const best = [...inStock].sort((a, b) => productOf(b).revenue[1] - productOf(a).revenue[1])[0] as number
  const held = new Map([...pins, [best, 2]])
  steps.push({ name: { kind: 'pinned', products: [best] }, at: '10:20', order: ruled(order, on, held), pins: held, rules: on })
  return steps
}

export const beginning: Step = { ...start, order: saved, name: { kind: 'criteria', moved: 0 }, at: '' }
export const done: readonly Step[] = morning()

export interface SavedOrdering {
  readonly who: string
  /** ISO 8601. */
  readonly at: string
  readonly order: readonly number[]
}

/** What was saved, newest first; the newest is published. */
export const savedOrderings: readonly SavedOrdering[] = [
  { who: 'Ana Ruiz', at: '2026-11-19T16:40:00Z', order: saved },
  { who: 'Luis Ortega', at: '2026-11-02T09:12:00Z', order: byCriteria(bySales, [{ column: 'age', direction: 'desc' }], savedPins) },
  { who: 'Ana Ruiz', at: '2026-10-05T08:30:00Z', order: byCriteria(bySales, [{ column: 'price', direction: 'asc' }], savedPins) },
]

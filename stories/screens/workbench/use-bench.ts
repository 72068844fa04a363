import { useState } from 'react'
import { landingAtPosition, type Selection, type SortableMove } from '../../../src/design/sortable-list/index.ts'
import { beginning, done, moved, restocked, ruled, type Rule, type Step, type StepName } from './ordering.ts'

export interface Bench {
  /** As it stands. */
  present: Step
  steps: readonly Step[]
  /** How many of the steps are made; those after it were undone. */
  at: number
  goTo: (at: number) => void
  move: (move: SortableMove) => void
  /** As a block: 1 is the top, `Infinity` the bottom. */
  toPosition: (selection: Selection, position: number) => void
  pin: (selection: Selection, on: boolean) => void
  rule: (rule: Rule, on: boolean) => void
  order: (name: StepName, order: readonly number[]) => void
  /** As it was saved last. */
  saved: readonly number[]
  /** Keeps what there is; the steps are done with. */
  save: () => void
}

/**
 * What is done on the bench, step by step, and the way back.
 * @param unsaved whether the morning's work is still to be saved
 */
export function useBench(unsaved: boolean): Bench {
  const [steps, setSteps] = useState<readonly Step[]>(unsaved ? done : [])
  const [at, setAt] = useState(steps.length)
  const [base, setBase] = useState(beginning)
  const present = steps[at - 1] ?? base
  const push = (name: StepName, next: Partial<Omit<Step, 'name'>>): void => {
    setSteps([...steps.slice(0, at), { ...present, ...next, name, at: '10:24' }])
    setAt(at + 1)
  }
  return {
    present,
    steps,
    at,
    goTo: setAt,
    move: (move) => {
      const order = ruled(moved(present.order, move, present.pins), present.rules, present.pins)
      push({ kind: 'moved', products: move.items, position: order.indexOf(move.items[0] ?? 0) + 1 }, { order })
    },
    toPosition: (selection, position) => {
      const moving = new Set([...selection].filter((id) => !present.pins.has(id)))
      const first = Math.min(position, present.order.length - moving.size + 1)
      const move = landingAtPosition(present.order, moving, first)
      if (move) push({ kind: 'moved', products: move.items, position: first }, { order: ruled(moved(present.order, move, present.pins), present.rules, present.pins) })
    },
    pin: (selection, on) => {
      const products = [...selection].filter((id) => present.pins.has(id) !== on)
      if (products.length === 0) return
      const pins = new Map(present.pins)
      for (const id of products) {
        if (on) pins.set(id, present.order.indexOf(id) + 1)
        else pins.delete(id)
      }
      push({ kind: on ? 'pinned' : 'released', products }, { pins, order: ruled(present.order, present.rules, pins) })
    },
    rule: (rule, on) => {
      const next = new Set(present.rules)
      if (on) next.add(rule)
      else next.delete(rule)
      push({ kind: 'rule', rule, on }, { rules: next, order: ruled(rule === 'soldOutLast' && !on ? restocked(present.order, present.pins) : present.order, next, present.pins) })
    },
    order: (name, order) => push(name, { order }),
    saved: base.order,
    save: () => {
      setBase(present)
      setSteps([])
      setAt(0)
    },
  }
}

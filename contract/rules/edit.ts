import type { Edit, Move } from '../arrangement.ts'
import { arrange, type Arrangement, type ProductFacts } from './arrange.ts'
import { sortByCriteria, type SortContext } from './criteria.ts'
import { mergeOrdering } from './merge.ts'
import { applyMove } from './move.ts'
import { pinMap, withPins } from './pins.ts'
import { placeIn, type Sequence } from './sequence.ts'

/** What edits must know of a list. */
export interface EditContext extends SortContext {
  facts: ProductFacts
}

/**
 * Does one edit. The result holds exactly the same products; what an edit names and the list no longer holds is ignored.
 * Moves are made in the sequence: see {@link moveInView} for what a person does to what they see.
 */
export function applyEdit(arrangement: Arrangement, edit: Edit, list: EditContext): Arrangement {
  const { sequence, pins, rules } = arrangement
  switch (edit.kind) {
    case 'move':
      return { ...arrangement, sequence: applyMove(sequence, edit) }
    case 'pin':
      return { ...arrangement, pins: withPins(pins, pinMap(edit.pins.filter(({ product }) => list.rowOf(product) >= 0))) }
    case 'release':
      return released(arrangement, edit.products, list.facts)
    case 'rules':
      return { ...arrangement, rules: edit.rules }
    case 'sort':
      return { ...arrangement, sequence: sortByCriteria(sequence, edit.criteria, list) }
    case 'replace':
      return {
        sequence: mergeOrdering(edit.products, sequence),
        pins: edit.pins ? pinMap(edit.pins.filter(({ product }) => list.rowOf(product) >= 0)) : pins,
        rules: edit.rules ?? rules,
      }
  }
}

/** Takes pins away; the products stay where they stand, until something moves them. */
function released(arrangement: Arrangement, products: readonly number[], facts: ProductFacts): Arrangement {
  const leaving = products.filter((product) => arrangement.pins.has(product))
  if (leaving.length === 0) return arrangement
  const view = arrange(arrangement, facts)
  const pins = new Map(arrangement.pins)
  let { sequence } = arrangement
  for (const product of leaving) {
    sequence = applyMove(sequence, {
      products: [product],
      after: stayingAbove(view, placeIn(view, product) - 1, (other) => pins.has(other)),
    })
    pins.delete(product)
  }
  return { ...arrangement, sequence, pins }
}

/** The nearest product at or above a place that is not passed over; null where there is none. */
function stayingAbove(view: Sequence, place: number, passed: (product: number) => boolean): number | null {
  for (let at = place; at >= 0; at--) if (!passed(view[at]!)) return view[at]!
  return null
}

/**
 * What a move in the view (what shoppers get) means for the sequence below it: pinned products are no neighbours, because they stand where
 * they are held; nor are sold-out ones at the end for a product in stock, because their places in the sequence are elsewhere.
 * Pinned products are not moved. Null where nothing is left to move.
 */
export function moveInView(arrangement: Arrangement, view: Sequence, move: Move, facts: ProductFacts): Move | null {
  const { pins, rules } = arrangement
  const products = move.products.filter((product) => !pins.has(product))
  if (products.length === 0) return null
  const moving = new Set(products)
  const apart = rules.soldOutLast && products.some((product) => !facts.soldOut(product))
  const passed = (product: number): boolean => pins.has(product) || moving.has(product) || (apart && facts.soldOut(product))
  return { products, after: move.after === null ? null : stayingAbove(view, placeIn(view, move.after), passed) }
}

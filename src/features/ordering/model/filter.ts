import { limits, type Sequence } from '../../../../contract/index.ts'
import type { ListTable } from './list-table.ts'

/** The conditions of a filter. */
export const filterFacts = ['soldOut', 'fewLeft', 'new', 'discounted', 'unsold', 'pinned', 'byHand'] as const
export type FilterFact = (typeof filterFacts)[number]

/** The stock below which a product counts as low. */
export const fewLeft = 10

/** A filter: products that meet every condition and belong to the brand are shown. */
export interface ListFilter {
  facts: ReadonlySet<FilterFact>
  brand: number | null
}

export const everything: ListFilter = { facts: new Set(), brand: null }
export const narrows = ({ facts, brand }: ListFilter): boolean => facts.size > 0 || brand !== null

/** What the workbench knows about products besides the list. */
export interface FilterContext {
  pins: ReadonlyMap<number, number>
  byHand: ReadonlySet<number>
}

/** Whether a product counts as new. */
export const isNew = (age: number | null): boolean => age !== null && age >= 0 && age <= limits.score.newDays

function testOf(list: ListTable, fact: FilterFact, { pins, byHand }: FilterContext): (id: number, row: number) => boolean {
  const { content } = list.source
  switch (fact) {
    case 'soldOut':
      return (_, row) => content.stock[row] === 0
    case 'fewLeft':
      return (_, row) => content.stock[row]! > 0 && content.stock[row]! <= fewLeft
    case 'new':
      return (id) => isNew(list.facts.ageOf(id))
    case 'discounted':
      return (_, row) => (content.listPrice[row] ?? 0) > (content.price[row] ?? Infinity)
    case 'unsold':
      return (_, row) => content.units30[row]! <= 0
    case 'pinned':
      return (id) => pins.has(id)
    case 'byHand':
      return (id) => byHand.has(id)
  }
}

/**
 * The places, ascending from 0, that a filter shows; undefined when it shows all.
 * @param among the places that a search found, where there is a search as well
 */
export function visiblePlaces(
  list: ListTable,
  view: Sequence,
  filter: ListFilter,
  context: FilterContext,
  among?: Int32Array,
): Int32Array | undefined {
  if (!narrows(filter)) return among
  const { brandId } = list.source.content
  const tests = [...filter.facts].map((fact) => testOf(list, fact, context))
  const places = new Int32Array(among?.length ?? view.length)
  let count = 0
  for (let at = 0; at < places.length; at++) {
    const place = among ? among[at]! : at
    const id = view[place]!
    const row = list.rowOf(id)
    if ((filter.brand === null || brandId[row] === filter.brand) && tests.every((passes) => passes(id, row))) places[count++] = place
  }
  return places.slice(0, count)
}

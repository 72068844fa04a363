import { useMemo } from 'react'
import type { DiffItem } from '../../../src/design/ordering-diff/index.ts'
import { products } from '../shop/index.ts'
import { ordered, ruled } from './orderings.ts'
import type { Plan } from './plan.ts'

const byId = new Map(products.map((product) => [product.id, product]))

/** A product as a comparison shows it. */
export function itemOf(id: number): DiffItem {
  const product = byId.get(id)
  return {
    name: product?.name ?? String(id),
    reference: product?.reference,
    imageUrl: product?.imageUrl ?? null,
    soldOut: (product?.stock ?? 1) <= 0,
  }
}

/** The first chosen list until now and from now on. */
export function useChanges({ lists, goal, rules }: Plan): { list: string; before: readonly number[]; after: readonly number[] } {
  const list = lists[0] ?? 'Mugs'
  const before = useMemo(() => ordered(list, 'present').map(({ id }) => id), [list])
  const after = useMemo(() => ruled(ordered(list, goal), rules).map(({ id }) => id), [list, goal, rules])
  return { list, before, after }
}

import type { ShopProduct } from '../shop/index.ts'

/** What holds whatever the score says; null for no such rule. */
export interface Rules {
  /** Sold-out products last. */
  soldOut: boolean
  /** At most so many in a row of one brand. */
  brands: number | null
  /** A new product at every so manyth place. */
  newEvery: number | null
}

export const usualRules: Rules = { soldOut: true, brands: 2, newEvery: 8 }

/** New for 30 days, as seen from the evening of 7 days ago. */
const isNew = ({ age }: ShopProduct): boolean => age <= 37

/** An ordering with the rules on top: each place takes the first product that no rule forbids there. */
export function ruled(ordered: readonly ShopProduct[], { soldOut, brands, newEvery }: Rules): readonly ShopProduct[] {
  const last = soldOut ? ordered.filter(({ stock }) => stock <= 0) : []
  const left = soldOut ? ordered.filter(({ stock }) => stock > 0) : [...ordered]
  const made: ShopProduct[] = []
  while (left.length > 0) {
    const run = brands === null ? [] : made.slice(-brands)
    const fits = ({ brand }: ShopProduct): boolean =>
      run.length === 0 || run.length < (brands ?? 0) || run.some((other) => other.brand !== brand)
    const turn = newEvery !== null && (made.length + 1) % newEvery === 0 ? left.findIndex((product) => isNew(product) && fits(product)) : -1
    const at = turn >= 0 ? turn : Math.max(0, left.findIndex(fits))
    made.push(...left.splice(at, 1))
  }
  return [...made, ...last]
}

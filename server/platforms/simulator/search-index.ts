import { type Catalogue, pathOf } from './catalogue.ts'
import type { VtexProduct } from './vtex-product.ts'

/** How the search can sort. `none` is highest product number first. */
export type Sorting = 'none' | 'scoreDown' | 'scoreUp' | 'priceDown' | 'priceUp' | 'nameUp' | 'nameDown' | 'newest'

/** What shoppers find. It learns of a change a while after the catalogue has it. */
export interface SearchIndex {
  /** Active, visible products of a category and everything below it (null: of the whole shop). */
  category(category: number | null, sorting: Sorting): readonly number[]
  /** The product as the search knows it; null where it is not shown. */
  shown(id: number): VtexProduct | null
  total(product: VtexProduct): number
  learn(product: VtexProduct): void
  /** A category's or brand's part of the score changed. */
  setShare(kind: 'category' | 'brand', id: number, score: number): void
}

export function createSearchIndex(catalogue: Catalogue, changed: Map<number, VtexProduct>): SearchIndex {
  const known = new Map(changed)
  const shares = { category: new Map<number, number>(), brand: new Map<number, number>() }
  const sorted = new Map<string, readonly number[]>()

  const at = (id: number) => known.get(id) ?? catalogue.products.get(id)?.body
  const shown = (id: number) => {
    const product = at(id)
    if (!product?.IsActive || !product.IsVisible) return null
    return product.ShowWithoutStock || (catalogue.products.get(id)?.stock ?? 0) > 0 ? product : null
  }
  const total = (product: VtexProduct) =>
    (product.Score ?? 0) + (shares.category.get(product.CategoryId) ?? 0) + (shares.brand.get(product.BrandId) ?? 0)
  const price = (product: VtexProduct) => catalogue.products.get(product.Id)?.price ?? 0
  const compare: Record<Sorting, (a: VtexProduct, b: VtexProduct) => number> = {
    none: () => 0,
    scoreDown: (a, b) => total(b) - total(a),
    scoreUp: (a, b) => total(a) - total(b),
    priceDown: (a, b) => price(b) - price(a),
    priceUp: (a, b) => price(a) - price(b),
    nameUp: (a, b) => a.Name.localeCompare(b.Name, 'en'),
    nameDown: (a, b) => b.Name.localeCompare(a.Name, 'en'),
    newest: (a, b) => (b.ReleaseDate ?? '').localeCompare(a.ReleaseDate ?? ''),
  }

  return {
    shown,
    total,
    category(category, sorting) {
      const name = `${category ?? ''} ${sorting}`
      const ready = sorted.get(name)
      if (ready) return ready
      const paths = new Map<number, boolean>()
      const inside = (id: number) => {
        if (category === null) return true
        const is = paths.get(id) ?? pathOf(catalogue, id).includes(category)
        paths.set(id, is)
        return is
      }
      const found = catalogue.ids.map(shown).filter((product) => product !== null && inside(product.CategoryId)) as VtexProduct[]
      const ids = found.sort((a, b) => compare[sorting](a, b) || b.Id - a.Id).map(({ Id }) => Id)
      sorted.set(name, ids)
      return ids
    },
    learn(product) {
      known.set(product.Id, product)
      sorted.clear()
    },
    setShare(kind, id, score) {
      shares[kind].set(id, score)
      sorted.clear()
    },
  }
}

import { type BaseProduct, type Catalogue, pathOf } from './catalogue.ts'
import type { VtexProduct } from './vtex-product.ts'

/** How the search can sort. `none` is highest product number first. */
export type Sorting = 'none' | 'scoreDown' | 'scoreUp' | 'priceDown' | 'priceUp' | 'nameUp' | 'nameDown' | 'newest'

/** A product with what it costs and how many there are. */
export interface Goods {
  product: VtexProduct
  base: BaseProduct
}

/** What shoppers find. It learns of a change a while after the catalogue has it. */
export interface SearchIndex {
  /** Active, visible products of a category and everything below it (null: of the whole shop). */
  category(category: number | null, sorting: Sorting): readonly number[]
  /** The product as the search knows it; null where it is not shown. */
  shown(id: number): Goods | null
  total(product: VtexProduct): number
  /** Null: it is gone. */
  learn(id: number, goods: Goods | null): void
  /** A category's or brand's part of the score changed. */
  setShare(kind: 'category' | 'brand', id: number, score: number): void
}

/** `changed` is what differs from the catalogue at the start. */
export function createSearchIndex(catalogue: Catalogue, changed: Iterable<readonly [number, Goods | null]>): SearchIndex {
  const known = new Map(changed)
  const shares = { category: new Map<number, number>(), brand: new Map<number, number>() }
  const sorted = new Map<string, readonly number[]>()

  const at = (id: number): Goods | null => {
    const own = known.get(id)
    if (own !== undefined) return own
    const base = catalogue.products.get(id)
    return base ? { product: base.body, base } : null
  }
  const shown = (id: number) => {
    const goods = at(id)
    if (!goods?.product.IsActive || !goods.product.IsVisible) return null
    return goods.product.ShowWithoutStock || goods.base.stock > 0 ? goods : null
  }
  const total = (product: VtexProduct) =>
    (product.Score ?? 0) + (shares.category.get(product.CategoryId) ?? 0) + (shares.brand.get(product.BrandId) ?? 0)
  const compare: Record<Sorting, (a: Goods, b: Goods) => number> = {
    none: () => 0,
    scoreDown: (a, b) => total(b.product) - total(a.product),
    scoreUp: (a, b) => total(a.product) - total(b.product),
    priceDown: (a, b) => b.base.price - a.base.price,
    priceUp: (a, b) => a.base.price - b.base.price,
    nameUp: (a, b) => a.product.Name.localeCompare(b.product.Name, 'en'),
    nameDown: (a, b) => b.product.Name.localeCompare(a.product.Name, 'en'),
    newest: (a, b) => (b.product.ReleaseDate ?? '').localeCompare(a.product.ReleaseDate ?? ''),
  }
  const ids = () => {
    const added = [...known.keys()].filter((id) => !catalogue.products.has(id))
    return added.length === 0 ? catalogue.ids : [...catalogue.ids, ...added]
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
      const found = ids().flatMap((id) => {
        const goods = shown(id)
        return goods && inside(goods.product.CategoryId) ? [goods] : []
      })
      const listed = found.sort((a, b) => compare[sorting](a, b) || b.product.Id - a.product.Id).map(({ product }) => product.Id)
      sorted.set(name, listed)
      return listed
    },
    learn(id, goods) {
      known.set(id, goods)
      sorted.clear()
    },
    setShare(kind, id, score) {
      shares[kind].set(id, score)
      sorted.clear()
    },
  }
}

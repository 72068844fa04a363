import { addDays } from './days.ts'
import type { Shop, ShopCollection, ShopProduct } from './shop.ts'

/** Departments of the demo shop. */
const kitchen = [1, 2]
const garden = 11
const christmas = 12
const party = 14

/** Pence. */
const fivePounds = 500

/** The collections that the shop's people keep on the morning of `today` (YYYY-MM-DD), made from what the shop sells and sold. */
export function collectionsOf(
  { categories, products, sales }: Pick<Shop, 'categories' | 'products' | 'sales'>,
  today: string,
): ShopCollection[] {
  const units = new Map<number, number>()
  sales.product.forEach((product, line) => units.set(product, (units.get(product) ?? 0) + (sales.units[line] ?? 0)))
  const departmentOf = new Map(categories.map(({ id, departmentId }) => [id, departmentId]))
  const shown = products.filter(({ active, visible }) => active && visible)
  const within = (departments: readonly number[]) => (product: ShopProduct) =>
    departments.includes(departmentOf.get(product.categoryId) ?? 0)
  /** Best sellers first. */
  const best = (belongs: (product: ShopProduct) => boolean, most: number) =>
    shown
      .filter(belongs)
      .sort((a, b) => (units.get(b.id) ?? 0) - (units.get(a.id) ?? 0) || a.id - b.id)
      .slice(0, most)
      .map(({ id }) => id)
  const at = (days: number) => `${addDays(today, days)}T09:00:00.000Z`
  const always = { searchable: true, from: at(-400), to: '2069-12-31T23:59:00.000Z' }

  return [
    { id: 137, name: 'Best sellers of last Christmas', ...always, products: best(within([christmas]), 60) },
    { id: 138, name: 'Garden party', ...always, to: at(120), products: best(within([garden, party]), 84) },
    { id: 139, name: 'Gifts under £5', ...always, products: best(({ price, stock }) => price < fivePounds && stock > 0, 240) },
    {
      id: 140,
      name: 'Vintage kitchen',
      ...always,
      products: best((product) => within(kitchen)(product) && /\b(VINTAGE|RETRO|REGENCY|PANTRY)/i.test(product.name), 120),
    },
    { id: 141, name: 'Spring window', searchable: false, from: at(60), to: at(150), products: [] },
    {
      id: 142,
      name: 'Summer clearance',
      searchable: false,
      from: at(-150),
      to: at(-90),
      products: best(({ listPrice }) => listPrice !== null, 96),
    },
  ]
}

import file from './shop.json'

/** A product of the real shop, as it stood on `today`. Money in pence; sales of the last 7, 30 and 90 days. */
export interface ShopProduct {
  id: number
  reference: string
  name: string
  brand: string
  category: string
  price: number
  listPrice: number | null
  stock: number
  /** Days since its first sale. */
  age: number
  units: readonly [days7: number, days30: number, days90: number]
  revenue: readonly [days7: number, days30: number, days90: number]
  /** 0 to 1 000. */
  score: number
  imageUrl: string
}

/** A category of the real shop, with its sales of 30 days in pence. */
export interface ShopCategory {
  id: number
  name: string
  department: string
  products: number
  soldOut: number
  units: number
  revenue: number
}

const pictures = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' })

/** The day on which every screen of Storybook stands. The last sales are of the day before. */
export const today = file.today
/** The instant at which every screen of Storybook stands, ISO 8601. */
export const now = `${file.today}T10:24:00Z`
export const currency = 'GBP'
export const timeZone = 'Europe/London'

export const products: readonly ShopProduct[] = file.products.map((product) => ({
  ...product,
  units: product.units as unknown as ShopProduct['units'],
  revenue: product.revenue as unknown as ShopProduct['revenue'],
  imageUrl: pictures[`./pictures/${product.id}.svg`] ?? '',
}))

/** The products of one category: `Mugs` (61), `Cake Stands` (23) and `T-Light Holders` (78) are whole. */
export const productsOf = (category: string): readonly ShopProduct[] => products.filter((product) => product.category === category)

/** The shop's best sellers, by revenue of 30 days. */
export const bestSellers: readonly ShopProduct[] = [...products].sort((a, b) => b.revenue[1] - a.revenue[1]).slice(0, 60)

export const categories: readonly ShopCategory[] = file.categories

/** What a credential of the platform must allow, in the order in which it matters. */
export const rightNames = [
  'shop',
  'categories',
  'brands',
  'products',
  'score',
  'pictures',
  'collections',
  'collectionOrder',
  'prices',
  'stock',
  'sales',
  'liveSales',
] as const

export type RightName = (typeof rightNames)[number]

/** `unknown`: cannot be seen without writing, so it is known at the first index. */
export type RightState = 'granted' | 'missing' | 'unknown' | 'checking' | 'unasked'

export interface Right {
  readonly name: RightName
  /** As the platform calls it where roles are made. */
  readonly resource: string
  readonly state: RightState
}

const resources: Record<RightName, string> = {
  shop: 'Catalog API › General › View Product',
  categories: 'Catalog › Content › Category',
  brands: 'Catalog › Content › Brands',
  products: 'Catalog › Content › Product management',
  score: 'Catalog › Content › Product and SKU Management',
  pictures: 'Catalog › Content › SKUs',
  collections: 'Catalog › Collection › Read Collections',
  collectionOrder: 'Catalog › Collection › Write Collections',
  prices: 'Pricing › Price List › Read prices',
  stock: 'Logistics › Logistics access › Inventory read only',
  sales: 'OMS › OMS access › List Orders, View order',
  liveSales: 'OMS › OMS access › Feed v3 and Hook Admin',
}

/** Writing cannot be tried without writing. */
const unseen: readonly RightName[] = ['score', 'collectionOrder']

const all = (stateOf: (name: RightName, at: number) => RightState): readonly Right[] =>
  rightNames.map((name, at) => ({ name, resource: resources[name], state: stateOf(name, at) }))

/** What is missing stands on top: that is what somebody looks for. */
const missingFirst = (of: readonly Right[]): readonly Right[] =>
  [...of].sort((a, b) => Number(b.state === 'missing') - Number(a.state === 'missing'))

const complete = all((name) => (unseen.includes(name) ? 'unknown' : 'granted'))

/** The lives of a check, as the screens of Storybook show them. */
export const rights = {
  unasked: all(() => 'unasked'),
  checking: all((_, at) => (at < 5 ? complete[at]!.state : 'checking')),
  complete,
  incomplete: missingFirst(all((name, at) => (name === 'sales' || name === 'liveSales' ? 'missing' : complete[at]!.state))),
} as const

export const countOf = (of: readonly Right[], state: RightState): number => of.filter((right) => right.state === state).length

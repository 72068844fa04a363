import Type, { type Static } from 'typebox'
import { Criteria, Pins, Rules } from './arrangement.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, MinorUnits, PlatformId, PlatformIds, StoreName, IdParameter } from './fields.ts'
import { ListKind } from './lists.ts'

/** A category of the platform's tree. */
export interface Category {
  id: number
  name: string
  /** Names of the ancestors from the root, joined by ` / `; empty at the root. */
  route: string
  /** Products in this category and everything below it. */
  products: number
  children: Category[]
}

/** A {@link Category} under the names of the wire. */
export interface CategoryNode {
  idcategoria: number
  namecategory: string
  routebefore: string
  products: number
  children: CategoryNode[]
}
export const CategoryNode = Type.Unsafe<CategoryNode>(
  Type.Cyclic(
    {
      CategoryNode: Type.Object({
        idcategoria: PlatformId,
        namecategory: Type.String(),
        routebefore: Type.String(),
        products: Count,
        children: Type.Array(Type.Ref('CategoryNode')),
      }),
    },
    'CategoryNode',
  ),
)

/** The platform's category tree, as last synchronised. */
export const categoryTree = endpoint({
  id: 'categoryTree',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/VtexCataogue/categorytree/:username',
  summary: "The store's category tree with the number of products below each node.",
  params: Type.Object({ username: Email }),
  query: Type.Object({ username: Email, store: StoreName }),
  reply: Type.Object({ categoryTree: Type.Array(CategoryNode) }),
  access: { person: 'params.username', store: 'query.store', permission: 'lists.read' },
})

/** The same tree for whoever knows the store alone. */
export const newCategoryTree = endpoint({
  id: 'newCategoryTree',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getNewCategoryTree',
  summary: "The store's category tree with the number of products below each node, without naming the person.",
  query: Type.Object({ store: StoreName }),
  reply: Type.Object({ categoryTree: Type.Array(CategoryNode) }),
  access: { store: 'query.store', permission: 'lists.read' },
})

/** The platform's brands. */
export const brands = endpoint({
  id: 'brands',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getbrandsVtex',
  summary: "The store's brands with the number of products of each.",
  query: Type.Object({ store: StoreName, username: Email }),
  reply: Type.Array(Type.Object({ id: PlatformId, name: Type.String(), products: Count })),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})

/**
 * A product as a row of a list. Units and revenue are those of the last 7, 30 and 90 whole days in the store's time zone.
 */
export const ProductRow = Type.Object({
  id: PlatformId,
  name: Type.String(),
  reference: Type.String(),
  brandId: Count,
  brand: Type.String(),
  categoryId: Count,
  category: Type.String(),
  imageUrl: Maybe(Type.String()),
  price: Maybe(MinorUnits),
  listPrice: Maybe(MinorUnits),
  /** Units that can be sold; 0 is sold out. */
  stock: Count,
  /** YYYY-MM-DD */
  releasedOn: Maybe(Type.String()),
  units7: Type.Integer(),
  units30: Type.Integer(),
  units90: Type.Integer(),
  revenue7: MinorUnits,
  revenue30: MinorUnits,
  revenue90: MinorUnits,
  /** 0 to 1000, the merchant's own where it was overruled; null until it was worked out. */
  samaraScore: Maybe(Count),
  overruled: Type.Boolean(),
  /** What the platform sorts by: the product's score plus those of its brand and category. */
  platformScore: Type.Integer(),
})
export type ProductRow = Static<typeof ProductRow>

const column = <T extends Parameters<typeof Type.Array>[0]>(schema: T) => Type.Array(schema)

/** The same products as columns of equal length: half the size and time for a long list. Brands and categories are sent once. */
export const ProductColumns = Type.Object({
  id: column(PlatformId),
  name: column(Type.String()),
  reference: column(Type.String()),
  brandId: column(Count),
  categoryId: column(Count),
  imageUrl: column(Maybe(Type.String())),
  price: column(Maybe(MinorUnits)),
  listPrice: column(Maybe(MinorUnits)),
  stock: column(Count),
  releasedOn: column(Maybe(Type.String())),
  units7: column(Type.Integer()),
  units30: column(Type.Integer()),
  units90: column(Type.Integer()),
  revenue7: column(MinorUnits),
  revenue30: column(MinorUnits),
  revenue90: column(MinorUnits),
  samaraScore: column(Maybe(Count)),
  platformScore: column(Type.Integer()),
})
export type ProductColumns = Static<typeof ProductColumns>

const Named = Type.Object({ id: Count, name: Type.String() })

/** Where an ordering stands. Version 0 is the platform's own ordering: nobody has saved one yet. */
export const OrderingState = Type.Object({
  version: Count,
  name: Maybe(Type.String()),
  savedAt: Maybe(Instant),
  savedBy: Maybe(Type.String()),
  /** Version that the platform was last seen to hold; null before the first publication. */
  publishedVersion: Maybe(Count),
  publishedAt: Maybe(Instant),
  /** A magic ordering made it, and nobody has changed it since. */
  byAutomation: Type.Optional(Type.Literal(true)),
})
export type OrderingState = Static<typeof OrderingState>

/** What a list is, without its products. */
export const ListHead = {
  list: Type.Object({ kind: ListKind, id: PlatformId, name: Type.String(), routeBefore: Type.String() }),
  currency: Type.String(),
  timeZone: Type.String(),
  ordering: OrderingState,
  /** The sequence that people made; null where it is that of `content`. */
  sequence: Maybe(Type.Array(PlatformId)),
  pins: Pins,
  rules: Rules,
  /** Last day of the sales windows, YYYY-MM-DD: yesterday in the store's time zone, or earlier while figures are being renewed. */
  salesTo: Type.String(),
}

/** A whole list, in the ordering that shoppers get: its sequence with pins and rules. */
export const ProductList = Type.Object({ ...ListHead, content: Type.Array(ProductRow) })
export type ProductList = Static<typeof ProductList>

/**
 * The same in the compact column form, still to be arranged: products stand in the platform's ordering, and what shoppers get is
 * `arrange({ sequence, pins, rules }, facts)`, with the ids of `content` where `sequence` is null.
 */
export const CompactProductList = Type.Object({
  ...ListHead,
  brands: Type.Array(Named),
  categories: Type.Array(Named),
  /** Products whose samaraScore was overruled. */
  overruled: Type.Array(PlatformId),
  content: ProductColumns,
})
export type CompactProductList = Static<typeof CompactProductList>

/** The whole category, in the ordering that was saved last, else in the platform's. */
export const productsByCategory = endpoint({
  id: 'productsByCategory',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/products-by-category',
  summary: 'All products of a category, its sub-categories included, in their saved ordering.',
  query: Type.Object({ store: StoreName, categoryId: IdParameter, username: Email }),
  reply: ProductList,
  compact: CompactProductList,
  problems: ['catalogue/unknown-category'],
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { category: 'query.categoryId' } },
  bulk: true,
})

/** Products of several categories in the order of criteria: a dynamic list, at most 1 000 of them. */
export const productsByCriteria = endpoint({
  id: 'productsByCriteria',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/products',
  summary: 'The first 1 000 products of several categories, in the order of up to four criteria.',
  query: Type.Object({
    store: StoreName,
    username: Email,
    categories: PlatformIds('Numbers of categories, joined by commas'),
  }),
  body: Criteria,
  reply: Type.Object({ currency: Type.String(), total: Count, content: Type.Array(ProductRow) }),
  problems: ['catalogue/unknown-category', 'ordering/unknown-column'],
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { categories: 'query.categories' } },
  bulk: true,
})

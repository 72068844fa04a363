import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, MinorUnits, PlatformId, StoreName, IdParameter } from './fields.ts'

/** A node of the platform's category tree. */
export interface CategoryNode {
  idcategoria: number
  namecategory: string
  /** Names of the ancestors from the root, joined by ` / `; empty at the root. */
  routebefore: string
  /** Products in this category and everything below it. */
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
  access: { person: 'params.username', store: 'query.store' },
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
  access: { person: 'query.username', store: 'query.store' },
})

/** A product as a row of a list. Sales are those of the last 30 whole days in the store's time zone. */
export const ProductRow = Type.Object({
  id: PlatformId,
  name: Type.String(),
  reference: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  imageUrl: Maybe(Type.String()),
  price: Maybe(MinorUnits),
  listPrice: Maybe(MinorUnits),
  /** Units that can be sold; 0 is sold out. */
  stock: Count,
  releasedOn: Maybe(Type.String()),
  units30: Type.Integer(),
  revenue30: MinorUnits,
  /** What the platform sorts by: the product's score plus those of its brand and category. */
  score: Type.Integer(),
})
export type ProductRow = Static<typeof ProductRow>

/** Where an ordering stands. Version 0 is the platform's own ordering: nobody has saved one yet. */
export const OrderingState = Type.Object({
  version: Count,
  name: Maybe(Type.String()),
  savedAt: Maybe(Instant),
  savedBy: Maybe(Type.String()),
  /** Version that the platform was last seen to hold; null before the first publication. */
  publishedVersion: Maybe(Count),
  publishedAt: Maybe(Instant),
})
export type OrderingState = Static<typeof OrderingState>

/** A whole list, in its ordering. */
export const ProductList = Type.Object({
  category: Type.Object({ idcategoria: PlatformId, namecategory: Type.String(), routebefore: Type.String() }),
  currency: Type.String(),
  ordering: OrderingState,
  /** First and last day of the 30 that sales are counted over, YYYY-MM-DD. */
  salesFrom: Type.String(),
  salesTo: Type.String(),
  content: Type.Array(ProductRow),
})
export type ProductList = Static<typeof ProductList>

/** The whole category, in the ordering that was saved last, else in the platform's. */
export const productsByCategory = endpoint({
  id: 'productsByCategory',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/products-by-category',
  summary: 'All products of a category, its sub-categories included, in their saved ordering.',
  query: Type.Object({ store: StoreName, categoryId: IdParameter, username: Email }),
  reply: ProductList,
  problems: ['catalogue/unknown-category'],
  access: { person: 'query.username', store: 'query.store' },
  bulk: true,
})

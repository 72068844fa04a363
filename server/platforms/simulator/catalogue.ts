import type pg from 'pg'
import { inTurn, makeTables } from './schema.ts'
import type { PictureOrder, Shop, ShopProduct } from './shop/index.ts'
import type { VtexProduct } from './vtex-product.ts'

export interface Category {
  id: number
  name: string
  parentId: number | null
}

export interface Brand {
  id: number
  name: string
}

/** What every account starts with, and what never changes in it. */
export interface BaseProduct {
  skuId: number
  body: VtexProduct
  /** Pence. */
  price: number
  listPrice: number | null
  stock: number
  picture: PictureOrder
}

export interface Catalogue {
  categories: ReadonlyMap<number, Category>
  brands: ReadonlyMap<number, Brand>
  products: ReadonlyMap<number, BaseProduct>
  /** Lowest first. */
  ids: readonly number[]
}

/** What the simulator needs of a shop. */
export type ShopGoods = Pick<Shop, 'departments' | 'categories' | 'brands' | 'products'>

/** Reads the catalogue, after loading the shop into it at the very first start. */
export async function openCatalogue(pool: pg.Pool, shop: () => Promise<ShopGoods>): Promise<Catalogue> {
  await inTurn(pool, async (client) => {
    await makeTables(client)
    const { rowCount } = await client.query('select 1 from simulator.shop_products limit 1')
    if (rowCount === 0) await load(client, await shop())
  })
  const [categories, brands, products] = await Promise.all([
    pool.query<{ id: number; name: string; parent_id: number | null }>('select id, name, parent_id from simulator.shop_categories order by id'),
    pool.query<Brand>('select id, name from simulator.shop_brands order by id'),
    pool.query<{ sku_id: number; body: VtexProduct; price: number; list_price: number | null; stock: number; picture: PictureOrder }>(
      'select sku_id, body, price, list_price, stock, picture from simulator.shop_products order by id',
    ),
  ])
  return {
    categories: new Map(categories.rows.map(({ id, name, parent_id }) => [id, { id, name, parentId: parent_id }])),
    brands: new Map(brands.rows.map((brand) => [brand.id, brand])),
    products: new Map(
      products.rows.map(({ sku_id, body, price, list_price, stock, picture }) => [body.Id, { skuId: sku_id, body, price, listPrice: list_price, stock, picture }]),
    ),
    ids: products.rows.map(({ body }) => body.Id),
  }
}

async function load(client: pg.PoolClient, { departments, categories, brands, products }: ShopGoods): Promise<void> {
  const nodes = [...departments.map(({ id, name }) => ({ id, name, parent: null })), ...categories.map(({ id, name, departmentId }) => ({ id, name, parent: departmentId }))]
  const departmentOf = new Map(categories.map(({ id, departmentId }) => [id, departmentId]))
  await client.query('insert into simulator.shop_categories select * from unnest($1::int[], $2::text[], $3::int[])', [
    nodes.map(({ id }) => id),
    nodes.map(({ name }) => name),
    nodes.map(({ parent }) => parent),
  ])
  await client.query('insert into simulator.shop_brands select * from unnest($1::int[], $2::text[])', [brands.map(({ id }) => id), brands.map(({ name }) => name)])
  await client.query(
    'insert into simulator.shop_products (id, sku_id, body, price, list_price, stock, picture) select * from unnest($1::int[], $2::int[], $3::jsonb[], $4::int[], $5::int[], $6::int[], $7::jsonb[])',
    [
      products.map(({ id }) => id),
      products.map(({ skuId }) => skuId),
      products.map((product) => JSON.stringify(asVtex(product, departmentOf.get(product.categoryId) ?? product.categoryId))),
      products.map(({ price }) => price),
      products.map(({ listPrice }) => listPrice),
      products.map(({ stock }) => stock),
      products.map(({ picture }) => JSON.stringify(picture)),
    ],
  )
}

function asVtex(product: ShopProduct, department: number): VtexProduct {
  return {
    Id: product.id,
    Name: product.name,
    DepartmentId: department,
    CategoryId: product.categoryId,
    BrandId: product.brandId,
    LinkId: `${slug(product.name)}-${product.id}`,
    RefId: product.reference,
    IsVisible: product.visible,
    Description: product.name,
    DescriptionShort: null,
    ReleaseDate: `${product.releasedOn}T00:00:00`,
    KeyWords: product.name.split(/\W+/).filter((word) => word.length > 2).join(','),
    Title: product.name,
    IsActive: product.active,
    TaxCode: '',
    MetaTagDescription: '',
    SupplierId: null,
    // A sold-out product stays in its category, marked.
    ShowWithoutStock: true,
    AdWordsRemarketingCode: null,
    LomadeeCampaignCode: null,
    Score: product.score,
  }
}

const slug = (name: string): string => name.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** Ids from the department down to the category; empty where there is none. */
export function pathOf(catalogue: Catalogue, category: number): number[] {
  const path: number[] = []
  for (let node = catalogue.categories.get(category); node; node = node.parentId === null ? undefined : catalogue.categories.get(node.parentId)) path.unshift(node.id)
  return path
}

/** The children of a category, or the departments (`null`), by name. */
export const childrenOf = (catalogue: Catalogue, parent: number | null): Category[] =>
  [...catalogue.categories.values()].filter(({ parentId }) => parentId === parent).sort((a, b) => a.name.localeCompare(b.name, 'en'))

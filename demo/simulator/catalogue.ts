import type pg from 'pg'
import { demoShop, inTurn, makeTables } from './schema.ts'
import type { PictureOrder, Shop, ShopCollection, ShopProduct } from './shop/index.ts'
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
  /** Number of the product of the demo shop whose picture it shows, where that is not its own. */
  pictureOf: number | null
}

/** A shop, as it is before anybody changes anything. */
export interface Catalogue {
  categories: ReadonlyMap<number, Category>
  brands: ReadonlyMap<number, Brand>
  products: ReadonlyMap<number, BaseProduct>
  /** Lowest first. */
  ids: readonly number[]
  collections: ReadonlyMap<number, ShopCollection>
}

/** What the simulator needs of a shop. `sales` become its orders of the past. */
export type ShopGoods = Pick<Shop, 'departments' | 'categories' | 'brands' | 'products'> & Partial<Pick<Shop, 'collections' | 'sales'>>

/** Makes the tables, and loads the demo shop into them at the very first start. */
export async function prepareShops(pool: pg.Pool, shop: () => Promise<ShopGoods>): Promise<void> {
  await inTurn(pool, async (client) => {
    await makeTables(client)
    const { rowCount } = await client.query('select 1 from simulator.shop_products where shop = $1 limit 1', [demoShop])
    const { rowCount: collections } = await client.query('select 1 from simulator.shop_collections where shop = $1 limit 1', [demoShop])
    if (rowCount === 0) await loadShop(client, demoShop, await shop())
    // An installation from the time before collections.
    else if (collections === 0) await loadCollections(client, demoShop, (await shop()).collections ?? [])
  })
}

/** Reads a shop. */
export async function openCatalogue(pool: pg.Pool, shop: string): Promise<Catalogue> {
  const [categories, brands, products, collections] = await Promise.all([
    pool.query<{ id: number; name: string; parent_id: number | null }>(
      'select id, name, parent_id from simulator.shop_categories where shop = $1 order by id',
      [shop],
    ),
    pool.query<Brand>('select id, name from simulator.shop_brands where shop = $1 order by id', [shop]),
    pool.query<{
      sku_id: number
      body: VtexProduct
      price: number
      list_price: number | null
      stock: number
      picture: PictureOrder & { of?: number }
    }>('select sku_id, body, price, list_price, stock, picture from simulator.shop_products where shop = $1 order by id', [shop]),
    pool.query<{ body: ShopCollection }>('select body from simulator.shop_collections where shop = $1 order by id', [shop]),
  ])
  return {
    categories: new Map(categories.rows.map(({ id, name, parent_id }) => [id, { id, name, parentId: parent_id }])),
    brands: new Map(brands.rows.map((brand) => [brand.id, brand])),
    products: new Map(
      products.rows.map(({ sku_id, body, price, list_price, stock, picture: { of, ...picture } }) => [
        body.Id,
        { skuId: sku_id, body, price, listPrice: list_price, stock, picture, pictureOf: of ?? null },
      ]),
    ),
    ids: products.rows.map(({ body }) => body.Id),
    collections: new Map(collections.rows.map(({ body }) => [body.id, body])),
  }
}

/** Puts a shop into the tables, in the place of the one of this name. Its numbers must be no other shop's. */
export async function loadShop(
  client: pg.PoolClient,
  shop: string,
  { departments, categories, brands, products, collections = [] }: ShopGoods,
): Promise<void> {
  for (const table of ['shop_categories', 'shop_brands', 'shop_products', 'shop_collections'])
    await client.query(`delete from simulator.${table} where shop = $1`, [shop])
  const nodes = [
    ...departments.map(({ id, name }) => ({ id, name, parent: null })),
    ...categories.map(({ id, name, departmentId, parentId }) => ({ id, name, parent: parentId ?? departmentId })),
  ]
  const departmentOf = new Map(categories.map(({ id, departmentId }) => [id, departmentId]))
  await client.query(
    'insert into simulator.shop_categories (shop, id, name, parent_id) select $1, * from unnest($2::int[], $3::text[], $4::int[])',
    [shop, nodes.map(({ id }) => id), nodes.map(({ name }) => name), nodes.map(({ parent }) => parent)],
  )
  await client.query('insert into simulator.shop_brands (shop, id, name) select $1, * from unnest($2::int[], $3::text[])', [
    shop,
    brands.map(({ id }) => id),
    brands.map(({ name }) => name),
  ])
  for (let from = 0; from < products.length; from += atOnce) {
    const some = products.slice(from, from + atOnce)
    await client.query(
      'insert into simulator.shop_products (shop, id, sku_id, body, price, list_price, stock, picture) select $1, * from unnest($2::int[], $3::int[], $4::jsonb[], $5::int[], $6::int[], $7::int[], $8::jsonb[])',
      [
        shop,
        some.map(({ id }) => id),
        some.map(({ skuId }) => skuId),
        some.map((product) => JSON.stringify(asVtex(product, departmentOf.get(product.categoryId) ?? product.categoryId))),
        some.map(({ price }) => price),
        some.map(({ listPrice }) => listPrice),
        some.map(({ stock }) => stock),
        some.map(({ picture, pictureOf }) => JSON.stringify({ ...picture, ...(pictureOf === undefined ? {} : { of: pictureOf }) })),
      ],
    )
  }
  await loadCollections(client, shop, collections)
}

/** Rows of one statement: a bulk that the driver writes in passing. */
const atOnce = 10_000

async function loadCollections(client: pg.PoolClient, shop: string, collections: readonly ShopCollection[]): Promise<void> {
  await client.query('insert into simulator.shop_collections (shop, id, body) select $1, * from unnest($2::int[], $3::jsonb[])', [
    shop,
    collections.map(({ id }) => id),
    collections.map((collection) => JSON.stringify(collection)),
  ])
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
    KeyWords: product.name
      .split(/\W+/)
      .filter((word) => word.length > 2)
      .join(','),
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

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Ids from the department down to the category; empty where there is none. */
export function pathOf(catalogue: Catalogue, category: number): number[] {
  const path: number[] = []
  for (
    let node = catalogue.categories.get(category);
    node;
    node = node.parentId === null ? undefined : catalogue.categories.get(node.parentId)
  )
    path.unshift(node.id)
  return path
}

/** The children of a category, or the departments (`null`), by name. */
export const childrenOf = (catalogue: Catalogue, parent: number | null): Category[] =>
  [...catalogue.categories.values()].filter(({ parentId }) => parentId === parent).sort((a, b) => a.name.localeCompare(b.name, 'en'))

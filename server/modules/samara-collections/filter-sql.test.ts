import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faultOfFilter,
  type FilteredProduct,
  filterColumnNames,
  filterHolds,
  type FilterRule,
  filterValue,
  isRanked,
  plainText,
  wordsOf,
} from '../../../contract/index.ts'
import { shiftDay } from '../../kernel/clock.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { startSmallStore } from '../../testing/small-store.ts'
import { explainProducts } from './explain.ts'
import { compileCollection, compileFilters, type RuledGroup } from './filter-sql.ts'
import { anyFilter, anyProduct, filterOf } from './filters.fixtures.ts'

const today = '2026-03-10'
let samara: TestSamara
let storeId: string

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  storeId = store.storeId
  await store.addCollection(7, 'Tea time')
  await store.change(`insert into samara_collections (store_id, id, name, made_at) values ($1, 1, 'One', now()), ($1, 2, 'Two', now())`)
  await store.change(
    `insert into samara_groups (store_id, id, name, made_at) select $1, id, 'Group ' || id, now() from generate_series(1, 4) id`,
  )
})
afterAll(() => samara.close())

/** Makes these the only products that filters read. */
async function put(products: readonly FilteredProduct[]): Promise<void> {
  const { pool } = samara.connection
  await pool.query('delete from samara_facts')
  await pool.query('delete from collection_products')
  await pool.query('delete from samara_members')
  const rows = products.map(({ lists: _, age, ...product }) => ({
    ...product,
    plainName: plainText(product.name),
    words: wordsOf(product.name),
    releasedOn: age === null ? null : shiftDay(today, -age),
  }))
  await pool.query(
    `insert into samara_facts (store_id, product_id, name, plain_name, words, reference, brand_id, category_id, categories, price, list_price, stock, released_on,
       units7, units30, units90, revenue7, revenue30, revenue90, orders7, orders30, orders90, score, category_rank, variants_in_stock)
     select $1, id, name, "plainName", words, reference, "brandId", "categoryId", categories, price, "listPrice", stock, "releasedOn",
       units7, units30, units90, revenue7, revenue30, revenue90, orders7, orders30, orders90, "samaraScore", "categoryRank", "variantsInStock"
     from jsonb_to_recordset($2::jsonb) as g(id int, name text, "plainName" text, words text, reference text, "brandId" int, "categoryId" int, categories int[], price int, "listPrice" int,
       stock int, "releasedOn" date, units7 int, units30 int, units90 int, revenue7 bigint, revenue30 bigint, revenue90 bigint, orders7 int, orders30 int, orders90 int,
       "samaraScore" smallint, "categoryRank" int, "variantsInStock" int)`,
    [storeId, JSON.stringify(rows)],
  )
  const held = (list: string) => products.filter(({ lists }) => lists.has(list)).map(({ id }) => id)
  await pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) select $1, 7, id, id from unnest($2::int[]) id',
    [storeId, held('collection 7')],
  )
  await pool.query(
    'insert into samara_members (store_id, collection_id, product_id, place, left_at) select $1, 1, id, id, null from unnest($2::int[]) id',
    [storeId, held('samara 1')],
  )
  // Who left holds a place, and is no member.
  await pool.query(
    'insert into samara_members (store_id, collection_id, product_id, place, left_at) select $1, 2, id, id, now() from unnest($2::int[]) id',
    [storeId, held('samara 1')],
  )
}

/** The products that filters leave, worked out in memory. */
function left(products: readonly FilteredProduct[], filters: readonly FilterRule[]): number[] {
  const plain = products.filter((product) => filters.filter((filter) => !isRanked(filter)).every((filter) => filterHolds(product, filter)))
  const chosen = filters.filter(isRanked).map((filter) => {
    const direction = filter.operator === 'top' ? -1 : 1
    const first = plain
      .filter((product) => filterValue(product, filter.column) !== null)
      .sort((one, other) => direction * (filterValue(one, filter.column)! - filterValue(other, filter.column)!) || one.id - other.id)
      .slice(0, Number(filter.values[0]))
    const among = new Set(first.map(({ id }) => id))
    return ({ id }: FilteredProduct) => among.has(id) !== filter.not
  })
  return plain.filter((product) => chosen.every((holds) => holds(product))).map(({ id }) => id)
}

const select = async (condition: ReturnType<typeof sql<boolean>>): Promise<number[]> =>
  (
    await sql<{
      id: number
    }>`select f.product_id as id from samara_facts f where f.store_id = ${storeId} and ${condition} order by id`.execute(
      samara.connection.database,
    )
  ).rows.map(({ id }) => id)

const products = fc.integer({ min: 1, max: 24 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyProduct(at + 1))))
const place = () => ({ storeId, today })

test.each(filterColumnNames)(
  '%s: SQL leaves the same products as the evaluation in memory, with every operator, nulls and ties',
  async (column) => {
    await fc.assert(
      fc.asyncProperty(products, fc.array(filterOf(column), { minLength: 6, maxLength: 12 }), async (given, filters) => {
        await put(given)
        for (const filter of filters) {
          expect(faultOfFilter(filter)).toBeNull()
          expect(await select(compileFilters([filter], place()).all), JSON.stringify(filter)).toEqual(left(given, [filter]))
        }
      }),
      { numRuns: 12 },
    )
  },
)

test('several filters hold together; what ranks, ranks among what the others leave, and alone among all', async () => {
  await fc.assert(
    fc.asyncProperty(products, fc.array(anyFilter, { maxLength: 4 }), async (given, filters) => {
      await put(given)
      const { all, each } = compileFilters(filters, place())
      expect(await select(all)).toEqual(left(given, filters))
      for (const [at, filter] of filters.entries()) expect(await select(each[at]!)).toEqual(left(given, [filter]))
    }),
    { numRuns: 60 },
  )
})

const anyGroup = (id: number) =>
  fc.record({
    id: fc.constant(id),
    exclude: fc.boolean(),
    filters: fc.array(anyFilter, { maxLength: 2 }),
    picks: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { maxLength: 4 }),
    pins: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { maxLength: 2 }),
  })

test('groups bring products, exclusions take them away, and pinned ones stay; what is explained is what is done', async () => {
  await fc.assert(
    fc.asyncProperty(products, fc.tuple(...[1, 2, 3, 4].map(anyGroup)), async (given, groups) => {
      await put(given)
      const { pool } = samara.connection
      await pool.query('delete from samara_picks')
      for (const { id, picks, pins } of groups)
        await pool.query(
          `insert into samara_picks (store_id, group_id, product_id, place, pinned) select $1, $2, id, id, id = any($4::int[]) from unnest($3::int[]) id`,
          [storeId, id, [...new Set([...picks, ...pins])], pins],
        )
      const picked = (group: (typeof groups)[number], id: number) => group.picks.includes(id) || group.pins.includes(id)
      const holds = (group: (typeof groups)[number], id: number) =>
        picked(group, id) || (group.filters.length > 0 && left(given, group.filters).includes(id))
      const expected = given
        .map(({ id }) => id)
        .filter((id) => {
          const [bringing, taking] = [groups.filter(({ exclude }) => !exclude), groups.filter(({ exclude }) => exclude)]
          if (bringing.some(({ pins }) => pins.includes(id))) return true
          return bringing.some((group) => holds(group, id)) && !taking.some((group) => holds(group, id))
        })
      const ruled: RuledGroup[] = groups.map((group) => ({
        ...group,
        hasPicks: group.picks.length + group.pins.length > 0,
        hasPins: group.pins.length > 0,
      }))
      expect(await select(compileCollection(ruled, place()).holds)).toEqual(expected)

      const explained = await explainProducts(
        samara.connection.database,
        place(),
        ruled,
        given.map(({ id }) => id),
      )
      expect(given.map(({ id }) => id).filter((id) => explained.get(id)!.fits)).toEqual(expected)
      for (const { groups: verdicts } of explained.values()) expect(verdicts).toHaveLength(4)
    }),
    { numRuns: 40 },
  )
})

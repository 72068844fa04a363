import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type FilterInput, fillSamaraCollection, previewFilters } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara, type TestSamara } from '../server/testing/assemble.ts'
import { type Row, spread, time } from './measure.ts'

const ana = 'ana@bench.example'
const store = 'bench-shop'
const size = 100_000
const changed = 1_000
const followers = 500
const groupsEach = 10
const name = 'Bench'

/** A shop of many products with categories, brands, prices, stock, figures and scores. */
async function fillShop(pool: pg.Pool, storeId: string): Promise<void> {
  await pool.query(`insert into brands (store_id, id, name) select $1, i, 'Brand ' || i from generate_series(1, 400) i`, [storeId])
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place)
     select $1, i, 'Category ' || i, case when i > 20 then 1 + i % 20 end, case when i > 20 then array[1 + i % 20, i] else array[i] end, i from generate_series(1, 500) i`,
    [storeId],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, list_price, stock, released_on, score, variants, variants_in_stock)
     select $1, i, (array['White Hanging Heart', 'Jarrón azul', 'Vintage cake stand', 'Set of mugs'])[1 + i % 4] || ' ' || i, 'REF' || i, 1 + i % 500, 1 + i % 400,
       100 + i % 5000, case when i % 3 = 0 then 200 + i % 6000 end, i % 40, date '2026-03-10' - i % 900, 0, 3, i % 4
     from generate_series(1, $2::int) i`,
    [storeId, size],
  )
  await pool.query(
    `insert into product_figures (store_id, product_id, units7, units30, units90, revenue7, revenue30, revenue90, recent_units, recent_revenue)
     select $1, i, i % 11, i % 51, i % 201, i % 900, i % 9000, i % 90000, 0, 0 from generate_series(1, $2::int) i where i % 2 = 0`,
    [storeId, size],
  )
  await pool.query(
    `insert into list_scores (store_id, list_kind, list_id, product_id, score, percentiles, figures)
     select $1, 'category', 1 + i % 500, i, i % 1001, '{}', '{}' from generate_series(1, $2::int) i`,
    [storeId, size],
  )
  await pool.query('vacuum analyze')
}

const filter = (
  column: FilterInput['column'],
  operator: FilterInput['operator'],
  values: (string | number)[],
  not = false,
): FilterInput => ({
  column,
  operator,
  not,
  values,
})

/** The groups of the collection that is filled: the last two take away. The conditions are what somebody would write by hand. */
const groups: { filters: FilterInput[]; bare: string }[] = [
  { filters: [filter('category', 'any', [1, 2]), filter('price', 'most', [2_000])], bare: "f.categories && '{1,2}' and f.price <= 2000" },
  { filters: [filter('brand', 'any', [3, 4, 5])], bare: 'f.brand_id in (3, 4, 5)' },
  {
    filters: [filter('name', 'contains', ['jarron']), filter('stock', 'least', [30])],
    bare: "f.plain_name like '%jarron%' and f.stock >= 30",
  },
  { filters: [filter('units30', 'least', [45])], bare: 'f.units30 >= 45' },
  {
    filters: [filter('discount', 'between', [20, 60]), filter('category', 'any', [3])],
    bare: "(f.list_price::int8 - f.price) * 100.0 / f.list_price between 20 and 60 and f.list_price > f.price and f.categories && '{3}'",
  },
  { filters: [filter('age', 'most', [30])], bare: "date '2026-03-10' - f.released_on <= 30" },
  { filters: [filter('samaraScore', 'least', [950])], bare: 'f.score >= 950' },
  { filters: [filter('revenue90', 'least', [80_000]), filter('soldOut', 'is', [], true)], bare: 'f.revenue90 >= 80000 and f.stock > 0' },
  { filters: [filter('soldOut', 'is', [])], bare: 'f.stock <= 0' },
  { filters: [filter('name', 'word', ['mugs']), filter('price', 'least', [4_000])], bare: "f.words like '% mugs %' and f.price >= 4000" },
]
const taking = 2

async function addGroup(
  pool: pg.Pool,
  storeId: string,
  collection: number,
  label: string,
  filters: readonly FilterInput[],
  excludes: boolean,
) {
  const { rows } = await pool.query<{ id: number }>(
    'insert into samara_groups (store_id, name, made_at) values ($1, $2, now()) returning id',
    [storeId, label],
  )
  const id = rows[0]!.id
  for (const [place, { column, operator, not, values }] of filters.entries())
    await pool.query(
      'insert into samara_filters (store_id, group_id, place, filter_column, operator, negated, filter_values) values ($1, $2, $3, $4, $5, $6, $7)',
      [storeId, id, place, column, operator, not, JSON.stringify(values)],
    )
  await pool.query(
    'insert into samara_collection_groups (store_id, collection_id, group_id, place, excludes) values ($1, $2, $3, $3, $4)',
    [storeId, collection, id, excludes],
  )
}

const addCollection = async (pool: pg.Pool, storeId: string, label: string): Promise<number> =>
  (
    await pool.query<{ id: number }>('insert into samara_collections (store_id, name, made_at) values ($1, $2, now()) returning id', [
      storeId,
      label,
    ])
  ).rows[0]!.id

const bareTable = `(store_id uuid not null, collection_id int not null, product_id int not null, place int not null, group_id int, left_at timestamptz,
  primary key (store_id, collection_id, product_id))`

/** Filling, beside one statement of the same meaning that puts the same products into a table of the same shape. */
async function benchFill(samara: TestSamara, storeId: string): Promise<Row> {
  const { pool } = samara.connection
  const id = await addCollection(pool, storeId, name)
  for (const [at, { filters }] of groups.entries()) await addGroup(pool, storeId, id, `Group ${at}`, filters, at >= groups.length - taking)
  await pool.query(`create table bare_members ${bareTable}`)
  const bringing = groups.slice(0, -taking).map(({ bare }) => `(${bare})`)
  const removing = groups.slice(-taking).map(({ bare }) => `(${bare})`)
  const bare = `insert into bare_members (store_id, collection_id, product_id, place, group_id)
    select f.store_id, 1, f.product_id, row_number() over (order by f.score desc nulls last, f.product_id), case ${bringing.map((condition, at) => `when ${condition} then ${at}`).join(' ')} end
    from samara_facts f where f.store_id = '${storeId}' and (${bringing.join(' or ')}) and not (${removing.join(' or ')})`
  const fill = async () => {
    const { status, data, problem } = await samara.call(fillSamaraCollection, { params: { store, name, id } }, ana)
    assert.equal(status, 200, JSON.stringify(problem))
    return data.products
  }
  await fill()
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let run = 0; run <= 7; run++) {
    await pool.query('delete from samara_members where collection_id = $1', [id])
    await pool.query('truncate bare_members')
    await pool.query('vacuum analyze samara_members')
    let products = 0
    const ours = await time(async () => {
      products = await fill()
    })
    let rows: number | null = 0
    const reference = await time(async () => {
      rows = (await pool.query(bare)).rowCount
    })
    assert.ok(products > 10_000)
    assert.equal(products, rows)
    if (run === 0) continue
    times.ours.push(ours)
    times.bare.push(reference)
  }
  return {
    work: `fill a collection: ${groups.length} groups of filters over 100,000 products, over HTTP`,
    figure: spread(times.ours),
    beside: 'one bare SQL statement of the same meaning',
    reference: spread(times.bare),
    reach: 1.5,
  }
}

/** What somebody sees who changes a filter, letter by letter. */
async function benchPreview(samara: TestSamara): Promise<Row> {
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const times: number[] = []
    for (const { filters } of groups)
      for (const text of ['j', 'ja', 'jarron']) {
        const body = { store, filters: [...filters, filter('name', 'contains', [text]), filter('stock', 'least', [1])] }
        times.push(
          await time(async () => {
            const { status, data } = await samara.call(previewFilters, { body }, ana, { headers: { 'x-tenant': store } })
            assert.equal(status, 200)
            assert.equal(data.of, size)
          }),
        )
      }
    rounds.push(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!)
  }
  return {
    work: 'live count of filters over 100,000 products with a sample and each filter alone, 95th percentile of 30',
    figure: spread(rounds),
    beside: 'limit',
    reference: 100,
    reach: 1,
  }
}

/** The n-th of the collections that follow: its groups as filters, and as somebody would write them. */
const followerGroups = (nth: number): { filters: FilterInput[]; bare: string }[] =>
  Array.from({ length: groupsEach }, (_, at) => {
    const brand = 1 + ((nth * groupsEach + at) % 400)
    const price = 500 + ((nth * 37 + at * 411) % 4_000)
    return {
      filters: [filter('brand', 'any', [brand]), filter('price', 'most', [price])],
      bare: `(f.brand_id = ${brand} and f.price <= ${price})`,
    }
  })

/** Collections that follow products whose prices changed, beside the bare statements of the same meaning. */
async function benchRefresh(samara: TestSamara, storeId: string): Promise<Row[]> {
  const { pool } = samara.connection
  await pool.query('delete from samara_members')
  await pool.query('delete from samara_collections')
  await pool.query(`create table bare_lists ${bareTable}`)
  await pool.query('create table bare_facts as select store_id, product_id, brand_id, price, score from samara_facts')
  await pool.query('alter table bare_facts add primary key (store_id, product_id)')
  const conditions: { id: number; bare: string }[] = []
  for (let nth = 0; nth < followers; nth++) {
    const id = await addCollection(pool, storeId, `Follower ${nth}`)
    const made = followerGroups(nth)
    for (const [at, { filters }] of made.entries()) await addGroup(pool, storeId, id, `Group ${nth} ${at}`, filters, false)
    const bare = made.map((group) => group.bare).join(' or ')
    conditions.push({ id, bare })
    await pool.query(
      `insert into bare_lists select f.store_id, $1, f.product_id, row_number() over (order by f.product_id), null, null from bare_facts f where f.store_id = $2 and (${bare})`,
      [id, storeId],
    )
  }
  await pool.query('update samara_collections set filled_at = now(), stale = true')
  const refresh = async () => {
    await samara.app.services.samaraCollections.ask(storeId)
    await samara.work()
  }
  await refresh()
  await pool.query('vacuum analyze')
  const members = async (table: string, there: string) =>
    (
      await pool.query<{ digest: string }>(
        `select md5(string_agg(collection_id || ' ' || product_id, ',' order by collection_id, product_id)) as digest from ${table} where ${there}`,
      )
    ).rows[0]!.digest

  let turn = 0
  const follow = async () => {
    const client = await pool.connect()
    try {
      await client.query(
        'create temp table news on commit preserve rows as select p.id, p.price from products p join bare_facts f on f.store_id = $1 and f.product_id = p.id where p.store_id = $1 and p.price is distinct from f.price',
        [storeId],
      )
      await client.query('update bare_facts f set price = n.price from news n where f.store_id = $1 and f.product_id = n.id', [storeId])
      for (const { id, bare } of conditions) {
        await client.query('begin')
        await client.query(
          `delete from bare_lists m using news n where m.store_id = $1 and m.collection_id = $2 and m.product_id = n.id
             and not exists (select 1 from bare_facts f where f.store_id = $1 and f.product_id = n.id and (${bare}))`,
          [storeId, id],
        )
        await client.query(
          `insert into bare_lists select f.store_id, $2::int, f.product_id, coalesce((select max(place) from bare_lists where store_id = $1 and collection_id = $2), 0) + row_number() over (order by f.score desc), null, null
             from news n join bare_facts f on f.store_id = $1 and f.product_id = n.id where (${bare}) on conflict do nothing`,
          [storeId, id],
        )
        await client.query('commit')
      }
      await client.query('drop table news')
    } finally {
      client.release()
    }
  }
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let run = 0; run <= 5; run++) {
    turn += 1
    await pool.query('update products set price = 100 + (price + 1777) % 5000 where store_id = $1 and id % ($2::int / $3::int) = $4', [
      storeId,
      size,
      changed,
      turn,
    ])
    const ours = await time(refresh)
    const bare = await time(follow)
    assert.equal(await members('samara_members', 'left_at is null'), await members('bare_lists', 'true'))
    if (run === 0) continue
    times.ours.push(ours)
    times.bare.push(bare)
  }
  const work = 'refresh 500 collections of 10 groups after 1,000 of 100,000 products changed'
  return [
    { work, figure: spread(times.ours), beside: 'the bare statements', reference: spread(times.bare), reach: 2 },
    { work, figure: spread(times.ours), beside: 'limit', reference: 5_000, reach: 1 },
  ]
}

/** Samara collections in a shop of 100 000 products, beside what the database alone needs for the same. */
export async function benchCollections(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined })
  const samara = await assembleSamara(postgres.url, { checkReplies: false })
  try {
    const storeId = await samara.addStore(ana, store)
    await fillShop(samara.connection.pool, storeId)
    const fill = await benchFill(samara, storeId)
    return [fill, await benchPreview(samara), ...(await benchRefresh(samara, storeId))]
  } finally {
    await samara.close()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { publicationMarks } from '../../../contract/index.ts'
import { seedPublication } from '../../testing/seed-runs.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'
import { reportOf, type ReportingStore, reportingStores } from './reporting-stores.fixtures.ts'

const reporting = reportingStores()
const ask = reportOf(reporting)
let store: ReportingStore
const march = { from: '2026-03-01', to: '2026-03-31' }

/** A run of a magic ordering that ordered these lists: with a publication each, or with a proposal that became one. */
async function runOf(name: string, made: readonly { publication: string; proposed?: true }[]): Promise<string> {
  const { pool } = store.samara.connection
  const id = randomUUID()
  const at = '2026-03-10T09:00:00Z'
  const { rows } = await pool.query<{ id: number }>(
    "insert into automations (store_id, level, name, configuration, changed_at, request_key) values ($1, 'category', $2, '{}', $3, $4) returning id",
    [store.id, name, at, id],
  )
  await pool.query(
    `insert into runs (store_id, id, kind, subject, state, waits_for, actor, requested_at, ended_at) values ($1, $2, 'automation', $3, 'done', 'nothing', 'system', $4, $4)`,
    [store.id, id, `${rows[0]!.id}`, at],
  )
  await pool.query("insert into automation_runs (store_id, id, automation_id, cause, requested_at) values ($1, $2, $3, 'time', $4)", [
    store.id,
    id,
    rows[0]!.id,
    at,
  ])
  for (const [place, { publication, proposed }] of made.entries()) {
    const proposal = proposed ? randomUUID() : null
    if (proposal !== null)
      await pool.query(
        `insert into proposals (store_id, id, list_kind, list_id, list_name, version, state, proposed_at, publication_id, idempotency_key, request_digest)
         values ($1, $2, 'category', $3, 'List', 1, 'published', $4, $5, $6, '')`,
        [store.id, proposal, 1_000 + place, at, publication, proposal],
      )
    await pool.query(
      `insert into automation_run_lists (store_id, run_id, place, list_kind, list_id, list_name, outcome, publication_id, proposal_id)
       values ($1, $2, $3, 'category', $4, 'List', 'publishing', $5, $6)`,
      [store.id, id, place, 1_000 + place, proposed ? null : publication, proposal],
    )
  }
  return id
}

/** A publication that reached the shop, with what became of each product. */
async function publish(list: number, products: readonly number[], writes: Record<number, 'written' | 'already' | 'refused'>) {
  const { pool } = store.samara.connection
  const id = await seedPublication(pool, {
    store: store.id,
    list: { kind: 'category', id: list },
    products,
    state: 'verified',
    at: new Date('2026-03-10T10:00:00Z'),
  })
  await pool.query("update publications set sent_at = '2026-03-10T10:00:00Z' where store_id = $1 and id = $2", [store.id, id])
  for (const [place, [product, result]] of Object.entries(writes).entries())
    await pool.query(
      `insert into publication_writes (store_id, publication_id, product_id, place, score, result, reason, detail, at)
       values ($1, $2, $3, $4, 0, $5::text, case when $5::text = 'refused' then 'said' end, case when $5::text = 'refused' then 'No' end, '2026-03-10')`,
      [store.id, id, product, place, result],
    )
  return id
}
const marked = async (query: object, as?: string) =>
  (await ask(publicationMarks, { ...march, ...query }, as)).marks.map(({ publication }) => publication).toSorted()

beforeEach(() => {
  store = reporting()
})

describe('publications on the curve of some brands', () => {
  // Of two brands, by odd and even ids: 101 and 201 are of brand 2, 102 and 202 of brand 1.
  test('those stay that moved products of these brands', async () => {
    const odd = await publish(small.mugs, small.mugProducts, { 101: 'written', 103: 'written' })
    const even = await publish(small.mugs, small.mugProducts, { 102: 'written' })
    const both = await publish(small.plates, small.plateProducts, { 201: 'written', 202: 'written' })
    expect(await marked({})).toEqual([odd, even, both].toSorted())
    expect(await marked({ brands: '2' })).toEqual([odd, both].toSorted())
    expect(await marked({ brands: '1' })).toEqual([even, both].toSorted())
    expect(await marked({ brands: '1,2' })).toEqual([odd, even, both].toSorted())
    expect(await marked({ brands: '77' })).toEqual([])
  })

  test('products that stood in their place already, or were refused, moved nowhere', async () => {
    await publish(small.mugs, small.mugProducts, { 101: 'already', 103: 'refused', 102: 'written' })
    expect(await marked({ brands: '2' })).toEqual([])
    expect(await marked({ brands: '1' })).toHaveLength(1)
  })

  test('a category beside brands holds, too', async () => {
    await publish(small.mugs, small.mugProducts, { 101: 'written' })
    const plates = await publish(small.plates, small.plateProducts, { 201: 'written' })
    expect(await marked({ brands: '2', categories: `${small.plates}` })).toEqual([plates])
  })

  test('another store’s brands of the same number mark nothing here', async () => {
    const other = await store.samara.addStore(`other-${store.owner}`, `other-${store.name}`)
    await fillSmallCatalogue(store.samara.connection, other)
    await store.samara.connection.pool.query('update products set brand_id = 9 where store_id = $1', [other])
    await publish(small.mugs, small.mugProducts, { 101: 'written' })
    expect(await marked({ brands: '9' })).toEqual([])
  })
})

describe('publications of one run of a magic ordering', () => {
  test('are those that it made by itself, and those that came of its proposals', async () => {
    const own = await publish(small.mugs, small.mugProducts, { 101: 'written' })
    const approved = await publish(small.plates, small.plateProducts, { 201: 'written' })
    const others = await publish(small.kitchen, small.mugProducts, { 102: 'written' })
    const run = await runOf('Every night', [{ publication: own }, { publication: approved, proposed: true }])
    const other = await runOf('Every week', [{ publication: others }])
    expect(await marked({ run })).toEqual([own, approved].toSorted())
    expect(await marked({ run, brands: '1' })).toEqual([])
    expect(await marked({ run: other })).toEqual([others])
    expect((await ask(publicationMarks, { ...march, run })).run).toEqual({
      id: run,
      automation: 'Every night',
      at: '2026-03-10T09:00:00.000Z',
    })
    expect((await ask(publicationMarks, march)).run).toBeNull()
  })

  test('a run that is forgotten, or of another store, has none and is not named', async () => {
    const run = await runOf('Every night', [{ publication: await publish(small.mugs, small.mugProducts, { 101: 'written' }) }])
    const other = await store.samara.addStore(`other-${store.owner}`, `other-${store.name}`)
    expect(other).not.toBe(store.id)
    const elsewhere = await store.samara.call(
      publicationMarks,
      { query: { store: `other-${store.name}`, ...march, run } },
      `other-${store.owner}`,
    )
    expect(elsewhere.data).toMatchObject({ marks: [], run: null })
    expect(await ask(publicationMarks, { ...march, run: randomUUID() })).toMatchObject({ marks: [], run: null })
  })
})

import { beginCard, type Endpoint, listPeople, saveSortTable } from '../../../contract/index.ts'
import { hashPassword } from '../../identity/index.ts'
import { fakeShop } from '../fake-shop.ts'
import { seedPublication, seedSynchronisation } from '../seed-runs.ts'
import { startTestSamara, type TestSamara } from '../samara.ts'
import { fillSmallCatalogue } from '../small-catalogue.ts'
import type { Known } from './values.ts'
import { lists } from './lists.ts'

/** Whose calls they are. */
export const ana = 'ana@shop.example'
/** The session that her calls are sent in, begun just now. */
export const session = 'fuzz'
export const asAna = `${ana} in ${session} since 2026-03-10T09:00:00.000Z`
/** Who runs the installation. */
export const operator = 'operator@samara.example'
/** Her password, with the provider on board. */
export const password = 'eleven blue mugs'

/** A person with a store that has something of everything, and somebody else with another. */
export async function startFuzzShop(): Promise<{ samara: TestSamara; store: string }> {
  const samara = await startTestSamara({
    onBoard: true,
    // Nothing is sent to it: jobs wait for the hand of the test.
    environment: { SAMARA_SMTP_URL: 'smtp://127.0.0.1:1', SAMARA_WEBHOOKS_PRIVATE: 'on' },
    connectPlatform: () => ({
      ...fakeShop(),
      rights: () => Promise.resolve([]),
      // What a Samara collection had there is gone already.
      collection: () => Promise.resolve(null),
      deleteCollection: () => Promise.resolve(),
    }),
  })
  const store = await samara.addStore(ana, 'ana-shop')
  await fillSmallCatalogue(samara.connection, store)
  await samara.addStore('ben@other.example', 'ben-shop')
  const { pool } = samara.connection
  await pool.query("insert into collections (store_id, id, name, searchable) values ($1, 7, 'Tea time', true)", [store])
  await pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) select store_id, 7, id, id from products where id < 200',
  )
  for (const state of ['verified', 'failed', 'cancelled'] as const)
    await seedPublication(pool, {
      store,
      list: { kind: 'category', id: 11 },
      products: [101, 102, 103, 104, 105],
      state,
      key: `key-${state}`,
    })
  for (const state of ['done', 'failed'] as const) await seedSynchronisation(pool, { store, state })
  await samara.openSession(ana, session)
  await samara.app.services.users.add({ email: 'eva@shop.example', name: 'Eva', passwordHash: null })
  await samara.mail.send(samara.connection.database, {
    to: 'eva@shop.example',
    language: 'es',
    message: { kind: 'password-changed', link: 'http://localhost' },
  })
  await pool.query('update people set password_hash = $1 where email = $2', [await hashPassword(password), ana])
  // Whoever calls for the first time becomes known by it, even where the call is refused.
  await samara.call(listPeople, { query: {} }, operator)
  await samara.call(beginCard, { body: { username: ana } }, ana, { key: 'key-of-the-customer' })
  for (const { list, products } of lists) {
    const { status } = await samara.call(
      saveSortTable,
      { query: { username: ana }, body: { store: 'ana-shop', list, version: 0, products: [...products].reverse() } },
      ana,
    )
    if (status !== 200) throw new Error(`The ordering of ${list.kind} ${list.id} cannot be saved: ${status}`)
  }
  return { samara, store }
}

/** What is there to be named, by the endpoint that names it. */
export async function known({ connection: { pool } }: TestSamara): Promise<(endpoint: Endpoint) => Known> {
  const idsOf = async (table: string) => (await pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)
  const [publications, synchronisations] = [await idsOf('publications'), await idsOf('synchronisations')]
  const [mails, people] = [await idsOf('mails'), await idsOf("people where email = 'eva@shop.example'")]
  const times = ['2026-03-11T09:00:00Z', '2026-03-12T09:00:00.000Z', '2026-03-09T09:00:00Z', '2027-03-10T09:00:00Z']
  const whole = [101, 102, 103, 104, 105]
  const usual: Known = {
    email: [ana],
    username: [ana],
    store: ['ana-shop'],
    kind: ['category', 'collection'],
    list: [...lists.map(({ list }) => list), { kind: 'category', id: 13 }],
    id: [11, 7, 10],
    categoryId: [11, 12, 10],
    collectionId: [7],
    idCollection: [7],
    categories: ['11', '11,12', ''],
    product: whole,
    after: [...whole, null],
    products: [whole, [...whole].reverse(), [103], [101, 102]],
    version: [0, 1, 2],
    column: ['price', 'name', 'stock', 'units30', 'samaraScore', 'revenue7'],
    indexId: publications,
    startsAt: [null, ...times],
    endsAt: [null, ...times],
    initDate: [null, ...times],
    endDate: [null, ...times],
    indexDate: times,
    at: times,
    until: [null, '2026-12-31', '2026-03-10', '2026-02-30'],
    'ids[]': ['1', '2'],
    invite: ['new@shop.example', 'other@shop.example'],
    emailPartner: ['pia@shop.example', ana],
    onlyCategories: ['11', '11,12', [11], [10, 12], null],
    onlyBrands: ['1', '1,2', [2], null],
  }
  return ({ path }) => {
    if (path.startsWith('/api/v1/operator/'))
      return { ...usual, name: ['ben-shop'], person: people, mail: mails, run: publications, kind: [], from: times, to: times }
    if (path.startsWith('/api/v1/publications/:id')) return { ...usual, id: publications }
    return path.startsWith('/api/v1/synchronisations/:id') ? { ...usual, id: synchronisations } : usual
  }
}

import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  disconnectStore,
  exportStore,
  invitePartner,
  listStores,
  listSynchronisations,
  pauseStore,
  platformRights,
  renameStore,
  replaceStoreKey,
  saveSortTable,
  synchroniseCatalogue,
} from '../../../contract/index.ts'
import { type CallContext, type PlatformCredential, PlatformFault } from '../../platforms/platform.ts'
import { fakeShop } from '../../testing/fake-shop.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const ana = 'ana@shop.example'
const query = { username: ana, store: 'ana-shop' }
const whole = Array.from({ length: 8 }, (_, at) => 101 + at)
const shop = fakeShop(whole)
const closed: string[] = []

let samara: TestSamara
let storeId: string
/** The secret that the platform takes. */
let valid = 'secret-ana-shop'
/** Aborted when the work that calls the platform is to stop. */
let stopping: AbortSignal | null = null

beforeAll(async () => {
  const connectPlatform = (_type: unknown, { secret }: PlatformCredential) => {
    const refuse = () => {
      if (secret !== valid) throw new PlatformFault('credential', 'VTEX does not know this key or its token.')
    }
    return {
      ...shop,
      with(context: CallContext) {
        if (context.signal) stopping = context.signal
        return this
      },
      checkCredential: async () => {
        refuse()
        return shop.checkCredential()
      },
      rights: async () => {
        refuse()
        return shop.rights()
      },
      categoryTree: async () => {
        refuse()
        return shop.categoryTree()
      },
    }
  }
  samara = await startTestSamara({
    connectPlatform,
    demoShops: {
      onBoard: 'on-board',
      open: () => Promise.reject(new Error('nobody opens one here')),
      sales: () => Promise.resolve({ from: new Date(0), to: new Date(0), sales: [] }),
      close: async (account) => void closed.push(account),
    },
  })
  storeId = await samara.addStore(ana, 'ana-shop')
  await samara.app.services.synchronisation.catalogue(storeId, null, [])
  await samara.work()
})
afterAll(() => samara.close())

const mine = async () => (await samara.call(listStores, { params: { email: ana } }, ana)).data.find(({ store }) => store === 'ana-shop')
let minute = 0
/** Asks for everything, a minute after the last time. */
const synchronise = () => {
  samara.clock.set(`2026-03-10T09:${String(++minute).padStart(2, '0')}:00Z`)
  return samara.call(synchroniseCatalogue, { query: { ...query, categories: '' } }, ana, { key: 'a-key-of-a-request' })
}
const latest = async () => (await samara.call(listSynchronisations, { query }, ana)).data[0]!

test('a store gets another name, and its address stays', async () => {
  const { data } = await samara.call(renameStore, { query, body: { displayName: 'Ana’s <b>shop</b>' } }, ana)
  expect(data).toMatchObject({ store: 'ana-shop', displayName: 'Ana’s <b>shop</b>' })
  expect(await samara.call(renameStore, { query, body: { displayName: ' ' } }, ana)).toMatchObject({ status: 400 })
  expect((await mine())?.displayName).toBe('Ana’s <b>shop</b>')
})

test('a new key that is wrong changes nothing: the former one goes on working', async () => {
  const before = await mine()
  const body = { key: 'vtexappkey-ana-NEWKEY', token: 'not yet known' }
  expect(await samara.call(replaceStoreKey, { query, body }, ana)).toMatchObject({ status: 422, problem: { code: 'store/wrong-key' } })
  expect(await samara.call(replaceStoreKey, { query, body: { key: 'x', token: body.key } }, ana)).toMatchObject({
    status: 422,
    problem: { code: 'store/swapped-key' },
  })
  expect(await mine()).toEqual(before)
  expect((await samara.call(platformRights, { query: { ...query, anew: true } }, ana)).status).toBe(200)
})

test('a revoked key is replaced by a new one, and what it was refused comes in by itself', async () => {
  valid = 'made anew'
  await synchronise()
  await samara.work()
  expect(await latest()).toMatchObject({ state: 'failed', failure: 'credential' })
  // A minute later, so that what it begins is the newest.
  samara.clock.set(`2026-03-10T09:${String(++minute).padStart(2, '0')}:00Z`)
  const { data } = await samara.call(replaceStoreKey, { query, body: { key: 'vtexappkey-ana-NEWKEY', token: ' made anew ' } }, ana)
  expect(data.rights).toHaveLength(1)
  expect((await mine())?.keyEndsWith).toBe('WKEY')
  const tried = shop.calls.filter((call) => call === 'rights').length
  expect((await samara.call(platformRights, { query }, ana)).data.rights).toEqual(data.rights)
  expect(shop.calls.filter((call) => call === 'rights')).toHaveLength(tried)
  await samara.work()
  expect(await latest()).toMatchObject({ state: 'done' })
})

test('while a store is paused what is asked for waits, and goes on when the pause ends', async () => {
  const { data: paused } = await samara.call(pauseStore, { query, body: { paused: true } }, ana)
  expect(paused.pausedAt).not.toBeNull()
  await synchronise()
  const calls = shop.calls.length
  await samara.work()
  await samara.app.services.runs.resume('all')
  await samara.work()
  expect(shop.calls.length).toBe(calls)
  expect(await latest()).toMatchObject({ state: 'waiting' })
  expect((await samara.call(pauseStore, { query, body: { paused: false } }, ana)).data.pausedAt).toBeNull()
  await samara.work()
  expect(await latest()).toMatchObject({ state: 'done' })
})

test('what is under way when a store is paused stops, and goes on from there', async () => {
  await synchronise()
  let paused = false
  shop.before = async (call) => {
    if (paused || !call.startsWith('product ')) return
    paused = true
    await samara.call(pauseStore, { query, body: { paused: true } }, ana)
    if (stopping?.aborted === false) await once(stopping, 'abort')
  }
  await samara.work()
  shop.before = () => {}
  expect(paused).toBe(true)
  expect(await latest()).toMatchObject({ state: 'waiting' })
  await samara.call(pauseStore, { query, body: { paused: false } }, ana)
  await samara.work()
  expect(await latest()).toMatchObject({ state: 'done' })
})

test('every saved ordering is there to be taken along', async () => {
  const products = shop.products.size
  const sequence = [...whole].reverse()
  const body = { store: 'ana-shop', list: { kind: 'category' as const, id: 11 }, version: 0, products: sequence }
  expect((await samara.call(saveSortTable, { query: { username: ana }, body }, ana)).status).toBe(200)
  const { data } = await samara.call(exportStore, { query }, ana)
  expect(data).toMatchObject({ store: 'ana-shop', orderings: [{ list: { kind: 'category', id: 11 }, name: 'Mugs', version: 1 }] })
  expect(data.orderings[0]?.products).toEqual(sequence)
  expect(data.orderings[0]?.products).toHaveLength(products)
})

test('open invitations are there to be taken along, with what each allows; those that ended are not', async () => {
  const invite = (who: string, more: { onlyCategories?: string; approval?: boolean } = {}) =>
    samara.call(invitePartner, { query: { email: ana, store: 'ana-shop', invite: who, ...more } }, ana, { key: `an-invitation-of-${who}` })
  await invite('late@shop.example')
  await samara.connection.pool.query("update partner_invitations set expires_at = '2026-03-09T00:00:00Z' where email = 'late@shop.example'")
  const { status } = await invite('pia@shop.example', { onlyCategories: '11', approval: true })
  expect(status).toBe(200)
  const { data } = await samara.call(exportStore, { query }, ana)
  expect(data.invitations).toMatchObject([
    {
      email: 'pia@shop.example',
      invitedBy: ana,
      limits: { categories: [{ id: 11, name: 'Mugs' }], brands: null, approval: true },
    },
  ])
  expect(Date.parse(data.invitations[0]!.expiresAt)).toBe(Date.parse(data.invitations[0]!.invitedAt) + 7 * 86_400_000)
})

describe('while a store is disconnected', () => {
  let spares = 0
  /** A store of its own with a run that somebody works on until `release`. */
  async function atWork() {
    const store = `ana-spare-${++spares}`
    const id = await samara.addStore(ana, store)
    const of = { username: ana, store }
    await samara.call(synchroniseCatalogue, { query: { ...of, categories: '' } }, ana, { key: 'a-key-of-a-request' })
    const session = await samara.connection.direct.connect()
    await session.query("select pg_advisory_lock(hashtextextended('run ' || r.id, 0)) from runs r where r.store_id = $1", [id])
    return {
      id,
      pause: (paused: boolean) => samara.call(pauseStore, { query: of, body: { paused } }, ana),
      disconnect: () => samara.call(disconnectStore, { query: of, body: { confirmation: store } }, ana),
      find: async () => (await samara.call(listStores, { params: { email: ana } }, ana)).data.find((each) => each.store === store),
      release() {
        session.release(true)
      },
    }
  }

  test('two calls at once that find it at work leave it as it was', async () => {
    const { disconnect, find, release } = await atWork()
    const answers = Promise.all([disconnect(), disconnect()])
    for (const answer of await answers) expect(answer).toMatchObject({ status: 409, problem: { code: 'store/at-work' } })
    expect((await find())?.pausedAt).toBeNull()
    release()
  }, 60_000)

  test('a run that waits in a state that cannot be stopped keeps it, paused where a person paused it', async () => {
    const { id, disconnect, find, pause, release } = await atWork()
    release()
    await pause(true)
    await samara.connection.pool.query(
      "update runs set kind = 'publication', state = 'replacing', waits_for = 'platform' where store_id = $1",
      [id],
    )
    expect(await disconnect()).toMatchObject({ status: 409, problem: { code: 'store/at-work' } })
    expect((await find())?.pausedAt).not.toBeNull()
    await samara.connection.pool.query('delete from runs where store_id = $1', [id])
    expect((await disconnect()).status).toBe(200)
  }, 60_000)

  test('who adds to it for long keeps it for ten seconds, not for as long as that takes', async () => {
    const { id, disconnect, find, release } = await atWork()
    release()
    const adding = await samara.connection.direct.connect()
    await adding.query('begin')
    // What hangs on a store keeps its row so until it is written.
    await adding.query('select 1 from stores where id = $1 for key share', [id])
    expect(await disconnect()).toMatchObject({ status: 409, problem: { code: 'store/at-work' } })
    expect((await find())?.pausedAt).toBeNull()
    await adding.query('commit')
    adding.release()
    expect((await disconnect()).status).toBe(200)
    expect(await find()).toBeUndefined()
  }, 30_000)

  test('the end of the pause elsewhere lets nothing begin', async () => {
    const { disconnect, find, pause, release } = await atWork()
    const answer = disconnect()
    await expect.poll(async () => (await find())?.pausedAt).not.toBeNull()
    expect((await pause(false)).data.pausedAt).toBeNull()
    await expect.poll(async () => (await find())?.pausedAt).not.toBeNull()
    release()
    expect((await answer).status).toBe(200)
    expect(await find()).toBeUndefined()
  })

  test('it stays, with its account, where that cannot be noted', async () => {
    const { disconnect, find, release } = await atWork()
    release()
    const { pool } = samara.connection
    await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
    await pool.query('create trigger refused before insert on audit_log for each row execute function refuse()')
    expect((await disconnect()).status).toBe(500)
    await pool.query('drop trigger refused on audit_log')
    expect(await find()).toMatchObject({ pausedAt: null })
    expect(closed).not.toContain((await find())?.account)
    expect((await disconnect()).status).toBe(200)
  })
})

test('a store goes on whose disconnecting was broken off by the end of the process, and one that is paused stays', async () => {
  const { clock, connection, app } = samara
  const [broken, paused] = [await samara.addStore(ana, 'broken-off'), await samara.addStore(ana, 'long-paused')]
  await app.services.stores.pause(broken, clock.now())
  await app.services.stores.setPaused(paused, clock.now())
  const work = async () => {
    await samara.jobs.enqueue('broken-disconnects', {}, { queries: connection.database })
    await samara.work()
    const { rows } = await connection.pool.query<{ name: string }>('select name from stores where paused_at is not null order by name')
    return rows.map(({ name }) => name)
  }
  expect(await work()).toEqual(['broken-off', 'long-paused'])
  const began = clock.now()
  clock.set(new Date(began.getTime() + 61_000).toISOString())
  expect(await work()).toEqual(['long-paused'])
  clock.set(began.toISOString())
  await app.services.stores.setPaused(paused, null)
})

test('the demo store on board is not disconnected by anybody, and the list of stores says so', async () => {
  await samara.addStore(ana, 'on-board')
  const listed = (await samara.call(listStores, { params: { email: ana } }, ana)).data
  expect(listed.filter(({ everybodys }) => everybodys).map(({ store }) => store)).toEqual(['on-board'])
  const query = { username: ana, store: 'on-board' }
  expect(await samara.call(disconnectStore, { query, body: { confirmation: 'on-board' } }, ana)).toMatchObject({
    status: 409,
    problem: { code: 'store/everybodys-demo' },
  })
  expect((await samara.call(exportStore, { query }, ana)).status).toBe(200)
})

test('a store is taken away by its name alone, with everything that hangs on it', async () => {
  const disconnect = (confirmation: string) => samara.call(disconnectStore, { query, body: { confirmation } }, ana)
  expect(await disconnect('ana-shop')).toMatchObject({ status: 422, problem: { code: 'store/name-differs' } })
  expect(await mine()).toBeDefined()
  // Nothing in the database ties members to their collection.
  await samara.connection.pool.query('insert into samara_members (store_id, collection_id, product_id, place) values ($1, 1, 1, 1)', [
    storeId,
  ])
  expect(await disconnect('Ana’s <b>shop</b>')).toMatchObject({ status: 200, data: { store: 'ana-shop' } })
  expect(await mine()).toBeUndefined()
  expect(closed).toContain('ana-shop')
  expect(await samara.call(exportStore, { query }, ana)).toMatchObject({ status: 403, problem: { code: 'access/other-store' } })
  const { rows } = await samara.connection.pool.query<{ name: string }>(
    "select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and c.column_name = 'store_id' and t.table_type = 'BASE TABLE'",
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { name } of rows) {
    const left = await samara.connection.pool.query(`select 1 from ${name} where store_id = $1`, [storeId])
    expect(left.rowCount, name).toBe(0)
  }
  // Jobs that were queued for it find nothing to do.
  await samara.work()
})

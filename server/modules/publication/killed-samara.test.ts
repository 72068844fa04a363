import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProducts, createSamaraCollection, type ListReference } from '../../../contract/index.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import { type Publishing, type PublishingStore, secret, startPublishing } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const tenant = () => ({ headers: { 'x-tenant': shop.name } })
async function made(name: string): Promise<ListReference> {
  const body = { store: shop.name, name }
  const { data } = await publishing.samara.call(createSamaraCollection, { query: { username: shop.ana }, body }, shop.ana, {
    key: `key-of-${name}`,
    ...tenant(),
  })
  await publishing.samara.call(addProducts, { params: { store: shop.name, name }, body: { products: [101, 102] } }, shop.ana)
  return { kind: 'samara', id: data.id }
}
const ofName = async (name: string) => {
  const platform = vtexPlatform({
    credential: { account: shop.account, key: `vtexappkey-${shop.account}-AAAAAA`, secret },
    baseUrl: publishing.simulator.url,
  })
  return (await platform.collections([])).filter((one) => one.name === name)
}

/** Kills a process, as the system does, that has made the collection and could not note it yet. */
async function killAfterMaking({ id }: ListReference, name: string): Promise<void> {
  const { pool } = publishing.samara.connection
  // So that there is time to hold the row between the note that it is made and its making.
  publishing.simulator.faults.begin({ kind: 'slow', milliseconds: 1_000, method: 'POST', path: '/api/catalog/pvt/collection', times: 1 })
  const process_ = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./killed-samara.fixtures.ts', import.meta.url)),
      pool.options.connectionString!,
      publishing.simulator.url,
      shop.account,
      secret,
      shop.id,
      String(id),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(process_, 'exit')
  const making = async () =>
    (await pool.query<{ making: object | null }>('select platform_making as making from samara_collections where id = $1', [id])).rows[0]!
      .making
  await expect.poll(making, { timeout: 20_000, interval: 20 }).not.toBeNull()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from samara_collections where id = $1 for update', [id])
    await expect.poll(async () => (await ofName(name)).length, { timeout: 20_000, interval: 50 }).toBe(1)
    process_.kill('SIGKILL')
    await ended
    // Its statement waits for the row, and would be done once nobody is there any more.
    await holder.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    )
    await holder.query('rollback')
  } finally {
    holder.release()
  }
  const { rows } = await pool.query<{ id: number | null }>('select platform_id as id from samara_collections where id = $1', [id])
  expect(rows).toEqual([{ id: null }])
}

test('killed between making a collection and noting it, a publication finds what was made, and makes no second one', async () => {
  const list = await made('Matada')
  await killAfterMaking(list, 'Matada')
  const id = await shop.published([102, 101], { list })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified' })
  const found = await ofName('Matada')
  expect(found).toHaveLength(1)
  expect(await shop.liveCollection(found[0]!.id)).toEqual([102, 101])
})

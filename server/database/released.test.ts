import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listStores, productsByCategory, readPublication } from '../../contract/index.ts'
import { createSecrets } from '../kernel/secrets.ts'
import { assembleSamara } from '../testing/assemble.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { checkBackup, restoreBackup } from './backup/index.ts'

/** The key of all installations whose backups lie in `released/`. */
const secrets = createSecrets(Buffer.alloc(32, 'samara released'))
const ana = 'demo@samara.example'
const store = 'samara-demo'
const folderOf = (version: string) => new URL(`./released/${version}`, import.meta.url).pathname

/** What a person left in a released version. */
interface Left {
  orderings: Record<string, { version: number; products: number[] }>
  publications: Record<string, string>
}

const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)(?!.*unreleased)/gm)].map(([, version]) => version!)

test('there are released versions, and a backup of an installation of each', async () => {
  expect(released.length).toBeGreaterThan(0)
  for (const version of released) expect((await checkBackup(folderOf(version))).version).toBe(version)
})

test.each(released)(
  'an installation of version %s is brought to this one: people, orderings, publications and sales are there, and the credential opens',
  async (version) => {
    const left = JSON.parse(await readFile(`${folderOf(version)}/left.json`, 'utf8')) as Left
    const database = await freshDatabase()
    onTestFinished(() => database.drop())
    const none = () => Promise.reject(new Error('No platform was kept.'))
    const manifest = await restoreBackup({
      databaseUrl: database.directUrl,
      folder: folderOf(version),
      secrets,
      makePlatformTables: none,
    })
    const rows = (name: string) => manifest.tables.find((table) => table.name === name)!.rows

    const samara = await assembleSamara(database.url, { directUrl: database.directUrl, demoPeople: [ana], now: '2026-11-22T09:00:00Z' })
    onTestFinished(() => samara.close())
    const stores = await samara.call(listStores, { params: { email: ana } }, ana)
    expect(stores.data).toMatchObject([{ store, readiness: 'ready' }])
    expect(Object.keys(left.orderings).length).toBeGreaterThan(0)
    for (const [categoryId, { version: saved, products }] of Object.entries(left.orderings)) {
      const list = await samara.call(productsByCategory, { query: { store, categoryId: Number(categoryId), username: ana } }, ana)
      expect(list.data.ordering.version).toBe(saved)
      expect(list.data.content.map(({ id }) => id)).toEqual(products)
    }
    for (const [id, state] of Object.entries(left.publications))
      expect((await samara.call(readPublication, { params: { id }, query: { store } }, ana)).data.state).toBe(state)
    const { rows: sums } = await samara.connection.pool.query<{ products: number; days: number; id: string; sealed: string }>(
      'select (select count(*)::int from sales_by_day) as days, (select count(*)::int from products) as products, id, credential_sealed as sealed from stores',
    )
    expect(sums).toMatchObject([{ days: rows('sales_by_day'), products: rows('products') }])
    expect(JSON.parse(secrets.open(sums[0]!.sealed, { purpose: 'platform-credential', row: sums[0]!.id }))).toHaveProperty('secret')
  },
)

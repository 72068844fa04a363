import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { indexCategory, listStores, productsByCategory, publicationEnded, readPublication, saveSortTable } from '../contract/index.ts'
import { demoSignIn } from '../demo/demo-store.ts'
import { type FreshDatabase, freshDatabase } from './testing/postgres.ts'
import { startGate } from './testing/gate.ts'
import { startIssuer, type TestIssuer } from './testing/issuer.ts'
import { freePort, type ServerProcess, startProcess } from './testing/process.ts'

const long = 90_000
const store = 'samara-demo'
const username = demoSignIn.email

let issuer: TestIssuer
let database: FreshDatabase
let folder: string
let pool: pg.Pool
let server: ServerProcess

/** The server with the demo store on a real PostgreSQL, its people proven by a provider elsewhere. */
const addresses = () => ({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.directUrl })
const start = () => startProcess({ ...addresses(), SAMARA_DATA: folder, SAMARA_DEMO: 'on', OIDC_ISSUER: issuer.url })
const token = () => issuer.token(username)

beforeAll(async () => {
  issuer = await startIssuer()
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'main-test-'))
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => undefined)
  server = await start()
  await server.says('The demo shop is there')
}, long)
afterAll(async () => {
  await server.end('SIGKILL')
  await pool.end()
  await database.drop()
  await issuer.close()
  await rm(folder, { recursive: true, force: true })
})

/** The category with the most products, as the store's own tree says. */
async function largestCategory(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select category_id as id from products group by 1 order by count(*) desc limit 1')
  return rows[0]!.id
}

const open = async (categoryId: number) =>
  (await server.call(productsByCategory, { query: { store, categoryId, username } }, await token())).data

test('a provider elsewhere is enough: its person finds the store, a stranger finds none', async () => {
  const mine = await server.call(listStores, { params: { email: username } }, await token())
  expect(mine.data).toMatchObject([{ store, storeType: 'demo', readiness: 'ready', currency: 'GBP', timeZone: 'Europe/London' }])
  expect(mine.data[0]!.products).toBeGreaterThan(3_000)
  expect(JSON.stringify(mine.data)).not.toMatch(/secret|sealed/i)
  const stranger = 'new@shop.example'
  const theirs = await server.call(listStores, { params: { email: stranger } }, await issuer.token(stranger))
  expect(theirs.data).toEqual([])
})

test('who names themselves like the demo person finds no store of theirs and gets the reason; the log has it too, without the token', async () => {
  const claims = { sub: 'intruder', email_verified: undefined }
  const named = { ...claims, email: undefined, preferred_username: username }
  for (const [more, code] of [
    [named, 'session/no-email'],
    [claims, 'session/unverified-email'],
    [{ ...claims, email_verified: false }, 'session/unverified-email'],
    [{ sub: 'intruder', aud: 'elsewhere', azp: 'elsewhere' }, 'session/other-client'],
    // The demo person's account is another one.
    [{ sub: 'intruder' }, 'session/email-taken'],
  ] as const) {
    const forged = await issuer.token(username, more)
    const answer = await server.call(listStores, { params: { email: username } }, forged)
    expect(answer).toMatchObject({ status: 401, problem: { code } })
    await server.says(`"code":"${code}"`)
    expect(server.output()).not.toContain(forged.split('.')[1])
  }
  expect(server.output()).not.toContain(`"${username}"`)
})

test('where another provider signs people in, the start says nothing of a demo sign-in', () => {
  expect(server.output()).toContain('is ready')
  expect(server.output()).not.toMatch(/Demo sign-in|samara-demo \/|@samara\.example/)
  expect(server.output()).not.toContain(demoSignIn.password)
})

test(
  'killed in the middle of publishing, again and again: after each start it goes on, ends right, and no product is written twice',
  async () => {
    const categoryId = await largestCategory()
    const before = await open(categoryId)
    const wanted = before.content.map((row) => row.id).reverse()
    const written = async () => {
      const { rows } = await pool.query<{ count: number; most: number | null }>(
        'select count(*)::int, max(puts) as most from simulator.writes',
      )
      return rows[0]!
    }
    const query = { categoryId, store, username, version: before.ordering.version }
    const { data: begun } = await server.call(
      indexCategory,
      { query, body: { logUserCriterias: [], products: wanted } },
      await token(),
      'killed-in-the-middle',
    )

    let kills = 0
    for (const enough of [10, 80, 150]) {
      while ((await written()).count < enough) await sleep(2)
      await server.end('SIGKILL')
      kills++
      expect((await written()).count).toBeLessThan(wanted.length - 1)
      server = await start()
    }
    await server.says('is ready')
    const read = async () => (await server.call(readPublication, { params: { id: begun.id }, query: { store } }, await token())).data
    let publication = await read()
    while (!publicationEnded(publication.state)) {
      await sleep(100)
      publication = await read()
    }
    expect(kills).toBe(3)
    expect(publication).toMatchObject({ state: 'verified', failed: 0, checked: wanted.length, verified: wanted.length })
    // Every product of the plan is written once, and only once. (Scores that came in after the list was read may spare one.)
    expect(publication.toWrite).toBeGreaterThan(wanted.length - 5)
    expect(await written()).toEqual({ count: publication.toWrite, most: 1 })
    expect((await open(categoryId)).content.map((row) => row.id)).toEqual(wanted)
  },
  long,
)

test(
  'stopped with Ctrl-C it ends cleanly, and after the next start everything is kept',
  async () => {
    const categoryId = await largestCategory()
    const before = await open(categoryId)
    const moved = before.content.at(-1)!.id
    const list = { kind: 'category', id: categoryId } as const
    await server.call(
      saveSortTable,
      { query: { username }, body: { store, list, version: before.ordering.version, moves: [{ products: [moved], after: null }] } },
      await token(),
    )
    expect(await server.end('SIGINT')).toBe(0)
    server = await start()
    await server.says('is ready')
    const after = await open(categoryId)
    expect(after.content[0]!.id).toBe(moved)
    // It listens on another port now, and the pictures are there.
    expect((await fetch(after.content[0]!.imageUrl!.replace(/^http:\/\/localhost:\d+/, server.url))).headers.get('content-type')).toContain(
      'image/svg+xml',
    )
    expect(new URL(after.content[0]!.imageUrl!).port).toBe(new URL(server.url).port)
    expect(server.output()).not.toContain('Bringing the demo shop in')
  },
  long,
)

test('stopped while it is still starting it ends cleanly too', async () => {
  const early = await startProcess({ ...addresses(), SAMARA_DATA: folder, SAMARA_DEMO: 'off', OIDC_ISSUER: issuer.url })
  while ((await fetch(`${early.url}/livez`).catch(() => null)) === null) await sleep(1)
  expect(await early.end('SIGINT')).toBe(0)
})

test('stopped when nobody is there any more to read what it says, it ends all the same', async () => {
  const gate = await startGate(Number(new URL(database.url).port))
  onTestFinished(() => gate.close())
  const url = new URL(database.url)
  url.port = String(gate.port)
  url.search = ''
  const alone = await startProcess({ DATABASE_URL: url.href, SAMARA_DATA: folder, SAMARA_DEMO: 'off', OIDC_ISSUER: issuer.url })
  onTestFinished(() => void alone.end('SIGKILL'))
  await alone.says('is ready')
  alone.closeOutput()
  await gate.shut()
  expect(await Promise.race([alone.end('SIGTERM'), sleep(20_000, 'still there')])).toBe(0)
})

test('a port that is taken is reported in one line with the remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const taken = await startProcess({
    ...addresses(),
    SAMARA_DATA: folder,
    SAMARA_DEMO: 'off',
    OIDC_ISSUER: issuer.url,
    PORT: String(port),
  })
  expect(await taken.over).toBe(1)
  // A checkout whose web app is not built yet says that, too, in its log.
  const output = taken
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('"msg":"\\"root\\" path'))
  expect(output).toEqual([`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`])
  other.close()
})

test('a database that cannot be reached is reported in one line with the remedy, without its password', async () => {
  const away = await startProcess({
    DATABASE_URL: `postgres://me:canary-password@127.0.0.1:${await freePort()}/x`,
    SAMARA_DATA: folder,
    SAMARA_DEMO: 'off',
  })
  expect(await away.over).toBe(1)
  expect(away.output().trim().split('\n')).toHaveLength(1)
  expect(away.output()).toMatch(/The database cannot be used .*ECONNREFUSED.* Check DATABASE_URL/)
  expect(away.output()).not.toContain('canary-password')
})

test('a user who may make no tables is reported in one line with the remedy', async () => {
  const apart = await freshDatabase()
  onTestFinished(() => apart.drop())
  const name = `visitor_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: apart.directUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`create role ${name} login password 'visits'`)
  const url = new URL(apart.directUrl)
  url.username = name
  url.password = 'visits'
  const refused = await startProcess({ DATABASE_URL: url.href, SAMARA_DATA: folder, SAMARA_DEMO: 'off' })
  expect(await refused.over).toBe(1)
  expect(refused.output().trim()).toMatch(
    /^The user of DATABASE_URL may make no tables \(permission denied[^\n]*\)\. Let the database belong to this user: alter database … owner to …$/,
  )
  await client.query(`drop role ${name}`)
})

test('an address past the pooler that leads elsewhere, or stands alone, is reported in one line with the remedy, and nothing is changed there', async () => {
  const elsewhere = await freshDatabase()
  onTestFinished(() => elsewhere.drop())
  const settings = { SAMARA_DATA: folder, SAMARA_DEMO: 'off' }
  const [apart, alone, away] = await Promise.all([
    startProcess({ ...settings, DATABASE_URL: database.url, DATABASE_DIRECT_URL: elsewhere.directUrl }),
    startProcess({ ...settings, DATABASE_DIRECT_URL: elsewhere.directUrl }),
    startProcess({ ...settings, DATABASE_URL: database.url, DATABASE_DIRECT_URL: `postgres://me@127.0.0.1:${await freePort()}/x` }),
  ])
  expect(await Promise.all([apart.over, alone.over, away.over])).toEqual([1, 1, 1])
  expect(apart.output().trim()).toBe('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Let both name the same one.')
  expect(alone.output().trim()).toMatch(/^DATABASE_DIRECT_URL is the address past the pooler .* set that too, or leave both out\.$/)
  expect(away.output().trim()).toMatch(/^The database cannot be used .*ECONNREFUSED.* Check DATABASE_DIRECT_URL [^\n]*$/)
  const stranger = new pg.Pool({ connectionString: elsewhere.directUrl, max: 1 })
  expect((await stranger.query("select from information_schema.tables where table_schema = 'public'")).rowCount).toBe(0)
  await stranger.end()
})

test('a data folder that cannot be written is reported in one line with the remedy', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const refused = await startProcess({ ...addresses(), SAMARA_DATA: join(file, 'data'), SAMARA_DEMO: 'off' })
  expect(await refused.over).toBe(1)
  expect(refused.output().trim()).toBe(`The data folder ${join(file, 'data')} cannot be written. Set SAMARA_DATA to a folder of yours.`)
})

test('settings that make no sense are all said at once, each with its remedy', async () => {
  const odd = await startProcess({ DATABASE_URL: 'mysql://x', SAMARA_URL: 'shop', SAMARA_DEMO: 'perhaps', SAMARA_DATA: folder })
  expect(await odd.over).toBe(1)
  expect(
    odd
      .output()
      .trim()
      .split('\n')
      .map((line) => line.split(/[ =]/)[0]),
  ).toEqual(['SAMARA_URL', 'SAMARA_DEMO', 'DATABASE_URL'])
})

import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicationKind } from '../modules/publication/index.ts'
import { synchronisationKind } from '../modules/synchronisation/index.ts'
import { claimIn, isEnded, type Kind } from '../runs/index.ts'
import { type FreshDatabase, freshDatabase } from '../testing/postgres.ts'
import { connect, type Connection } from './index.ts'
import { commandsOf } from './migrate.ts'

const folder = new URL('./migrations/', import.meta.url)
const ana = '00000000-0000-4000-8000-00000000000a'
const [shop, plain, young] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
const at = (time: string) => new Date(`2026-03-10T${time}:00Z`)
/** Columns of a publication as of before, by the name that a test calls it. */
const publications: Record<string, Record<string, unknown>> = {
  scheduled: { state: 'scheduled', starts_at: at('18:00'), next_at: at('18:00') },
  'scheduled, moved': { state: 'scheduled', starts_at: at('19:00'), next_at: at('09:00') },
  'scheduled, comes back': { state: 'scheduled', starts_at: at('18:00'), next_at: at('18:00'), returns: 'verified' },
  'waiting, not planned': { state: 'waiting', waiting_for: 'worker', next_at: at('09:00') },
  'running, not planned': { state: 'running', started_at: at('09:01'), next_at: at('09:02') },
  'running, planned': { state: 'running', started_at: at('09:01'), next_at: at('09:02'), to_write: 9, written: 4, skipped: 2, failed: 1 },
  'platform away': {
    state: 'waiting',
    waiting_for: 'platform',
    started_at: at('09:01'),
    next_at: at('09:30'),
    retry_at: at('09:30'),
    to_write: 3,
    setbacks: 7,
    own_setbacks: 2,
  },
  'by file, not begun': { state: 'running', way: 'file', to_write: 5, started_at: at('09:01'), next_at: at('09:02'), file_hidden: [8] },
  'by file, begun': {
    state: 'running',
    way: 'file',
    to_write: 5,
    started_at: at('09:01'),
    next_at: at('09:02'),
    file_begun_at: at('09:02'),
    file_hidden: [9],
    cancel_asked_at: at('09:03'),
  },
  sent: { state: 'sent', to_write: 2, written: 2, looks: 3, repairs: 1, next_at: at('09:05'), retry_at: at('09:05'), sent_at: at('09:02') },
  'sent, looked at': { state: 'sent', to_write: 2, written: 2, looks: 1_000, repairs: 1_000, next_at: at('09:05') },
  superseded: { state: 'done-with-errors', failure: 'superseded', ended_at: at('09:09') },
  'with errors': { state: 'done-with-errors', to_write: 3, written: 2, failed: 1, ended_at: at('09:09') },
  verified: { state: 'verified', to_write: 3, written: 3, checked: 3, verified: 3, ended_at: at('09:09') },
  failed: { state: 'failed', failure: 'forbidden', missing_right: 'Catalog write', ended_at: at('09:09') },
  cancelled: { state: 'cancelled', cancel_asked_at: at('09:08'), ended_at: at('09:09') },
}
const synchronisations: Record<string, Record<string, unknown>> = {
  waiting: { scope: 'everything', state: 'waiting', waiting_for: 'worker' },
  'sales away': { scope: 'sales', state: 'waiting', waiting_for: 'platform', retry_at: at('09:30'), setbacks: 12 },
  'sales failing': { store: 'plain', scope: 'sales', state: 'waiting', waiting_for: 'worker', retry_at: at('09:30'), setbacks: 3 },
  running: { store: 'plain', scope: 'categories', state: 'running', started_at: at('09:01'), read: 40, added: 3, done: 7, total: 90 },
  done: { scope: 'nightly', state: 'done', ended_at: at('09:09') },
  'with errors': { scope: 'everything', state: 'done-with-errors', failure: 'unreadable', ended_at: at('09:09') },
  failed: { scope: 'everything', state: 'failed', failure: 'credential', ended_at: at('09:09') },
  cancelled: { scope: 'everything', state: 'cancelled', cancel_asked_at: at('09:08'), ended_at: at('09:09') },
}

let database: FreshDatabase
let connection: Connection
const rows = async <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await connection.pool.query<T>(text, values)).rows
const run = async (file: string): Promise<void> => {
  for (const text of commandsOf(await readFile(new URL(file, folder), 'utf8'))) await connection.pool.query(text)
}
const ids = new Map<string, string>()
const idOf = (kind: string, name: string): string => {
  const known = ids.get(`${kind} ${name}`)
  if (known !== undefined) return known
  const id = `10000000-0000-4000-8000-${String(ids.size).padStart(12, '0')}`
  ids.set(`${kind} ${name}`, id)
  return id
}
async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  await rows(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
}

beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, { size: 1, onFault: () => undefined })
  for (const file of (await readdir(folder)).sort().filter((name) => name < '0018')) await run(file)
  await rows(`insert into people (id, email, name) values ('${ana}', 'ana@shop.example', 'Ana')`)
  for (const [id, name, readiness, times] of [
    [shop, 'shop', 'ready', true],
    [plain, 'plain', 'ready', false],
    [young, 'young', 'synchronising', false],
  ] as const) {
    const given = { id, name, display_name: name, store_type: 'demo', account: name, key_ends_with: 'x', credential_sealed: 'x' }
    const next = times ? { next_synchronisation_at: at('02:00'), next_refresh_at: at('03:00') } : {}
    await insert('stores', { ...given, currency: 'EUR', time_zone: 'Europe/Madrid', readiness, ...next })
  }
  await insert('store_figures', { store_id: shop, next_at: at('04:00') })
  await insert('sales_coverage', { store_id: shop, next_at: at('05:00') })
  const order = ['verified', ...Object.keys(publications).filter((name) => name !== 'verified')]
  for (const name of order) {
    const { returns, ...given } = publications[name]!
    const list = { list_kind: 'category', list_id: order.indexOf(name) + 1, version: 1, products: [1, 2, 3], product_count: 3 }
    const request = { requested_by: name === 'sent' ? null : ana, requested_at: at('08:00'), idempotency_key: name, request_digest: '' }
    const id = idOf('publication', name)
    await insert('publications', {
      id,
      store_id: shop,
      ...list,
      ...request,
      ...given,
      ...(returns ? { returns: idOf('publication', 'verified') } : {}),
    })
  }
  for (const [name, { store, ...given }] of Object.entries(synchronisations)) {
    const request = { requested_by: name === 'done' ? null : ana, requested_at: at('08:00') }
    await insert('synchronisations', {
      id: idOf('synchronisation', name),
      store_id: store === 'plain' ? plain : shop,
      ...request,
      ...given,
    })
  }
  await connection.pool.query('begin')
  await run('0018-runs.sql')
  await connection.pool.query('commit')
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

interface Row {
  state: string
  waits_for: string
  subject: string
  slot: string | null
  claim: string | null
  due_at: Date | null
}
const read = async (kind: string, name: string): Promise<Row> => {
  const [row] = await rows<Row>('select * from runs where kind = $1 and id = $2', [kind, idOf(kind, name)])
  return row!
}

test.each<[string, Record<string, unknown>]>([
  ['scheduled', { state: 'scheduled', waits_for: 'time', slot: '2026-03-10T18:00', due_at: at('18:00') }],
  ['scheduled, moved', { state: 'scheduled', waits_for: 'time', slot: '2026-03-10T19:00', due_at: at('19:00') }],
  ['scheduled, comes back', { state: 'scheduled', waits_for: 'time', slot: null, due_at: at('18:00') }],
  ['waiting, not planned', { state: 'planning', waits_for: 'worker', due_at: at('09:00') }],
  ['running, not planned', { state: 'planning', waits_for: 'nothing', due_at: at('09:02'), started_at: at('09:01') }],
  ['running, planned', { state: 'writing', waits_for: 'nothing', due_at: at('09:02') }],
  ['platform away', { state: 'writing', waits_for: 'platform', due_at: at('09:30'), platform_failures: 7, own_failures: 2 }],
  ['by file, not begun', { state: 'gathering', waits_for: 'nothing' }],
  ['by file, begun', { state: 'replacing', waits_for: 'nothing', cancel_asked_at: at('09:03') }],
  ['sent', { state: 'checking', waits_for: 'time', due_at: at('09:05'), actor: 'system', actor_id: null }],
  ['sent, looked at', { state: 'rechecking', waits_for: 'nothing', due_at: at('09:05'), actor: 'person', actor_id: ana }],
  ['superseded', { state: 'superseded', failure: null, ended_at: at('09:09') }],
  ['with errors', { state: 'done-with-errors', failure: null }],
  ['verified', { state: 'verified', failure: null }],
  ['failed', { state: 'failed', failure: 'forbidden', failure_detail: 'Catalog write' }],
  ['cancelled', { state: 'cancelled', cancel_asked_at: at('09:08') }],
])('a publication that was %s goes on as it was', async (name, expected) => {
  expect(await read('publication', name)).toMatchObject({ ...expected, requested_at: at('08:00') })
})

test.each<[string, Record<string, unknown>]>([
  ['waiting', { state: 'running', waits_for: 'worker', subject: 'catalogue' }],
  [
    'sales away',
    { state: 'running', waits_for: 'platform', subject: 'sales', due_at: at('09:30'), platform_failures: 12, own_failures: 0 },
  ],
  [
    'sales failing',
    { state: 'running', waits_for: 'worker', subject: 'sales', due_at: at('09:30'), platform_failures: 0, own_failures: 3 },
  ],
  ['running', { state: 'running', waits_for: 'nothing', subject: 'catalogue', started_at: at('09:01') }],
  ['done', { state: 'done', failure: null, actor: 'system', actor_id: null }],
  ['with errors', { state: 'done-with-errors', failure: null, actor: 'person', actor_id: ana }],
  ['failed', { state: 'failed', failure: 'credential' }],
  ['cancelled', { state: 'cancelled', cancel_asked_at: at('09:08') }],
])('a synchronisation that was %s goes on as it was', async (name, expected) => {
  expect(await read('synchronisation', name)).toMatchObject(expected)
})

test('every run claims what its kind says of its state, and is due unless it has ended', async () => {
  for (const kind of [publicationKind, synchronisationKind] as Kind[]) {
    const found = await rows<Row>('select * from runs where kind = $1', [kind.name])
    expect(found).toHaveLength(Object.keys(kind.name === 'publication' ? publications : synchronisations).length)
    for (const row of found) {
      expect(row.claim, `${kind.name} ${row.state}`).toBe(claimIn(kind, row.state, row))
      expect(row.due_at === null, `${kind.name} ${row.state}`).toBe(isEnded(kind, row.state))
    }
  }
})

test('counts are kept; what was looked at once more is counted anew', async () => {
  const counts = (name: string) =>
    rows('select to_write, written, skipped, failed, checked, verified, looks, repairs, file_hidden from publications where id = $1', [
      idOf('publication', name),
    ]).then(([row]) => row)
  expect(await counts('running, planned')).toMatchObject({ to_write: 9, written: 4, skipped: 2, failed: 1 })
  expect(await counts('verified')).toMatchObject({ to_write: 3, written: 3, checked: 3, verified: 3 })
  expect(await counts('sent')).toMatchObject({ looks: 3, repairs: 1 })
  expect(await counts('sent, looked at')).toMatchObject({ looks: 0, repairs: 0 })
  expect(await counts('by file, begun')).toMatchObject({ file_hidden: [9] })
  expect(await counts('by file, not begun')).toMatchObject({ file_hidden: null })
  expect(await rows('select read, added, done, total from synchronisations where id = $1', [idOf('synchronisation', 'running')])).toEqual([
    { read: 40, added: 3, done: 7, total: 90 },
  ])
  expect(await rows('select part_failure from synchronisations where id = $1', [idOf('synchronisation', 'with errors')])).toEqual([
    { part_failure: 'unreadable' },
  ])
})

test('each store that can be worked with has its routines once, at the times that they had', async () => {
  const found = await rows<{ kind: string; due_at: Date }>(
    "select kind, due_at from runs where store_id = $1 and state = 'resting' and waits_for = 'time' and claim = '' and actor = 'system' order by kind",
    [shop],
  )
  expect(found.map(({ kind }) => kind)).toEqual(['details', 'drift-watch', 'night', 'sales', 'scores'])
  const due = new Map(found.map(({ kind, due_at }) => [kind, due_at]))
  expect(due.get('details')).toEqual(at('03:00'))
  expect(due.get('night')).toEqual(at('02:00'))
  expect(due.get('scores')).toEqual(at('04:00'))
  expect(due.get('sales')).toEqual(at('05:00'))
  expect(await rows("select kind from runs where store_id = $1 and state = 'resting'", [plain])).toHaveLength(5)
  expect(await rows('select kind from runs where store_id = $1', [young])).toEqual([])
})

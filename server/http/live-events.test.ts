import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type LiveEvent, paths } from '../../contract/index.ts'
import { connect, type Connection } from '../database/index.ts'
import { databaseEvents, type LiveStreams, liveStreams } from '../events/index.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLogger } from '../kernel/logger.ts'
import { ProblemError } from '../kernel/problem.ts'
import { startGate } from '../testing/gate.ts'
import { type FreshDatabase, freshDatabase } from '../testing/postgres.ts'
import { headersOf } from '../testing/request.ts'
import type { AccessPolicy } from '../access/index.ts'
import { type LiveEventsPace, serveLiveEvents } from './live-events.ts'
import { answerProblems } from './problems.ts'
import { secure } from './security.ts'

const logger = createLogger('silent')
const quick: LiveEventsPace = { beat: 60_000, longest: 600_000, comesBack: 2_000 }

let database: FreshDatabase
let teller: Connection
beforeAll(async () => {
  database = await freshDatabase()
  teller = connect(database.url, { size: 2, directUrl: database.directUrl, onFault: () => undefined })
})
afterAll(async () => {
  await teller.close()
  await database.drop()
})

interface TestServer {
  url: string
  streams: LiveStreams
  http: FastifyInstance
  refused: string[]
}

/**
 * A process that serves live events: `people` may hear of every store, or `ana` owns ana-shop,
 * `ben` owns ben-shop; a token is a name, or a name and the milliseconds that it lives.
 */
async function startServer({
  pace = quick,
  databaseUrl = database.directUrl,
  interval = 500,
  people,
}: { pace?: LiveEventsPace; databaseUrl?: string; interval?: number; people?: readonly string[] } = {}): Promise<TestServer> {
  const streams = liveStreams({
    connection: () => new pg.Client({ connectionString: databaseUrl }),
    audienceOf: (storeId) =>
      Promise.resolve(storeId.endsWith('-shop') ? { store: storeId, people: [...(people ?? [storeId.replace('-shop', '')])] } : null),
    logger,
    pauses: [20],
    interval,
  })
  const refused: string[] = []
  const policy: AccessPolicy = {
    signedIn: (token) => {
      const [, name, lifetime] = /^(ana|ben)(\d*)$/.exec(token ?? '') ?? []
      if (!name) return Promise.reject(new ProblemError(token ? 'session/invalid-token' : 'session/missing-token', 'No.'))
      return Promise.resolve({
        person: { id: name, email: `${name}@known.example`, calledBy: `${name}@shop.example`, name, session: null },
        store: null,
        operator: false,
        until: new Date(Date.now() + Number(lifetime || 300_000)),
        grant: null,
      })
    },
    byApiToken: () => Promise.reject(new Error('no program')),
    isApplication: (given) => given === headersOf({ token: null }).authorization,
    outside: () => Promise.resolve(false),
    refused: ({ person }, { id }) => Promise.resolve(void refused.push(`${person.id} ${id}`)),
  }
  const http = Fastify({ forceCloseConnections: 'idle' })
  answerProblems(http)
  await secure(http, { publicUrl: 'http://localhost', issuer: 'http://localhost' })
  serveLiveEvents(http, { policy, streams, clock: systemClock, pace })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await http.close()
  })
  return { url, streams, http, refused }
}

/** A tab: the events that it has received so far. */
interface Tab {
  answer: Response
  text: () => string
  events: () => LiveEvent[]
  resyncs: () => number
  /** Resolves when the server has ended the stream. */
  over: Promise<void>
  leave: () => void
}

async function openTab({ url }: { url: string }, token: string | null, search = ''): Promise<Tab> {
  const leaving = new AbortController()
  const answer = await fetch(url + paths.events + search, { headers: headersOf({ token }), signal: leaving.signal })
  let text = ''
  const read = async () => {
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) text += piece
  }
  const over = answer.ok
    ? read().catch((error: unknown) => void (leaving.signal.aborted || Promise.reject(error as Error)))
    : Promise.resolve()
  return {
    answer,
    text: () => text,
    events: () => [...text.matchAll(/^data: (\{"what.*\})\n\n/gm)].map(([, data]) => JSON.parse(data!) as LiveEvent),
    resyncs: () => text.split('event: resync\ndata: {}\n\n').length - 1,
    over,
    leave: () => leaving.abort(),
  }
}

const listening = (tab: Tab) => expect.poll(tab.resyncs, { interval: 5 }).toBeGreaterThan(0)
const notify = (what: LiveEvent['what'], storeId: string, id = '') => databaseEvents.notify({ what, storeId, id }, teller.database)

test('an event of one process reaches every process, but only people who may see the store', async () => {
  const [one, other] = [await startServer(), await startServer()]
  const tabs = await Promise.all([openTab(one, 'ana'), openTab(other, 'ana'), openTab(other, 'ben')])
  await Promise.all(tabs.map(listening))
  await notify('publication', 'ana-shop', 'p1')
  await notify('sales', 'nobodys')
  await notify('notice', 'ben-shop')
  const [near, far, ben] = tabs
  await expect.poll(() => [near, far, ben].map((tab) => tab.events().length), { interval: 5 }).toEqual([1, 1, 1])
  for (const tab of [near, far]) expect(tab.events()).toEqual([{ what: 'publication', store: 'ana-shop', id: 'p1' }])
  expect(ben.events()).toEqual([{ what: 'notice', store: 'ben-shop', id: '' }])
})

test('whoever is taken out of a store hears it at once, on every process, and their streams end; those who stay go on hearing', async () => {
  const people = ['ana', 'ben']
  const [one, other] = [await startServer({ people }), await startServer({ people })]
  const tabs = await Promise.all([openTab(one, 'ben'), openTab(other, 'ben'), openTab(other, 'ana')])
  await Promise.all(tabs.map(listening))
  const [near, far, ana] = tabs
  await notify('publication', 'ana-shop', 'p1')
  await expect.poll(() => tabs.map((tab) => tab.events().length), { interval: 5 }).toEqual([1, 1, 1])
  // Ben still has the store, and got the event of another change.
  await notify('membership', 'ana-shop', 'ana')
  await expect.poll(() => tabs.map((tab) => tab.events().length), { interval: 5 }).toEqual([2, 2, 2])
  people.splice(1)
  await notify('membership', 'ana-shop', 'ben')
  await Promise.all([near.over, far.over])
  for (const tab of tabs) expect(tab.events().at(-1)).toEqual({ what: 'membership', store: 'ana-shop', id: '' })
  await notify('sales', 'ana-shop')
  await expect.poll(() => ana.events().at(-1), { interval: 5 }).toEqual({ what: 'sales', store: 'ana-shop', id: '' })
  expect(near.events()).toHaveLength(3)
})

test('it is sent when the transaction is committed, once, and never when it is rolled back', async () => {
  const tab = await openTab(await startServer(), 'ana')
  await listening(tab)
  await teller.database
    .transaction()
    .execute(async (transaction) => {
      await databaseEvents.notify({ what: 'drift', storeId: 'ana-shop', id: 'never' }, transaction)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await teller.database.transaction().execute(async (transaction) => {
    for (let time = 0; time < 5; time++) await databaseEvents.notify({ what: 'drift', storeId: 'ana-shop', id: 'once' }, transaction)
  })
  await expect.poll(tab.events, { interval: 5 }).toEqual([{ what: 'drift', store: 'ana-shop', id: 'once' }])
})

test('it can be read behind a proxy, as it comes: not compressed, not kept, and it says when to come back', async () => {
  const tab = await openTab(await startServer(), 'ana')
  const { headers } = tab.answer
  expect(
    Object.fromEntries(['content-type', 'content-encoding', 'cache-control', 'x-accel-buffering'].map((name) => [name, headers.get(name)])),
  ).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'content-encoding': null,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  await expect.poll(tab.text).toMatch(/^retry[:] 2000\n\n/)
})

test('it is guarded like a call', async () => {
  const here = await startServer()
  const code = async (tab: Tab) => [tab.answer.status, ((await tab.answer.json()) as { code: string }).code]
  expect(await code(await openTab(here, null))).toEqual([401, 'session/missing-token'])
  expect(await code(await openTab(here, 'forged'))).toEqual([401, 'session/invalid-token'])
  expect(await code(await openTab(here, 'ana', '?username=ben@shop.example'))).toEqual([403, 'access/other-person'])
  expect(here.refused).toEqual(['ana liveEvents'])
  const stranger = await fetch(here.url + paths.events, { headers: { ...headersOf({ token: 'ana' }), authorization: 'Basic eDp5' } })
  expect(stranger.status).toBe(401)
  expect((await openTab(here, 'ana', '?username=ana@shop.example')).answer.status).toBe(200)
})

test('it shows signs of life, ends before its token does, and after its longest time', async () => {
  const here = await startServer({ pace: { ...quick, beat: 5 } })
  const short = await openTab(here, 'ana1100')
  await expect.poll(short.text, { interval: 5 }).toContain(': alive\n\n: alive\n\n')
  await short.over
  const passing = await openTab(await startServer({ pace: { ...quick, longest: 50 } }), 'ana')
  await passing.over
  await expect.poll(here.streams.count).toBe(0)
})

test('a person hears in four tabs; another one is refused, until one leaves', async () => {
  const here = await startServer()
  const tabs = await Promise.all(Array.from({ length: 4 }, () => openTab(here, 'ana')))
  const more = await openTab(here, 'ana')
  expect([more.answer.status, await more.answer.json()]).toMatchObject([429, { code: 'request/too-many', retryAfter: 60 }])
  expect((await openTab(here, 'ben')).answer.status).toBe(200)
  tabs[0]!.leave()
  await expect.poll(here.streams.count).toBe(4)
  expect((await openTab(here, 'ana')).answer.status).toBe(200)
})

test('after the database was away, every client is asked to fetch again, and gets later events', async () => {
  const url = new URL(database.directUrl)
  const gate = await startGate(Number(url.port))
  onTestFinished(() => gate.close())
  url.port = String(gate.port)
  // Not by the server's socket: past the gate.
  url.searchParams.delete('host')
  const tab = await openTab(await startServer({ databaseUrl: url.href }), 'ana')
  await listening(tab)
  const before = tab.resyncs()
  await gate.shut()
  await gate.open()
  await expect.poll(tab.resyncs, { interval: 5 }).toBe(before + 1)
  await notify('sales', 'ana-shop')
  await expect.poll(tab.events, { interval: 5 }).toEqual([{ what: 'sales', store: 'ana-shop', id: '' }])
})

test('500 at once of one thing are put together; 500 of different things all arrive', async () => {
  // However long telling takes, it is less than this.
  const tab = await openTab(await startServer({ interval: 600_000 }), 'ana')
  await listening(tab)
  await Promise.all(Array.from({ length: 500 }, () => notify('publication', 'ana-shop', 'busy')))
  await Promise.all(Array.from({ length: 500 }, (_, number) => notify('publication', 'ana-shop', `p${number}`)))
  await expect.poll(() => new Set(tab.events().map(({ id }) => id)).size, { timeout: 20_000 }).toBe(501)
  expect(tab.events().filter(({ id }) => id === 'busy')).toHaveLength(1)
})

test('a reader that does not read is dropped, and costs no more memory than a little', async () => {
  const here = await startServer()
  const tab = await openTab(here, 'ana')
  await listening(tab)
  tab.leave()
  const { connect: open } = await import('node:net')
  const { hostname, port } = new URL(here.url)
  const socket = open(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  const head = Object.entries(headersOf({ token: 'ana' })).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => undefined)
  socket.write([`GET ${paths.events} HTTP/1.1`, 'host: x', ...head, '', ''].join('\r\n'))
  await new Promise((resolve) => socket.once('readable', resolve))
  socket.pause()
  await expect.poll(here.streams.count).toBe(1)
  const long = 'x'.repeat(4_000)
  for (let number = 0; here.streams.count() > 0 && number < 20_000; number += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, one) => notify('publication', 'ana-shop', `${long}${number + one}`)))
    await sleep(1)
  }
  expect(here.streams.count()).toBe(0)
})

test('it closes at once when the server does', async () => {
  const here = await startServer()
  const tab = await openTab(here, 'ana')
  await here.http.close()
  await tab.over
})

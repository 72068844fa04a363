import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits, type LiveEvent } from '../../../contract/index.ts'
import { follow, type Page } from './follow.ts'
import { makeLive } from './live.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets what was promised happen, and time pass. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** One stream that the test writes by hand. */
function scripted(signal: AbortSignal) {
  let control!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) })
  signal.addEventListener('abort', () => control.error(signal.reason))
  return {
    response: new Response(body),
    write: (text: string) => control.enqueue(new TextEncoder().encode(text)),
    end: () => control.close(),
  }
}

/** A server of streams, the page that it is followed from, and all that was reported. */
function scene({ answers = [], renews = 1 }: { answers?: (number | Error)[]; renews?: number } = {}) {
  const streams: ReturnType<typeof scripted>[] = []
  const events: (LiveEvent | null)[] = []
  const connections: boolean[] = []
  const looked = { hidden: false, changed: () => {}, online: () => {} }
  let requests = 0
  let renewals = 0
  const page: Page = {
    hidden: () => looked.hidden,
    onChange: (changed) => void (looked.changed = changed),
    onOnline: (back) => void (looked.online = back),
  }
  const open = (signal: AbortSignal): Promise<Response> => {
    const answer = answers[requests++]
    if (answer instanceof Error) return Promise.reject(answer)
    if (typeof answer === 'number' && answer !== 200) return Promise.resolve(new Response(null, { status: answer }))
    const stream = scripted(signal)
    streams.push(stream)
    return Promise.resolve(stream.response)
  }
  const renew = () => Promise.resolve(renewals++ < renews ? ('renewed' as const) : ('refused' as const))
  follow(
    { open, renew, page },
    { onEvent: (event) => events.push(event), alive: (is) => connections.at(-1) === is || connections.push(is) },
  )
  return {
    streams,
    events,
    connections,
    renewals: () => renewals,
    requests: () => requests,
    online: () => looked.online(),
    look(hidden: boolean) {
      looked.hidden = hidden
      looked.changed()
    },
  }
}

const event: LiveEvent = { what: 'publication', store: 'demo', id: 'p1' }
const written = `data: ${JSON.stringify(event)}\n\n`

test('what the stream says is reported, however it is cut into pieces; what nobody understands is passed over', async () => {
  const { streams, events, connections } = scene()
  await pass()
  expect(events).toEqual([null])
  streams[0]?.write(`id: 7\n: alive\n\n${written.slice(0, 9)}`)
  streams[0]?.write(`${written.slice(9)}data: {"half\n\nevent: resync\ndata: x\n\n`)
  await pass()
  expect(events).toEqual([null, event, null])
  expect(connections).toEqual([true])
})

test('a stream that ends in good health is opened again without anybody polling, and everybody asks anew', async () => {
  const { streams, events, connections, requests } = scene()
  await pass(limits.events.beat)
  streams[0]?.end()
  await pass(1_000)
  expect(requests()).toBe(2)
  expect(events).toEqual([null, null])
  expect(connections).toEqual([true])
})

test('silence of three beats is death, a comment is a sign of life', async () => {
  const { streams, connections, requests } = scene()
  await pass(2 * limits.events.beat)
  streams[0]?.write(': alive\n\n')
  await pass(2 * limits.events.beat)
  expect(connections).toEqual([true])
  await pass(limits.events.beat)
  expect(connections).toEqual([true, false])
  await pass(1_000)
  expect(requests()).toBe(2)
  expect(connections).toEqual([true, false, true])
})

test('each failure is waited for longer, up to half a minute; a network that is back is tried at once', async () => {
  const { connections, requests, online } = scene({
    answers: Array.from({ length: 40 }, (_, nth) => (nth % 2 === 0 ? 503 : new TypeError('Failed to fetch'))),
  })
  await pass(1_000)
  expect(requests()).toBe(2)
  await pass(60_000)
  const after = requests()
  expect(after).toBeLessThan(10)
  await pass(120_000)
  expect(requests() - after).toBeGreaterThanOrEqual(4)
  expect(requests() - after).toBeLessThanOrEqual(9)
  const before = requests()
  online()
  await pass()
  expect(requests()).toBe(before + 1)
  expect(connections).toEqual([false])
})

test('an expired token is renewed once; a session that is over is not asked for again', async () => {
  const { connections, requests } = scene({ answers: [401, 200] })
  await pass()
  expect(connections).toEqual([true])
  expect(requests()).toBe(2)
  const over = scene({ answers: [401, 401, 401, 401, 401] })
  await pass(600_000)
  expect(over.requests()).toBeLessThanOrEqual(4)
  expect(over.connections.at(-1)).toBe(false)
})

test('a server that refuses every token, however new, is not asked for ever', async () => {
  const { requests, renewals, connections } = scene({ answers: Array.from({ length: 400 }, () => 401), renews: Infinity })
  await pass(3_600_000)
  expect({ requests: requests(), renewals: renewals() }).toEqual({ requests: 2, renewals: 1 })
  expect(connections.at(-1) ?? false).toBe(false)
})

test('a hidden page lets go after a minute, and comes back when it is looked at', async () => {
  const { streams, events, connections, requests, look } = scene()
  await pass()
  look(true)
  await pass(30_000)
  look(false)
  streams[0]?.write(': alive\n\n')
  await pass(40_000)
  expect(connections).toEqual([true])
  look(true)
  streams[0]?.write(': alive\n\n')
  await pass(40_000)
  streams[0]?.write(': alive\n\n')
  await pass(20_000)
  expect(connections).toEqual([true, false])
  await pass(600_000)
  expect(requests()).toBe(1)
  look(false)
  await pass()
  expect(requests()).toBe(2)
  expect(events).toEqual([null, null])
})

test('the stream is followed from the first listener on, and once', () => {
  let begun = 0
  const live = makeLive(() => void begun++)
  expect(begun).toBe(0)
  const stop = live.listen(() => undefined)
  live.listen(() => undefined)
  stop()
  live.listen(() => undefined)
  expect(begun).toBe(1)
})

test('requests for one name wait for each other, and those in between become one', async () => {
  const live = makeLive(() => undefined)
  let under = 0
  let most = 0
  let requests = 0
  const slowly = async () => {
    requests++
    most = Math.max(most, ++under)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    under--
  }
  for (let nth = 0; nth < 20; nth++) live.ask('list', slowly)
  live.ask('other', () => Promise.reject(new Error('no answer')))
  await pass(2_600)
  expect(requests).toBe(1)
  await pass(30_000)
  expect({ requests, most }).toEqual({ requests: 2, most: 1 })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../contract/index.ts'
import { sentencesFrom, type SentencesSource } from './sentences-source.ts'

const kept = new Map<string, string>()
const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) }
const server = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', server)
  server.mockImplementation(() => Promise.resolve(Response.json({ hello: 'Hola' })))
})
afterEach(() => {
  kept.clear()
  server.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const read = (source: Partial<SentencesSource> = {}): Promise<{ error: unknown; data: unknown }> =>
  new Promise((resolve) =>
    sentencesFrom({ version: '1', keptFor: 10_000, ...source }).read('es', 'shell', (error, data) => resolve({ error, data })),
  )

test('sentences come from the server once, and out of the copy for as long as it may be shown', async () => {
  expect(await read()).toEqual({ error: null, data: { hello: 'Hola' } })
  expect(server).toHaveBeenCalledExactlyOnceWith('/locales/es/shell.json?v=1', expect.anything())
  vi.setSystemTime(9_999)
  expect(await read()).toEqual({ error: null, data: { hello: 'Hola' } })
  expect(server).toHaveBeenCalledOnce()
  vi.setSystemTime(10_000)
  await read()
  expect(server).toHaveBeenCalledTimes(2)
})

test("another build's copy is not shown, and where people edit texts there is none", async () => {
  await read()
  await read({ version: '2' })
  expect(server).toHaveBeenLastCalledWith('/locales/es/shell.json?v=2', expect.anything())
  await read({ keptFor: 0 })
  await read({ keptFor: 0 })
  expect(server).toHaveBeenCalledTimes(4)
})

test('a copy that cannot be read or kept is no trouble', async () => {
  kept.set('SMR.texts.es.shell', '{')
  expect(await read()).toMatchObject({ error: null })
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(await read()).toMatchObject({ error: null })
})

test('silence and overload are worth another try; what is not there stays away', async () => {
  server.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
  expect((await read()).data).toBe(true)
  server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  expect((await read()).data).toBe(true)
  server.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })))
  expect((await read()).data).toBe(false)
})

test('an answer that never comes is worth another try, too', async () => {
  const stop = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal)
  server.mockImplementation(
    (_address, { signal }) => new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
  )
  const answer = read()
  expect(timeout).toHaveBeenCalledExactlyOnceWith(limits.pageBegins)
  stop.abort()
  expect((await answer).data).toBe(true)
  timeout.mockRestore()
})

test('where the server gives none, the last good ones serve, however old and of whichever build; foreign contents do not', async () => {
  await read()
  vi.setSystemTime(86_400_000)
  server.mockImplementation(() => Promise.reject(new TypeError('no network')))
  expect(await read({ version: '2' })).toEqual({ error: null, data: { hello: 'Hola' } })
  server.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })))
  expect(await read()).toEqual({ error: null, data: { hello: 'Hola' } })
  for (const foreign of ['"hello"', '5', '{"sentences":"x"}', '[]']) {
    kept.set('SMR.texts.es.shell', foreign)
    expect((await read()).error).not.toBeNull()
  }
})

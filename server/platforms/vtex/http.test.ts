import { afterEach, describe, expect, test } from 'vitest'
import { CallsStopped, PlatformFault, type PlatformCall } from '../platform.ts'
import { accountUrls } from './account.ts'
import { createAccountShares } from './account-share.ts'
import { agentOf } from '../../kernel/agent.ts'
import { unresponsiveServer } from './unresponsive.fixtures.ts'
import {
  canary,
  channel,
  connect,
  credential,
  fakeTime,
  type Reply,
  type Script,
  type Scripted,
  scriptedVtex,
} from './scripted.fixtures.ts'
import { realTime } from './time.ts'

let server: Scripted
const scripted = async (script: Script) => (server = await scriptedVtex(script))
afterEach(() => server.close())

const product = { Id: 7, Name: 'A', CategoryId: 1, BrandId: 2, Score: 5, ReleaseDate: '2020-01-01T00:00:00' }
const fault = (kind: string, message: RegExp) =>
  expect.objectContaining({ name: 'PlatformFault', kind, message: expect.stringMatching(message) as string })

describe('a call', () => {
  test('behaviour 1, headers and host · carries the four headers, reading too', async () => {
    await scripted(({ url }) => ({ body: url.pathname.endsWith('/list') ? [channel] : product }))
    const { platform } = connect(server.url)
    await platform.checkCredential()
    await platform.setScore(7, 9)
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT'])
    for (const { headers } of server.requests) {
      expect(headers).toMatchObject({
        'x-vtex-api-appkey': credential.key,
        'x-vtex-api-apptoken': canary,
        accept: 'application/json',
        'content-type': 'application/json',
      })
    }
  })

  test('behaviour 1, headers and host · goes to the account’s own host, and only a plain name becomes a host', async () => {
    await scripted(() => ({}))
    expect(accountUrls('my-store2', null)).toEqual({
      account: 'https://my-store2.vtexcommercestable.com.br',
      pricing: 'https://api.vtex.com/my-store2',
    })
    expect(accountUrls('my-store2', 'http://127.0.0.1:1/{account}/').account).toBe('http://127.0.0.1:1/my-store2')
    expect(accountUrls('my-store2', 'http://127.0.0.1:1').pricing).toBe('http://127.0.0.1:1/my-store2')
    for (const name of ['', 'a.b', 'a/b', 'a@b', 'A', '-a', 'a#', 'a:1', 'a b', `a${'b'.repeat(63)}`, 'a\nb', 'é']) {
      expect(() => accountUrls(name, null), name).toThrow(PlatformFault)
    }
  })

  test('behaviour 1, headers and host · does not carry the key to where a redirect points', async () => {
    const other = await scriptedVtex(() => ({ body: [channel] }))
    await scripted(() => ({ status: 302, headers: { location: `${other.url}/stolen` } }))
    await expect(connect(server.url).platform.checkCredential()).rejects.toEqual(fault('unreadable', /302/))
    expect(other.requests).toEqual([])
    await other.close()
  })
})

describe('a wrong key', () => {
  test('ends the call at once and says credential', async () => {
    await scripted(() => ({ status: 401, body: { error: { code: '1', message: 'Unauthorized access', exception: null } } }))
    await expect(connect(server.url).platform.product(7)).rejects.toEqual(fault('credential', /401 Unauthorized access/))
    expect(server.requests).toHaveLength(1)
  })

  test('differs from a key that lacks a right, whether the status is 401 or 403', async () => {
    for (const [status, login, kind] of [
      [401, 200, 'forbidden'],
      [403, 401, 'credential'],
      [403, 200, 'forbidden'],
      [401, 401, 'credential'],
    ] as const) {
      await scripted(({ url }) =>
        url.pathname === '/api/vtexid/apptoken/login'
          ? { status: login, body: { authStatus: login === 200 ? 'Success' : 'WrongCredentials', token: 'thrown-away' } }
          : { status, body: '' },
      )
      await expect(connect(server.url).platform.checkCredential(), `${status} ${login}`).rejects.toMatchObject({ kind })
      expect(server.requests.at(-1)?.url.searchParams.get('an')).toBe('teststore')
      await server.close()
    }
    await scripted(() => ({}))
  })
})

test('behaviour 3, missing right · a missing right is named as the merchant finds it, and other calls go on', async () => {
  await scripted(({ url }) => (url.pathname.includes('/brand/') ? { status: 403, body: '' } : { body: product }))
  const { platform } = connect(server.url)
  await expect(platform.brands()).rejects.toEqual(fault('forbidden', /^Catalog \/ Content \/ Brands$/))
  await expect(platform.product(7)).resolves.toMatchObject({ id: 7 })
})

describe('too many calls', () => {
  test('behaviour 4, too many calls · waits as long as Retry-After says, in seconds and as a date', async () => {
    for (const [retryAfter, wait] of [
      ['7', 7_000],
      ['Fri, 20 Nov 2026 12:01:00 GMT', 60_000],
    ] as const) {
      await scripted((_request, count) => (count === 1 ? { status: 429, headers: { 'retry-after': retryAfter } } : { body: product }))
      const { platform, time } = connect(server.url)
      await platform.product(7)
      expect(Math.max(...time.sleeps)).toBeCloseTo(wait, -2)
      await server.close()
    }
    await scripted(() => ({}))
  })

  test('behaviour 4, too many calls · about orders: without Retry-After the calls wait for a minute, and no other call stops', async () => {
    await scripted(({ url }, count) =>
      url.pathname.endsWith('/list')
        ? { body: [channel] }
        : url.pathname.includes('/oms/')
          ? { status: count === 2 ? 429 : 404 }
          : { body: product },
    )
    const { platform, time } = connect(server.url, { maxWait: 5_000 })
    await expect(platform.sale('1-01')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 60_000 })
    await expect(platform.product(7)).resolves.toMatchObject({ id: 7 })
    expect(time.now()).toBeLessThan(1_000)
    await time.sleep(58_000)
    await expect(platform.sale('1-01')).resolves.toBeNull()
  })

  test('behaviour 4, too many calls · without Retry-After, each wait is longer than the one before', async () => {
    await scripted((_request, count) => (count <= 4 ? { status: 429 } : { body: product }))
    const { platform, time } = connect(server.url)
    await platform.product(7)
    expect(time.sleeps.filter((wait) => wait > 100)).toEqual([1_000, 2_000, 4_000, 8_000])
  })

  test('behaviour 4, too many calls · pauses everybody who calls for the account', async () => {
    await scripted((_request, count) => (count === 1 ? { status: 429, headers: { 'retry-after': '30' } } : { body: product }))
    const { platform, time } = connect(server.url)
    const [first] = [platform.product(7)]
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    await first
    await platform.product(7)
    expect(time.now()).toBeGreaterThanOrEqual(30_000)
    expect(server.requests).toHaveLength(3)
  })

  test('behaviour 4, too many calls · is not waited for longer than maxWait', async () => {
    await scripted(() => ({ status: 429, headers: { 'retry-after': '30' } }))
    const { platform, time } = connect(server.url, { maxWait: 5_000 })
    await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30_000 })
    await expect(platform.product(8)).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30_000 })
    expect(server.requests).toHaveLength(1)
    expect(time.now()).toBeLessThan(5_000)
  })
})

describe('a platform that is broken for the moment', () => {
  const html = '<!DOCTYPE html><html><head><title>503 Service Unavailable</title></head></html>'
  test('behaviour 5, passing faults · is tried five times more, then called unavailable', async () => {
    for (const broken of [{ status: 500 }, { status: 502 }, { status: 503, body: html }, { status: 504 }, 'reset'] as const) {
      await scripted(() => broken)
      const { platform, time } = connect(server.url)
      await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unavailable' })
      expect(server.requests).toHaveLength(6)
      expect(time.sleeps.filter((wait) => wait >= 1_000)).toEqual([1_500, 2_500, 4_500, 8_500, 15_500])
      await server.close()
    }
    await scripted(() => ({}))
  })

  test.each<[string, () => Reply]>([
    ['the connection breaks within the body', () => ({ body: product, brokenAfter: 20 })],
    ['the body ends within a text', () => ({ body: JSON.stringify({ ...product, Name: '}]"' }).slice(0, 18) })],
    ['the body ends within an object', () => ({ body: JSON.stringify(product).slice(0, -1) })],
    ['the body ends within a list', () => ({ body: '[{"Id":7}' })],
  ])('behaviour 5, passing faults · an answer that breaks off is tried again like a lost connection: %s', async (_, brokenOff) => {
    await scripted((_request, count) => (count === 1 ? brokenOff() : { body: product }))
    await expect(connect(server.url).platform.product(7)).resolves.toMatchObject({ id: 7 })
    expect(server.requests).toHaveLength(2)
    await server.close()
    await scripted(brokenOff)
    await expect(connect(server.url).platform.product(7)).rejects.toEqual(fault('unavailable', /^The answer of VTEX broke off/))
    expect(server.requests).toHaveLength(6)
  })

  test('an answer that is complete and no JSON is not taken for one that broke off', async () => {
    for (const body of ['{"Id":7}}', '[oops]', 'nonsense', '<html>{', '{"Id": seven}']) {
      await scripted(() => ({ body }))
      await expect(connect(server.url).platform.product(7), body).rejects.toMatchObject({ kind: 'unreadable' })
      await server.close()
    }
    await scripted(() => ({}))
  })

  test('behaviour 6, timeouts · is noticed when it never answers', async () => {
    await scripted((_request, count) => (count === 1 ? 'silence' : { body: product }))
    await expect(connect(server.url, { timeout: 1_000 }).platform.product(7)).resolves.toMatchObject({ id: 7 })
    expect(server.requests).toHaveLength(2)
  })

  test('behaviour 6, timeouts · is noticed when it cannot be connected to', async () => {
    await scripted(() => ({}))
    const unresponsive = await unresponsiveServer()
    const { platform, lines } = connect(unresponsive.url, { connectTimeout: 200, maxWait: 0, time: realTime })
    await expect(platform.product(7)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('UND_ERR_CONNECT_TIMEOUT') as string,
    })
    expect(lines.join()).toContain('UND_ERR_CONNECT_TIMEOUT')
    // Left to itself, Node gives up after ten seconds.
    const { cause } = (await fetch(unresponsive.url, await agentOf(200)).catch((error: unknown) => error)) as Error
    expect(String(cause)).toContain('timeout: 200ms')
    await unresponsive.close()
  })

  test('behaviour 8, account that keeps failing · is left in peace after ten failures in a row; then one call tries, and all go on when that works', async () => {
    let works = false
    let silent = false
    await scripted(() => (silent ? 'silence' : works ? { body: product } : { status: 503 }))
    const time = fakeTime()
    const shares = createAccountShares(time, { breaker: { failures: 10, opensFor: 300_000 } })
    const { platform } = connect(server.url, { time, shares })
    await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(server.requests).toHaveLength(10)
    const opened = time.now()
    for (const call of [
      () => platform.product(7),
      () => platform.setScore(7, 1),
      () => connect(server.url, { time, shares }).platform.product(8),
    ]) {
      await expect(call()).rejects.toMatchObject({ kind: 'unavailable', retryAfter: expect.closeTo(300_000, -2) as number })
    }
    expect(time.now()).toBe(opened)
    expect(server.requests).toHaveLength(10)

    // Broken still: what tried is the only call, and the pause begins anew.
    await time.sleep(300_001)
    await expect(platform.product(7)).rejects.toMatchObject({ retryAfter: expect.closeTo(300_000, -2) as number })
    expect(server.requests).toHaveLength(11)

    await time.sleep(300_001)
    silent = true
    const { platform: trying } = connect(server.url, { time, shares, timeout: 100, maxWait: 0 })
    const trial = trying.product(7).catch((error: unknown) => error)
    await expect.poll(() => server.requests.length).toBe(12)
    await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(server.requests).toHaveLength(12)
    await trial
    silent = false
    works = true
    await time.sleep(300_001)
    await expect(Promise.all([platform.product(7)])).resolves.toHaveLength(1)
    await expect(Promise.all([platform.product(7), platform.product(7)])).resolves.toHaveLength(2)
  })

  test('behaviour 8, account that keeps failing · is not thought broken where calls in between work, or where it only refuses', async () => {
    await scripted((_request, count) =>
      count % 5 === 0 ? { body: product } : count % 5 === 1 ? { status: 429, headers: { 'retry-after': '0' } } : { status: 500 },
    )
    const time = fakeTime()
    const { platform } = connect(server.url, { time, shares: createAccountShares(time, { breaker: { failures: 10, opensFor: 300_000 } }) })
    for (let calls = 0; calls < 10; calls += 1) await expect(platform.product(7)).resolves.toMatchObject({ id: 7 })
  })

  test('behaviour 6, timeouts · take no longer than maxWait in all; waiting for a turn is not counted', async () => {
    await scripted(() => 'silence')
    const made: PlatformCall[] = []
    const { platform: impatient } = connect(server.url, { timeout: 50, maxWait: 40, time: realTime })
    const recorded = impatient.with({ record: (call) => void made.push(call) })
    await expect(recorded.product(7)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(made).toHaveLength(1)
    await server.close()
    await scripted(({ url }, count) =>
      url.pathname.endsWith('/2') && count === 2 ? { status: 503 } : { body: { ...product, Id: Number(url.pathname.split('/').at(-1)) } },
    )
    const { platform } = connect(server.url, { ratePerSecond: 0.05, maxWait: 25_000 })
    await Promise.all([platform.product(1), platform.product(2)])
    expect(server.requests).toHaveLength(3)
  })

  test('says in a line what is wrong, without the page', async () => {
    await scripted(() => ({ status: 503, headers: { 'content-type': 'text/html' }, body: html }))
    await expect(connect(server.url, { maxWait: 0 }).platform.product(7)).rejects.toEqual(
      fault('unavailable', /503 503 Service Unavailable/),
    )
  })
})

test('behaviour 5, passing faults · other refusals are never repeated', async () => {
  for (const status of [400, 405, 409, 422]) {
    await scripted(() => ({ status, body: '"no"' }))
    await expect(connect(server.url).platform.product(7)).rejects.toMatchObject({ kind: 'unreadable' })
    expect(server.requests).toHaveLength(1)
    await server.close()
  }
  await scripted(() => ({}))
})

test('behaviour 7, rate of an account · what a person waits for goes before what runs in the background', async () => {
  await scripted(({ url }) => ({ body: { ...product, Id: Number(url.pathname.split('/').at(-1)) } }))
  const { platform } = connect(server.url, { ratePerSecond: 1 })
  await Promise.all([platform.product(1), platform.product(2), platform.product(3), platform.with({ urgent: true }).product(4)])
  expect(server.requests.map(({ url }) => Number(url.pathname.split('/').at(-1)))).toEqual([1, 4, 2, 3])
})

test('work that is stopped waits for nothing any more', async () => {
  await scripted(() => ({ status: 503 }))
  const { platform } = connect(server.url, { time: realTime })
  const stop = new AbortController()
  const work = platform
    .with({ signal: stop.signal })
    .product(7)
    .catch((error: unknown) => error)
  await expect.poll(() => server.requests.length).toBe(1)
  stop.abort()
  expect(await work).toBeInstanceOf(CallsStopped)
  // Nothing was tried again.
  expect(server.requests).toHaveLength(1)
})

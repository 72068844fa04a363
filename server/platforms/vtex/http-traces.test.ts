import { afterEach, expect, test } from 'vitest'
import type { PlatformCall } from '../platform.ts'
import { canary, channel, connect, type Script, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

let server: Scripted
const scripted = async (script: Script) => (server = await scriptedVtex(script))
afterEach(() => server.close())

const product = { Id: 7, Name: 'A', CategoryId: 1, BrandId: 2, Score: 5, ReleaseDate: '2020-01-01T00:00:00' }

test('every call is reported to whoever measures and to whoever records, without what was asked for and without anything secret', async () => {
  await scripted(({ url }, count) =>
    url.pathname.endsWith('/list')
      ? { body: [channel] }
      : count === 2
        ? 'reset'
        : url.pathname.endsWith('/search')
          ? { body: [] }
          : { status: 404 },
  )
  const measured: PlatformCall[] = []
  const recorded: PlatformCall[] = []
  const { platform } = connect(server.url, { onCall: (call) => void measured.push(call) })
  const recording = platform.with({ record: (call) => void recorded.push(call) })
  await recording.offers([1, 2])
  await recording.sale('1172452900788-01')
  await platform.product(12)
  expect(measured.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/catalog_system/pvt/saleschannel/list', 200],
    ['GET', '/api/catalog_system/pub/products/search', null],
    ['GET', '/api/catalog_system/pub/products/search', 200],
    ['GET', '/api/oms/pvt/orders/:id', 404],
    ['GET', '/api/catalog/pvt/product/:id', 404],
  ])
  expect(measured.at(-1)).toMatchObject({
    at: new Date('2026-11-20T12:00:00Z'),
    path: '/api/catalog/pvt/product/12',
    milliseconds: expect.any(Number) as number,
  })
  expect(recorded).toEqual(measured.slice(0, -1))
  expect(JSON.stringify(measured)).not.toContain(canary)
})

test('the secret is in no log, fault or address, even where the platform repeats it', async () => {
  const echo: Script = ({ headers }) => ({ status: 400, body: { Message: `Bad ${headers['x-vtex-api-apptoken'] as string}` } })
  const refusing: Script = (request, count) => (request.method === 'PUT' ? echo(request, count) : { body: product })
  const scripts: Script[] = [
    echo,
    refusing,
    () => ({ status: 401, body: canary }),
    () => ({ status: 503, body: canary }),
    () => 'reset',
    () => ({ body: canary }),
  ]
  for (const script of scripts) {
    await scripted(script)
    const { platform, lines } = connect(server.url)
    const faults: unknown[] = []
    const calls = [
      () => platform.checkCredential(),
      () => platform.product(7),
      () => platform.setScore(7, 1),
      () => platform.categoryTree(),
      () => platform.liveOrdering(1, 50),
      () => platform.rights(),
      () => platform.exactStock(7),
      () => platform.setCollectionPosition(1, 7, 1),
      () => platform.replaceCollection(1, [7], async () => {}),
      () => platform.sale('1'),
      () => platform.prepareSalesFeed(),
      () => platform.changedSales(),
    ]
    for (const call of calls) faults.push(await call().catch((error: unknown) => error))
    const seen =
      lines.join('') +
      faults.map((one) => (one instanceof Error ? `${one.stack} ${one.message} ${JSON.stringify(one)}` : JSON.stringify(one))).join('')
    expect(seen).not.toContain(canary)
    expect(server.requests.map(({ url }) => url.href).join()).not.toContain(canary)
    expect(lines.length).toBeGreaterThan(0)
    await server.close()
  }
  await scripted(() => ({}))
})

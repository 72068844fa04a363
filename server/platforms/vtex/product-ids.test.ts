import { describe, expect, test } from 'vitest'
import { scriptedConnector, upTo } from './reading.fixtures.ts'
import type { Reply, Script } from './scripted.fixtures.ts'

const vtex = scriptedConnector()
const { scripted } = vtex

const idsPage = (ids: readonly number[], total: number): Reply => ({
  body: { data: Object.fromEntries(ids.map((id) => [id, [id]])), range: { total, from: 1, to: 250 } },
})
const collect = async (pages: AsyncIterable<{ ids: number[]; total: number }>) => {
  const all: number[] = []
  let total = -1
  for await (const page of pages) {
    all.push(...page.ids)
    total = page.total
  }
  return { all, total }
}
const rows =
  (ids: readonly number[]): Script =>
  ({ url }) =>
    idsPage(ids.slice(Number(url.searchParams.get('_from')) - 1, Number(url.searchParams.get('_to'))), ids.length)

describe('product numbers', () => {
  test('behaviour 10, limits of a call · all come, once, in windows of at most 250, however many there are', async () => {
    for (const count of [0, 1, 249, 250, 251, 500, 777]) {
      const { platform } = await scripted(rows(upTo(count)))
      expect((await collect(platform.productIds())).all, String(count)).toEqual(upTo(count))
      for (const { url } of vtex.server?.requests ?? [])
        expect(Number(url.searchParams.get('_to')) - Number(url.searchParams.get('_from'))).toBeLessThan(250)
      expect(vtex.server?.requests.length).toBe(Math.max(1, Math.ceil(count / 250)))
      await vtex.server?.close()
    }
  })

  test('behaviour 9, end of paging · end where two pages are equal, and where a page is empty before its time', async () => {
    const circles = await scripted(() => idsPage(upTo(250), 1_000_000))
    expect((await collect(circles.platform.productIds())).all).toEqual(upTo(250))
    expect(vtex.server?.requests).toHaveLength(2)
    expect(circles.lines.join()).toContain('two equal pages')
    await vtex.server?.close()
    const early = await scripted((_request, count) => (count === 1 ? idsPage(upTo(250), 600) : idsPage([], 600)))
    expect((await collect(early.platform.productIds())).all).toHaveLength(250)
    expect(early.lines.join()).toContain('other product numbers than VTEX counts')
  })

  test('behaviour 9, end of paging · are right when the shop grows or shrinks meanwhile, and repeated ones are listed once', async () => {
    const grows = await scripted((_request, count) => (count === 1 ? idsPage(upTo(250), 250 + 1) : idsPage([250, 251, 252], 252)))
    expect(await collect(grows.platform.productIds())).toEqual({ all: upTo(252), total: 252 })
    await vtex.server?.close()
    const shrinks = await scripted((_request, count) => (count === 1 ? idsPage(upTo(250), 700) : idsPage([251], 251)))
    expect(await collect(shrinks.platform.productIds())).toEqual({ all: upTo(251), total: 251 })
    expect(vtex.server?.requests).toHaveLength(2)
  })

  test('behaviour 10, limits of a call · are gone on with from where they were left, and of one category where that is asked for', async () => {
    const { platform } = await scripted(rows(upTo(600)))
    const pages = []
    for await (const page of platform.productIds({ from: 251, category: 7 })) pages.push(page)
    expect(pages.map(({ ids, total, next }) => [ids[0], ids.length, total, next])).toEqual([
      [251, 250, 600, 501],
      [501, 100, 600, 751],
    ])
    for (const { url } of vtex.server?.requests ?? []) expect(url.searchParams.get('categoryId')).toBe('7')
  })

  test('one page of nonsense is asked for again, and nothing is missing', async () => {
    let nonsense = true
    const { platform } = await scripted((request, count) => {
      if (nonsense && request.url.searchParams.get('_from') === '251') {
        nonsense = false
        return { body: '<html><title>Oops</title></html>' }
      }
      return rows(upTo(600))(request, count)
    })
    expect(await collect(platform.productIds())).toEqual({ all: upTo(600), total: 600 })
    expect(vtex.server?.requests).toHaveLength(4)
  })

  test('a page that is nonsense again is reported with its rows, and the pages behind it are read', async () => {
    const { platform } = await scripted((request, count) =>
      request.url.searchParams.get('_from') === '251' ? { body: { nonsense: true } } : rows(upTo(600))(request, count),
    )
    const pages = []
    for await (const page of platform.productIds()) pages.push([page.ids.length, page.unreadable, page.next])
    expect(pages).toEqual([
      [250, 0, 251],
      [0, 250, 501],
      [100, 0, 751],
    ])
  })

  test('two pages of nonsense in a row are a fault', async () => {
    const { platform } = await scripted(() => ({ body: { nonsense: true } }))
    await expect(collect(platform.productIds())).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('behaviour 22, tolerant reading · a key that is no number is left out', async () => {
    const { platform } = await scripted(() => ({ body: { data: { 3: [5], 'Product ID': [1], '-1': [] }, range: { total: '1' } } }))
    expect((await collect(platform.productIds())).all).toEqual([3])
  })
})

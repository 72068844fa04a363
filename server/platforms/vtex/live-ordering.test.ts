import { describe, expect, test } from 'vitest'
import { scriptedConnector, upTo } from './reading.fixtures.ts'
import { channel, type Script } from './scripted.fixtures.ts'

const vtex = scriptedConnector()
const { scripted } = vtex

describe('the live ordering', () => {
  const tree = [{ id: '1', name: 'A', hasChildren: true, children: [{ id: 6, name: 'B', children: [], url: null }], url: '' }]
  const search =
    (count: number): Script =>
    ({ url }) => {
      if (url.pathname.includes('/category/tree/')) return { body: tree }
      if (url.pathname.endsWith('/list')) return { body: [channel] }
      const [from, to] = [Number(url.searchParams.get('_from')), Number(url.searchParams.get('_to'))]
      return {
        status: 206,
        body: upTo(count)
          .slice(from, to + 1)
          .map((id) => ({ productId: String(id) })),
      }
    }
  test('behaviour 10, limits of a call · is read along the category’s path, to the end of what the search shows and no further', async () => {
    const { platform } = await scripted(search(4_000))
    expect(await platform.liveOrdering(6, 5_000)).toEqual(upTo(2_501))
    const searches = (vtex.server?.requests ?? []).filter(({ url }) => url.pathname.endsWith('/search')).map(({ url }) => url.searchParams)
    for (const query of searches) {
      expect(query.get('fq')).toBe('C:/1/6/')
      expect(query.get('O')).toBe('OrderByScoreDESC')
      expect(Number(query.get('_to'))).toBeLessThanOrEqual(2_500)
      expect(Number(query.get('_to')) - Number(query.get('_from'))).toBeLessThan(50)
    }
  })
  test('behaviour 9, end of paging · ends with the category, or at the limit that was asked for', async () => {
    const { platform } = await scripted(search(120))
    expect(await platform.liveOrdering(1, 1_000)).toEqual(upTo(120))
    expect(await platform.liveOrdering(1, 60)).toEqual(upTo(60))
    expect(await platform.liveOrdering(99, 60)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { scriptedConnector, sold } from './reading.fixtures.ts'
import { channel, credential } from './scripted.fixtures.ts'

const vtex = scriptedConnector()
const { scripted } = vtex

describe('collections', () => {
  const item = (id: unknown, more: object = {}) => ({
    id,
    name: `Collection ${String(id)}`,
    searchable: true,
    dateFrom: '2020-02-14T11:26:00',
    dateTo: '2070-02-14T11:26:00',
    ...more,
  })
  const single = (id: number) => ({
    Id: id,
    Name: `Collection ${id}`,
    Searchable: false,
    DateFrom: null,
    DateTo: '2026-03-01T00:00:00.1234567',
  })
  const row = (ProductId: unknown, Position: unknown) => ({ ProductId, SkuId: 1, SubCollectionId: 24, Position })
  const places = async (platform: Awaited<ReturnType<typeof scripted>>['platform'], id: number) => {
    const pages = []
    for await (const page of platform.collectionProducts(id)) pages.push(page)
    return pages
  }

  test('behaviour 22, tolerant reading · are listed page by page, their times in UTC, and one that cannot be read takes no other with it', async () => {
    const { platform, lines } = await scripted(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      const items =
        page === 1
          ? [item(149), { id: null }, item('150', { dateTo: '2026-03-01T00:00:00-03:00', searchable: null })]
          : [item(151, { name: null, dateFrom: '0001-01-01T00:00:00', dateTo: 'soon' })]
      return { body: { paging: { page, perPage: 50, total: 4, pages: 2 }, items } }
    })
    const [from, to] = [new Date('2020-02-14T11:26:00Z'), new Date('2070-02-14T11:26:00Z')]
    expect(await platform.collections([])).toEqual([
      { id: 149, name: 'Collection 149', searchable: true, from, to },
      { id: 150, name: 'Collection 150', searchable: false, from, to: new Date('2026-03-01T03:00:00Z') },
      { id: 151, name: '151', searchable: true, from: null, to: null },
    ])
    expect(lines.join()).toContain('left out')
    expect(lines.join()).not.toContain(credential.account)
    expect(vtex.server?.requests.map(({ url }) => url.search)).toEqual([
      '?page=1&pageSize=50&orderByAsc=true',
      '?page=2&pageSize=50&orderByAsc=true',
    ])
  })

  test.each([1, 2])(
    'a page of the list that makes no sense is read once more, and named when it makes none again: page %i',
    async (broken) => {
      let nonsense = 1
      const { platform } = await scripted(({ url }) => {
        const page = Number(url.searchParams.get('page'))
        if (page === broken && nonsense-- > 0) return { body: 'nonsense' }
        return { body: { paging: { page, perPage: 50, total: 2, pages: 2 }, items: [item(148 + page)] } }
      })
      expect((await platform.collections([])).map(({ id }) => id)).toEqual([149, 150])
      nonsense = 2
      await expect(platform.collections([])).rejects.toMatchObject({
        kind: 'unreadable',
        message: expect.stringContaining(`page ${broken} of collections`) as string,
      })
    },
  )

  test('are asked for one by one where the list is gone: those met in offers, those that ended, those that were known', async () => {
    const { platform, lines } = await scripted(({ url }) => {
      if (url.pathname.endsWith('/saleschannel/list')) return { body: [channel] }
      if (url.pathname.endsWith('/products/search'))
        return { body: [sold(1, { productClusters: { 138: 'Summer', 'no number': 'x' } }), sold(2, { productClusters: null })] }
      if (url.pathname.endsWith('/collection/search')) return { status: 410, body: '' }
      if (url.pathname.endsWith('/collection/inactive')) return { body: [153, null] }
      const id = Number(url.pathname.split('/').at(-1))
      return id === 149 ? { status: 404, body: '' } : id === 151 ? { body: 'nonsense' } : { body: single(id) }
    })
    await platform.offers([1, 2])
    const found = await platform.collections([149, 150, 151, 138])
    expect(found.map(({ id }) => id)).toEqual([138, 150, 153])
    expect(found[0]).toEqual({ id: 138, name: 'Collection 138', searchable: false, from: null, to: new Date('2026-03-01T00:00:00.123Z') })
    expect(lines.join()).toContain('left out')
  })

  test('behaviour 9, end of paging · give their rows page by page with the positions of their variants, to the last page or the first empty one', async () => {
    const { platform } = await scripted(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      return {
        body: {
          Page: page,
          Size: 50,
          TotalRows: 5,
          TotalPage: 3,
          Data: page === 1 ? [row(7, 3), row('8', '1'), 'nonsense'] : page === 2 ? [row(7, 1), row(9, null)] : [],
        },
      }
    })
    expect(await places(platform, 149)).toEqual([
      [
        { product: 7, position: 3 },
        { product: 8, position: 1 },
      ],
      [
        { product: 7, position: 1 },
        { product: 9, position: null },
      ],
    ])
    expect(vtex.server?.requests).toHaveLength(3)
  })

  test('behaviour 9, end of paging · that answer in circles end, and one that is gone meanwhile is empty', async () => {
    const { platform, lines } = await scripted(({ url }) =>
      url.pathname.includes('/150/') ? { status: 404, body: '' } : { body: { TotalPage: 100_000, Data: [row(7, 1)] } },
    )
    expect(await places(platform, 149)).toHaveLength(1)
    expect(lines.join()).toContain('two equal pages')
    expect(lines.join()).not.toContain(credential.account)
    expect(await places(platform, 150)).toEqual([])
  })

  test('that nobody can make sense of are unreadable', async () => {
    const { platform } = await scripted(() => ({ body: '<html>' }))
    await expect(platform.collections([])).rejects.toMatchObject({ kind: 'unreadable' })
    await expect(places(platform, 149)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

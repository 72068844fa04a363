import { describe, expect, test } from 'vitest'
import { asOffer } from './offers.ts'
import { scriptedConnector, sold, upTo } from './reading.fixtures.ts'
import { channel } from './scripted.fixtures.ts'

const vtex = scriptedConnector()
const { scripted } = vtex

describe('offers', () => {
  test('behaviour 10, limits of a call · are asked for 50 at a time, and one that cannot be read takes no other with it', async () => {
    const { platform, lines } = await scripted(({ url }) => {
      if (url.pathname.endsWith('/saleschannel/list')) return { body: [channel] }
      const ids = url.searchParams.getAll('fq').map((filter) => Number(filter.replace('productId:', '')))
      return { status: 206, body: ids.map((id) => (id === 7 ? { productId: null, items: 'none' } : sold(id % 2 ? id : String(id)))) }
    })
    const offers = await platform.offers(upTo(120))
    expect(offers.map(({ id }) => id)).toEqual(upTo(120).filter((id) => id !== 7))
    expect(offers[0]).toEqual({
      id: 1,
      name: '',
      reference: '',
      categoryId: null,
      brandId: null,
      releasedOn: null,
      imageUrl: 'https://x/1',
      price: 435,
      listPrice: 895,
      stock: 3,
      variants: 1,
      variantsInStock: 1,
      eans: [],
    })
    expect(lines.join()).toContain('left out')
    const searches = (vtex.server?.requests ?? []).filter(({ url }) => url.pathname.endsWith('/search'))
    expect(searches.map(({ url }) => url.searchParams.getAll('fq').length)).toEqual([50, 50, 20])
    for (const { url } of searches)
      expect([url.searchParams.get('_from'), url.searchParams.get('_to'), url.searchParams.get('sc')]).toEqual(['0', '49', '1'])
  })

  test('behaviour 23, units · show the cheapest variant that can be bought, and the pieces of all', () => {
    const item = (Price: unknown, AvailableQuantity: unknown, IsAvailable?: boolean) => ({
      sellers: [{ commertialOffer: { Price, ListPrice: 0, AvailableQuantity, IsAvailable } }],
    })
    const offer = (...items: object[]) => asOffer({ productId: '1', items }, 2)
    expect(offer(item(0, 0, false), item(9, 2, true), item(7.5, 4, true))).toMatchObject({ price: 750, listPrice: null, stock: 6 })
    expect(offer(item(0, 0, false))).toMatchObject({ price: null, stock: 0, imageUrl: null })
    expect(offer(item('3.10', 0, true))).toMatchObject({ price: 310, stock: 1 })
    expect(offer({ sellers: null }, { sellers: [{ commertialOffer: null }] })).toMatchObject({ price: null, stock: 0 })
    expect(offer(item(1, 99_999_999_999, true))).toMatchObject({ stock: 2 ** 31 - 1 })
    expect(offer(item(0, 0, false), item(9, 2, true), { sellers: null })).toMatchObject({ variants: 3, variantsInStock: 1 })
  })

  test('name the EANs of all variants, each once', () => {
    const items = [{ ean: '4006381333931' }, { ean: null }, { ean: ' 4006381 333931' }, { ean: '' }, {}, { ean: '2000000500003' }]
    expect(asOffer({ productId: '1', items }, 2).eans).toEqual(['4006381333931', '2000000500003'])
  })
})

test('behaviour 22, tolerant reading · an offer tells what the search knows of the product, and nothing where that makes no sense', async () => {
  const more = (id: number) =>
    id === 1
      ? { productName: 'Ñandú', productReference: 'R-1', categoryId: '12', brandId: 2000004, releaseDate: '2020-10-07T00:00:00' }
      : { productName: null, categoryId: 'none', brandId: {}, releaseDate: 'soon' }
  const { platform } = await scripted(({ url }) =>
    url.pathname.endsWith('/list') ? { body: [channel] } : { body: [sold(1, more(1)), sold(2, more(2))] },
  )
  const [named, silent] = await platform.offers([1, 2])
  expect(named).toMatchObject({ name: 'Ñandú', reference: 'R-1', categoryId: 12, brandId: 2_000_004, releasedOn: '2020-10-07' })
  expect(silent).toMatchObject({ id: 2, name: '', reference: '', categoryId: null, brandId: null, releasedOn: null, price: 435 })
})

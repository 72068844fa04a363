import { type PlatformFeature, platformFeatures } from '../../../contract/index.ts'
import { PlatformFault, type PlatformRight } from '../platform.ts'
import type { Call, Http } from './http.ts'
import { read, readList } from './readers.ts'
import { type Right, rights } from './rights.ts'

type Result = PlatformRight['result']

/** Something of the shop to try calls on; null where it has none. `ids` is how the asking for it went. */
interface Sample {
  category: number | null
  product: number | null
  sku: number | null
  ids: Result
}

/** The call that shows a right; null where the shop has nothing to try it on. */
interface Trial {
  right: Right
  call: Omit<Call, 'right'> | null
}

const trials: Record<Exclude<PlatformFeature, 'account'>, (sample: Sample) => Trial> = {
  categories: ({ category }) => ({
    right: 'categories',
    call: category === null ? null : { path: `/api/catalog/pvt/category/${category}` },
  }),
  brands: () => ({ right: 'brands', call: { path: '/api/catalog_system/pvt/brand/pagedlist', query: { pageSize: 1, page: 1 } } }),
  products: ({ product, ids }) =>
    ids === 'allowed'
      ? { right: 'products', call: product === null ? null : { path: `/api/catalog/pvt/product/${product}` } }
      : { right: 'productIds', call: null },
  offers: ({ product }) => ({
    right: 'search',
    call: {
      path: '/api/catalog_system/pub/products/search',
      query: { ...(product === null ? {} : { fq: `productId:${product}` }), _from: 0, _to: 0 },
    },
  }),
  collections: () => ({ right: 'collections', call: { path: '/api/catalog/pvt/collection/inactive' } }),
  prices: ({ sku }) => ({ right: 'prices', call: sku === null ? null : { path: `/pricing/prices/${sku}`, host: 'pricing' } }),
  stock: ({ sku }) => ({ right: 'stock', call: sku === null ? null : { path: `/api/logistics/pvt/inventory/skus/${sku}` } }),
  sales: () => ({ right: 'saleList', call: { path: '/api/oms/pvt/orders', query: { page: 1, per_page: 1 }, limit: 'orders' } }),
  'sales-feed': () => ({ right: 'saleFeed', call: { path: '/api/orders/feed/config', limit: 'orders' } }),
}

/**
 * Tries what the key may do, by small calls that read. `account` proves the key itself; where that is refused, nothing else is tried.
 * Throws {@link PlatformFault} `unavailable` where the platform does not answer even that.
 */
export async function probeRights(http: Http, account: () => Promise<unknown>): Promise<PlatformRight[]> {
  const key = await account().then(() => 'allowed' as const, resultOf)
  const sample = key === 'credential' ? null : await readSample(http)
  const tried: PlatformRight[] = []
  for (const feature of platformFeatures) {
    if (feature === 'account') tried.push({ feature, result: key, right: rights.salesChannels })
    else if (sample) tried.push({ feature, ...(await tryOut(http, trials[feature](sample), sample.ids)) })
    else tried.push({ feature, result: 'credential', right: rights[trials[feature]({ ...nothing, ids: 'allowed' }).right] })
  }
  return tried
}

const nothing = { category: null, product: null, sku: null }

async function readSample(http: Http): Promise<Sample> {
  const tree = await http.send({ path: '/api/catalog_system/pub/category/tree/1', right: 'categories' }).catch(() => null)
  const node = readList(tree?.body)
    ?.map(read.categoryNode)
    .find((one) => one !== null)
  try {
    const answer = await http.send({
      path: '/api/catalog_system/pvt/products/GetProductAndSkuIds',
      query: { _from: 1, _to: 1 },
      right: 'productIds',
    })
    const products = Object.entries(read.idsPage(answer.body)?.data ?? {})
    const sku = products.flatMap(([, skus]) => readList(skus) ?? []).find((one) => Number.isInteger(one))
    return {
      category: node ? Number(node.id) : null,
      product: Number(products[0]?.[0] ?? 0) || null,
      sku: Number(sku ?? 0) || null,
      ids: 'allowed',
    }
  } catch (fault) {
    return { ...nothing, category: node ? Number(node.id) : null, ids: resultOf(fault, 'unknown') }
  }
}

async function tryOut(http: Http, { right, call }: Trial, ids: Result): Promise<{ result: Result; right: string }> {
  const named = (result: Result) => ({ result, right: rights[right] })
  if (call === null) return named(right === 'productIds' ? ids : 'unknown')
  return http.send({ ...call, right }).then(
    ({ status }) => named(status < 300 || status === 404 ? 'allowed' : 'unknown'),
    (fault: unknown) => named(resultOf(fault, 'unknown')),
  )
}

/** Throws what is no answer about a right, unless `otherwise` says what to call it. */
function resultOf(fault: unknown, otherwise?: Result): Result {
  if (fault instanceof PlatformFault && (fault.kind === 'credential' || fault.kind === 'forbidden')) return fault.kind
  if (otherwise !== undefined && fault instanceof PlatformFault) return otherwise
  throw fault
}

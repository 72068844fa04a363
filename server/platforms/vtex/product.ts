import { PlatformFault, type PlatformProduct } from '../platform.ts'
import type { Answer } from './answer.ts'
import { askTwice } from './ask-twice.ts'
import { dayOf } from './day.ts'
import type { Call, Http } from './http.ts'
import { type ProductAnswer, read } from './readers.ts'

export const productCall = (id: number) => ({ path: `/api/catalog/pvt/product/${id}`, right: 'products' }) as const satisfies Call

/** One product as VTEX keeps it; null where there is none. Throws {@link PlatformFault} `unreadable` for an answer without sense. */
export async function readProduct(http: Http, id: number): Promise<PlatformProduct | null> {
  const { answer } = await askTwice(http, productCall(id), (body) => {
    const product = read.product(body)
    return product !== null && Number(product.Id) === id ? product : null
  })
  if (answer.status === 404) return null
  return asProduct(readableProduct(http, answer, id))
}

/** The answer as a product. Throws {@link PlatformFault} `unreadable`, also where it is another product. */
export function readableProduct(http: Http, answer: Answer, id: number): ProductAnswer {
  const product = answer.status < 300 ? read.product(answer.body) : null
  if (!product) throw http.fault(answer, `product ${id}`)
  if (Number(product.Id) !== id) throw new PlatformFault('unreadable', `VTEX answered product ${id} with product ${Number(product.Id)}.`)
  return product
}

function asProduct(product: ProductAnswer): PlatformProduct {
  return {
    id: Number(product.Id),
    name: product.Name ?? '',
    reference: product.RefId ?? '',
    categoryId: Number(product.CategoryId),
    brandId: Number(product.BrandId),
    releasedOn: dayOf(product.ReleaseDate),
    score: Number(product.Score ?? 0),
    active: product.IsActive ?? false,
  }
}

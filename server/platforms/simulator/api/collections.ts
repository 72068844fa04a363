import type { FastifyInstance } from 'fastify'
import { pictureAddress } from '../pictures.ts'
import type { ShopCollection } from '../shop/index.ts'
import { accountOf, type ApiParts, bare, wholeNumber } from './structure.ts'

const mostPerPage = 50
const mostCollections = 3000

/** Whether a collection is on at this time. */
export const holds = ({ from, to }: ShopCollection, now: Date): boolean => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to)

/** VTEX writes these in UTC, without saying so. */
const written = (instant: string): string => instant.slice(0, 19)

interface Paging {
  page?: string
  pageSize?: string
}

/** Collections and what stands in them, 50 rows at a time. */
export function collectionRoutes(app: FastifyInstance, { publicUrl, now }: ApiParts): void {
  const pageOf = ({ page, pageSize }: Paging): { page: number; size: number } | null => {
    const [number, size] = [wholeNumber(page) ?? 1, wholeNumber(pageSize) ?? 20]
    return number >= 1 && size >= 1 && size <= mostPerPage ? { page: number, size } : null
  }

  app.get<{ Querystring: Paging & { orderByAsc?: string } }>('/api/catalog_system/pvt/collection/search', async (request, reply) => {
    const at = pageOf(request.query)
    if (!at) return reply.code(400).send({ Message: 'The request is invalid.' })
    const all = [...accountOf(request).collections().values()].sort((a, b) => (a.id - b.id) * (request.query.orderByAsc === 'false' ? -1 : 1))
    return {
      paging: { page: at.page, perPage: at.size, total: all.length, pages: Math.ceil(all.length / at.size), limit: mostCollections },
      items: all.slice((at.page - 1) * at.size, at.page * at.size).map(({ id, name, searchable, from, to, products }) => ({
        id,
        name,
        searchable,
        highlight: false,
        dateFrom: written(from),
        dateTo: written(to),
        totalSku: products.length,
        totalProducts: products.length,
        type: 'Manual',
        lastModifiedBy: null,
      })),
    }
  })

  app.get('/api/catalog/pvt/collection/inactive', async (request) => [...accountOf(request).collections().values()].filter((collection) => !holds(collection, now())).map(({ id }) => id))

  app.get<{ Params: { id: string } }>('/api/catalog/pvt/collection/:id', async (request, reply) => {
    const collection = accountOf(request).collections().get(Number(request.params.id))
    if (!collection) return reply.code(404).send(bare('Collection not found'))
    const { id, name, searchable, from, to, products } = collection
    return { Id: id, Name: name, Description: null, Searchable: searchable, Highlight: false, DateFrom: written(from), DateTo: written(to), TotalProducts: products.length, Type: 'Manual' }
  })

  app.get<{ Params: { id: string }; Querystring: Paging }>('/api/catalog/pvt/collection/:id/products', async (request, reply) => {
    const account = accountOf(request)
    const collection = account.collections().get(Number(request.params.id))
    if (!collection) return reply.code(404).send(bare('Collection not found'))
    const at = pageOf(request.query)
    if (!at) return reply.code(400).send({ Message: 'The request is invalid.' })
    const first = (at.page - 1) * at.size
    return {
      Page: at.page,
      Size: at.size,
      TotalRows: collection.products.length,
      TotalPage: Math.ceil(collection.products.length / at.size),
      Data: collection.products.slice(first, first + at.size).flatMap((id, index) => {
        const base = account.catalogue.products.get(id)
        if (!base) return []
        return [{ ProductId: id, SkuId: base.skuId, SubCollectionId: collection.id, Position: first + index + 1, ProductName: base.body.Name, SkuImageUrl: `${publicUrl()}/${pictureAddress(id, base)}` }]
      }),
    }
  })
}

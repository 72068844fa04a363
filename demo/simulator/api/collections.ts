import type { FastifyInstance, FastifyReply } from 'fastify'
import { pictureAddress } from '../pictures.ts'
import { placesOf, type VtexCollection } from '../vtex-collection.ts'
import { accountOf, type ApiParts, bare, wholeNumber } from './structure.ts'

const mostPerPage = 50
const mostCollections = 3000

/** Whether a collection is on at this time. */
export const holds = ({ from, to }: Pick<VtexCollection, 'from' | 'to'>, now: Date): boolean =>
  Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to)

/** VTEX writes these in UTC, without saying so. */
const written = (instant: string): string => instant.slice(0, 19)

/** The number of the one group that a collection has here. */
export const groupOf = (collection: number): number => 5000 + collection

export const asAnswer = (collection: VtexCollection): object => ({
  Id: collection.id,
  Name: collection.name,
  Description: collection.description,
  Searchable: collection.searchable,
  Highlight: collection.highlight,
  DateFrom: written(collection.from),
  DateTo: written(collection.to),
  TotalProducts: placesOf(collection).length,
  Type: 'Manual',
})

export const noCollection = (reply: FastifyReply): FastifyReply => reply.code(404).send(bare('Collection not found'))

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
    const all = [...accountOf(request).collections.all().values()].sort(
      (a, b) => (a.id - b.id) * (request.query.orderByAsc === 'false' ? -1 : 1),
    )
    return {
      paging: { page: at.page, perPage: at.size, total: all.length, pages: Math.ceil(all.length / at.size), limit: mostCollections },
      items: all.slice((at.page - 1) * at.size, at.page * at.size).map((collection) => ({
        id: collection.id,
        name: collection.name,
        searchable: collection.searchable,
        highlight: collection.highlight,
        dateFrom: written(collection.from),
        dateTo: written(collection.to),
        totalSku: placesOf(collection).length,
        totalProducts: placesOf(collection).length,
        type: 'Manual',
        lastModifiedBy: null,
      })),
    }
  })

  app.get('/api/catalog/pvt/collection/inactive', async (request) =>
    [...accountOf(request).collections.all().values()].filter((collection) => !holds(collection, now())).map(({ id }) => id),
  )

  app.get<{ Params: { id: string } }>('/api/catalog/pvt/collection/:id', async (request, reply) => {
    const collection = accountOf(request).collections.all().get(Number(request.params.id))
    return collection ? asAnswer(collection) : noCollection(reply)
  })

  app.get<{ Params: { id: string } }>('/api/catalog/pvt/collection/:id/subcollection', async (request, reply) => {
    const collection = accountOf(request).collections.all().get(Number(request.params.id))
    if (!collection) return noCollection(reply)
    return [{ Id: groupOf(collection.id), CollectionId: collection.id, Name: 'group 1', Type: 'Inclusive', PreSale: false, Release: false }]
  })

  app.get<{ Params: { id: string }; Querystring: Paging }>('/api/catalog/pvt/collection/:id/products', async (request, reply) => {
    const account = accountOf(request)
    const collection = account.collections.all().get(Number(request.params.id))
    if (!collection) return noCollection(reply)
    const at = pageOf(request.query)
    if (!at) return reply.code(400).send({ Message: 'The request is invalid.' })
    // What is gone from the catalogue stands in no collection.
    const places = placesOf(collection).filter(({ product }) => account.base(product) !== null)
    return {
      Page: at.page,
      Size: at.size,
      TotalRows: places.length,
      TotalPage: Math.ceil(places.length / at.size),
      Data: places.slice((at.page - 1) * at.size, at.page * at.size).flatMap(({ product, position }) => {
        const base = account.base(product)
        if (!base) return []
        return [
          {
            ProductId: product,
            SkuId: base.skuId,
            SubCollectionId: groupOf(collection.id),
            Position: position,
            ProductName: account.product(product)?.Name ?? '',
            SkuImageUrl: `${publicUrl()}/${pictureAddress(product, base)}`,
          },
        ]
      }),
    }
  })
}

import type { FastifyInstance } from 'fastify'
import { pathOf } from '../catalogue.ts'
import { type Refusal, replaced } from '../vtex-product.ts'
import { accountOf, type ApiParts, bare, wholeNumber } from './structure.ts'

const idsWindow = 250

/** Product numbers by rows, one product, and the PUT that replaces all of it. */
export function productRoutes(app: FastifyInstance, { today }: ApiParts): void {
  app.get<{ Querystring: { categoryId?: string; _from?: string; _to?: string } }>(
    '/api/catalog_system/pvt/products/GetProductAndSkuIds',
    async (request, reply) => {
      const from = wholeNumber(request.query._from) ?? 1
      const to = wholeNumber(request.query._to) ?? from + 19
      const category = wholeNumber(request.query.categoryId)
      if (!(from >= 1) || !(to >= from) || Number.isNaN(category)) return reply.code(400).send({ Message: 'The request is invalid.' })
      if (to - from >= idsWindow) return reply.code(400).send(bare(`The interval between _from and _to must be at most ${idsWindow}`))
      const account = accountOf(request)
      const ids = category === null ? account.ids() : account.ids().filter((id) => account.product(id)?.CategoryId === category)
      const data = Object.fromEntries(ids.slice(from - 1, to).map((id) => [id, [account.base(id)?.skuId]]))
      return { data, range: { total: ids.length, from, to } }
    },
  )

  const path = '/api/catalog/pvt/product/:id'
  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const product = accountOf(request).product(Number(request.params.id))
    return product ?? reply.code(404).send(bare('Product not found'))
  })

  app.put<{ Params: { id: string } }>(path, async (request, reply) => {
    const id = Number(request.params.id)
    const account = accountOf(request)
    if (!account.product(id)) return reply.code(404).send(bare('Product not found'))
    const made = await account.change<{ refusal: Refusal }>(
      id,
      () =>
        replaced(request.body, {
          id,
          today: today(),
          departmentOf: (category) => pathOf(account.catalogue, category)[0] ?? null,
          hasBrand: (brand) => account.catalogue.brands.has(brand),
        }),
      true,
    )
    if ('product' in made) return made.product
    const { status, body } = made.refusal
    return reply.code(status).send(typeof body === 'string' ? bare(body) : (body ?? ''))
  })
}

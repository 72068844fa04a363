import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BaseProduct, Catalogue } from './catalogue.ts'
import { picture } from './shop/index.ts'

type Pictured = Pick<BaseProduct, 'picture' | 'pictureOf'>

const versions = new Map<string, string>()

const draw = (id: number, product: Pictured): string => picture({ id, picture: product.picture })

/** Changes with the drawing, so that browsers may keep a picture for ever. */
function version(id: number, product: Pictured): string {
  const what = JSON.stringify([id, product.picture])
  const known = versions.get(what)
  if (known) return known
  const made = createHash('sha256').update(draw(id, product)).digest('hex').slice(0, 8)
  versions.set(what, made)
  return made
}

/** Where a product's picture is, below the simulator's address. */
export function pictureAddress(id: number, product: Pictured): string {
  const shown = product.pictureOf ?? id
  return `arquivos/ids/${shown}?v=${version(shown, product)}`
}

/** Pictures, in VTEX's way: `/arquivos/ids/{id}`, with `-{width}-{height}` for a size. A drawing has every size. */
export function pictureRoutes(app: FastifyInstance, catalogue: Pick<Catalogue, 'products'>): void {
  app.get<{ Params: { name: string } }>('/arquivos/ids/:name', async (request, reply) => {
    const id = Number(/^(\d{1,9})(?:-\d{1,5}-\d{1,5})?$/.exec(request.params.name)?.[1] ?? Number.NaN)
    const product = catalogue.products.get(id)
    if (!product) return reply.code(404).type('text/plain').send('Not found')
    const tag = `"${version(id, product)}"`
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: tag,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('image/svg+xml').send(draw(id, product))
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../account.ts'
import { fileOfForm, importFileExample, type ImportRow, readImportFile } from '../import-file.ts'
import { excluded, inserted, placesOf, type VtexCollection } from '../vtex-collection.ts'
import { asAnswer, groupOf, noCollection } from './collections.ts'
import { accountOf, bare } from './structure.ts'

/** A file with more times out. */
const mostRows = 1_000
/** More at once lock each other out. */
const mostAtOnce = 2
/** A collection with more cannot be deleted in one go. */
const mostToDelete = 12_000

const timedOut = (reply: FastifyReply) =>
  reply.code(500).type('text/plain').send('Execution Timeout Expired. The timeout period elapsed prior to completion of the operation.')
const invalid = (reply: FastifyReply, field: string, reason = `The ${field} field is required.`) =>
  reply.code(400).send({ Message: 'The request is invalid.', ModelState: { [field]: [reason] } })

type About = Pick<VtexCollection, 'name' | 'searchable' | 'highlight' | 'from' | 'to'> & Partial<Pick<VtexCollection, 'description'>>

/** What a POST or a PUT says of a collection; the name of the field that is wrong otherwise. */
function readAbout(sent: unknown): About | string {
  const body = (sent ?? {}) as Record<string, unknown>
  const instant = (value: unknown) =>
    typeof value === 'string' ? new Date(/[Zz]|[+-]\d{2}:\d{2}$/.test(value) ? value : `${value}Z`) : new Date(Number.NaN)
  const [from, to] = [instant(body.DateFrom), instant(body.DateTo)]
  if (typeof body.Name !== 'string' || body.Name === '') return 'Name'
  if (typeof body.Searchable !== 'boolean') return 'Searchable'
  if (typeof body.Highlight !== 'boolean') return 'Highlight'
  if (Number.isNaN(from.getTime())) return 'DateFrom'
  if (Number.isNaN(to.getTime())) return 'DateTo'
  return {
    name: body.Name,
    searchable: body.Searchable,
    highlight: body.Highlight,
    from: from.toISOString(),
    to: to.toISOString(),
    ...(typeof body.Description === 'string' ? { description: body.Description } : {}),
  }
}

/** The products that the rows name; null where one of them names nothing. */
function productsOf(account: Account, rows: readonly ImportRow[]): number[] | null {
  const references = new Map<string, number>()
  if (rows.some(({ SKUREFID, PRODUCTREFID }) => SKUREFID ?? PRODUCTREFID))
    for (const id of account.ids()) references.set(account.product(id)?.RefId ?? '', id)
  const products = rows.map(({ SKU, PRODUCT, SKUREFID, PRODUCTREFID }) => {
    if (SKU !== undefined) return account.productOf(Number(SKU))
    if (PRODUCT !== undefined) return account.base(Number(PRODUCT)) ? Number(PRODUCT) : null
    return references.get(SKUREFID ?? PRODUCTREFID ?? '') ?? null
  })
  return products.every((product) => product !== null) ? products : null
}

type ById = FastifyRequest<{ Params: { id: string } }>

/** Making, changing and filling collections. */
export function collectionWriteRoutes(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 16 * 1024 * 1024 }, (_request, body, done) =>
    done(null, body),
  )
  const path = '/api/catalog/pvt/collection'
  const found = (request: ById) => accountOf(request).collections.all().get(Number(request.params.id)) ?? null

  app.post(path, async (request, reply) => {
    const about = readAbout(request.body)
    if (typeof about === 'string') return invalid(reply, about)
    const { collections } = accountOf(request)
    const id = [...collections.all().keys()].reduce((most, one) => Math.max(most, one), 136) + 1
    const made: VtexCollection = { description: null, ...about, id, places: new Map(), unsaved: [], turn: 0 }
    await collections.change(id, () => made)
    return asAnswer(made)
  })

  app.put<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
    const about = readAbout(request.body)
    if (typeof about === 'string') return invalid(reply, about)
    const present = found(request)
    if (!present) return noCollection(reply)
    const { collections } = accountOf(request)
    // It replaces everything, as the PUT of a product does; what came by file shows from now on.
    await collections.change(present.id, (one) =>
      one ? { ...one, description: null, ...about, places: new Map(one.places), unsaved: [] } : null,
    )
    const made = collections.all().get(present.id)
    return made ? asAnswer(made) : noCollection(reply)
  })

  app.delete<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
    const present = found(request)
    if (!present) return noCollection(reply)
    if (placesOf(present).length > mostToDelete) return timedOut(reply)
    await accountOf(request).collections.change(present.id, () => null)
    return reply.code(200).send()
  })

  const underWay = new WeakMap<Account, number>()
  const crowded = (work: (request: ById, reply: FastifyReply) => Promise<unknown>) => async (request: ById, reply: FastifyReply) => {
    const account = accountOf(request)
    const others = underWay.get(account) ?? 0
    if (others >= mostAtOnce)
      return reply
        .code(500)
        .type('text/plain')
        .send(
          'Transaction was deadlocked on lock resources with another process and has been chosen as the deadlock victim. Rerun the transaction.',
        )
    underWay.set(account, others + 1)
    return work(request, reply).finally(() => underWay.set(account, (underWay.get(account) ?? 1) - 1))
  }

  const position = async (request: ById, reply: FastifyReply) => {
    const body = (request.body ?? {}) as Record<string, unknown>
    for (const field of ['skuId', 'position', 'subCollectionId']) if (!Number.isInteger(body[field])) return invalid(reply, field)
    const present = found(request)
    if (!present) return noCollection(reply)
    if (body.subCollectionId !== groupOf(present.id)) return reply.code(404).send(bare('SubCollection not found'))
    const account = accountOf(request)
    const product = account.productOf(body.skuId as number)
    const set = product !== null && (await account.collections.setPosition(present.id, product, body.position as number))
    return set ? reply.code(200).send() : reply.code(404).send(bare('Sku not found in this collection'))
  }
  app.post<{ Params: { id: string } }>(`${path}/:id/position`, crowded(position))

  app.get(`${path}/stockkeepingunit/importfileexample`, async (_request, reply) =>
    reply
      .type('application/vnd.ms-excel')
      .header('content-disposition', 'attachment; filename="importFileExample.xls"')
      .send(await importFileExample()),
  )

  const importing = (work: typeof inserted) => async (request: ById, reply: FastifyReply) => {
    const present = found(request)
    if (!present) return noCollection(reply)
    const file = Buffer.isBuffer(request.body) ? await fileOfForm(request.body, request.headers['content-type'] ?? '') : null
    const rows = file && (await readImportFile(file))
    if (!rows) return invalid(reply, 'file', 'The file must be a valid XLS file.')
    if (rows.length > mostRows) return timedOut(reply)
    const account = accountOf(request)
    const products = productsOf(account, rows)
    // It does not say which one it was.
    if (!products) return reply.code(400).send(bare('There was an error processing the file.'))
    await account.collections.change(present.id, (one) => one && work(one, products))
    return { TotalItemProcessed: rows.length, TotalErrorsProcessed: 0, TotalProductsProcessed: new Set(products).size, Errors: [] }
  }
  app.post<{ Params: { id: string } }>(`${path}/:id/stockkeepingunit/importinsert`, crowded(importing(inserted)))
  app.post<{ Params: { id: string } }>(`${path}/:id/stockkeepingunit/importexclude`, crowded(importing(excluded)))
}

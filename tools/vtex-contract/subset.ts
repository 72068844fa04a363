import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** JSON of a schema, of which we know only where to look. */
export type Json = Record<string, unknown>

interface Source {
  file: string
  /** The prefix of its paths on our side: prices have a host of their own, with the account in the path. */
  before?: string
  operations: readonly [method: string, path: string][]
}

/** Every operation that the connector may call. */
const sources: readonly Source[] = [
  {
    file: 'catalog-api.json',
    operations: [
      ['get', '/api/catalog_system/pvt/saleschannel/list'],
      ['get', '/api/catalog_system/pub/category/tree/{categoryLevels}'],
      ['get', '/api/catalog/pvt/category/{categoryId}'],
      ['get', '/api/catalog_system/pvt/brand/list'],
      ['get', '/api/catalog_system/pvt/brand/pagedlist'],
      ['get', '/api/catalog/pvt/brand/{brandId}'],
      ['get', '/api/catalog_system/pvt/products/GetProductAndSkuIds'],
      ['get', '/api/catalog_system/pvt/sku/stockkeepingunitids'],
      ['get', '/api/catalog_system/pvt/sku/stockkeepingunitbyid/{skuId}'],
      ['get', '/api/catalog_system/pvt/sku/stockkeepingunitByProductId/{productId}'],
      ['get', '/api/catalog/pvt/stockkeepingunit/{skuId}/file'],
      ['get', '/api/catalog/pvt/product/{productId}'],
      ['put', '/api/catalog/pvt/product/{productId}'],
      ['get', '/api/catalog/pvt/collection/inactive'],
      ['post', '/api/catalog/pvt/collection'],
      ['get', '/api/catalog/pvt/collection/{collectionId}'],
      ['put', '/api/catalog/pvt/collection/{collectionId}'],
      ['delete', '/api/catalog/pvt/collection/{collectionId}'],
      ['get', '/api/catalog/pvt/collection/{collectionId}/products'],
      ['get', '/api/catalog/pvt/collection/{collectionId}/subcollection'],
      ['post', '/api/catalog/pvt/collection/{collectionId}/position'],
      ['get', '/api/catalog/pvt/collection/stockkeepingunit/importfileexample'],
      ['post', '/api/catalog/pvt/collection/{collectionId}/stockkeepingunit/importinsert'],
      ['post', '/api/catalog/pvt/collection/{collectionId}/stockkeepingunit/importexclude'],
    ],
  },
  { file: 'search-api.json', operations: [['get', '/api/catalog_system/pub/products/search']] },
  {
    file: 'orders-api.json',
    operations: [
      ['get', '/api/oms/pvt/orders'],
      ['get', '/api/oms/pvt/orders/{orderId}'],
      ['get', '/api/orders/feed/config'],
      ['post', '/api/orders/feed/config'],
      ['get', '/api/orders/feed'],
      ['post', '/api/orders/feed'],
    ],
  },
  { file: 'pricing-api.json', before: '/{accountName}', operations: [['get', '/pricing/prices/{itemId}']] },
  {
    file: 'logistics-api.json',
    operations: [
      ['get', '/api/logistics/pvt/inventory/skus/{skuId}'],
      ['get', '/api/logistics/pvt/configuration/warehouses'],
    ],
  },
  { file: 'vtex-id-api.json', operations: [['post', '/api/vtexid/apptoken/login']] },
]

export interface Operation {
  method: string
  path: string
  file: string
  /** With every reference put in its place. */
  spec: Json
}

export interface Subset {
  operations: Operation[]
  /** One OpenAPI document of them all, with the corrections. */
  document: Json
  /** What was corrected, and why. */
  corrections: string[]
}

const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((found, key) => (found as Json | undefined)?.[key], value)
const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** Puts what is referred to in the place of each reference. What refers to itself ends in "anything". */
function inlined(document: Json, value: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(document, one, within))
  if (typeof value !== 'object' || value === null) return value
  const reference = (value as Json).$ref
  if (typeof reference !== 'string')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(document, one, within)]))
  if (within.includes(reference)) return {}
  const target = at(
    document,
    ...reference
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
  )
  return inlined(document, target, [...within, reference])
}

/** Reads the operations as VTEX publishes them. Throws an Error that names what is missing. */
export async function readOperations(folder: string): Promise<Operation[]> {
  const read = await Promise.all(
    sources.map(async ({ file, before = '', operations }) => {
      const document = JSON.parse(await readFile(join(folder, file), 'utf8')) as Json
      return operations.map(([method, path]): Operation => {
        const found = at(document, 'paths', path, method)
        if (!found) throw new Error(`${file} has no ${method.toUpperCase()} ${path} any more.`)
        const shared = asJson(at(document, 'paths', path)).parameters
        const spec = asJson(
          inlined(document, {
            ...(found as Json),
            parameters: [...((shared as unknown[] | undefined) ?? []), ...((asJson(found).parameters as unknown[] | undefined) ?? [])],
          }),
        )
        const parameters =
          before === ''
            ? spec.parameters
            : [
                ...((spec.parameters as unknown[] | undefined) ?? []),
                { name: 'accountName', in: 'path', required: true, schema: { type: 'string' } },
              ]
        return { method, path: before + path, file, spec: { ...spec, parameters } }
      })
    }),
  )
  return read.flat()
}

const json = 'application/json'
const answerOf = (spec: Json, content = json): Json => asJson(at(spec, 'responses', '200', 'content', content, 'schema'))

/** The subset that Prism checks against: what is plainly wrong in the schemas is put right, and nothing else. */
export function correctedSubset(operations: readonly Operation[]): Subset {
  const copy = structuredClone(operations) as Operation[]
  const find = (method: string, path: string): Json => {
    const spec = copy.find((one) => one.method === method && one.path === path)?.spec
    if (!spec) throw new Error(`The subset has no ${method} ${path}.`)
    return spec
  }
  const corrections: string[] = []
  const correct = (why: string, work: () => void) => {
    work()
    corrections.push(why)
  }
  const nullable = (schema: Json) => {
    for (const property of Object.values(asJson(schema.properties))) asJson(property).nullable = true
  }

  correct('POST collection: a request needs TotalProducts and Type, which are no properties of it', () => {
    const schema = asJson(at(find('post', '/api/catalog/pvt/collection'), 'requestBody', 'content', json, 'schema'))
    schema.required = ((schema.required as string[] | undefined) ?? []).filter((name) => name !== 'TotalProducts' && name !== 'Type')
  })
  correct('products: in the field texts, codes and Score come as null (answers only; what is sent is still held to the schema)', () => {
    for (const method of ['get', 'put']) nullable(answerOf(find(method, '/api/catalog/pvt/product/{productId}')))
  })
  correct('search: 206 is its usual answer, and is declared nowhere', () => {
    const responses = asJson(find('get', '/api/catalog_system/pub/products/search').responses)
    responses['206'] = responses['200']
  })
  correct('search: names of specifications of the store of the example are required', () => {
    const schema = asJson(at(answerOf(find('get', '/api/catalog_system/pub/products/search')), 'items'))
    schema.required = ((schema.required as string[] | undefined) ?? []).filter((name) => Object.hasOwn(asJson(schema.properties), name))
  })
  correct('search: fq may be repeated', () => {
    for (const parameter of find('get', '/api/catalog_system/pub/products/search').parameters as Json[]) {
      if (parameter.name !== 'fq') continue
      parameter.schema = { type: 'array', items: { type: 'string' } }
      parameter.style = 'form'
      parameter.explode = true
    }
  })
  correct('prices: amounts are numbers with decimals, not int32', () => {
    for (const name of ['listPrice', 'costPrice', 'markup', 'basePrice']) {
      const property = asJson(at(answerOf(find('get', '/{accountName}/pricing/prices/{itemId}')), 'properties', name))
      property.type = 'number'
      delete property.format
    }
  })
  correct('orders: figures for BRL are required, whatever the currency of the account', () => {
    const figures = at(
      answerOf(find('get', '/api/oms/pvt/orders'), 'application/json; charset=utf-8'),
      'properties',
      'stats',
      'properties',
      'stats',
      'properties',
    )
    for (const kind of ['totalValue', 'totalItems'])
      delete asJson(at(figures, kind, 'properties', 'Facets', 'properties', 'currencyCode')).required
  })
  correct('collection/search: taken out of the schema in 2025-06, and answers still', () => copy.push(collectionSearch()))

  const paths: Record<string, Json> = {}
  for (const { method, path, spec } of copy) (paths[path] ??= {})[method] = withoutExamples(spec)
  return {
    operations: copy,
    corrections,
    document: {
      openapi: '3.0.0',
      info: { title: 'What the connector calls', version: '1' },
      security: [{ appKey: [], appToken: [] }],
      components: {
        securitySchemes: {
          appKey: { type: 'apiKey', in: 'header', name: 'X-VTEX-API-AppKey' },
          appToken: { type: 'apiKey', in: 'header', name: 'X-VTEX-API-AppToken' },
        },
      },
      paths,
    },
  }
}

/** Examples make the document large, and check nothing. */
function withoutExamples(value: unknown): Json {
  const clean = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(clean)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, inner]) =>
        key === 'example' || key === 'examples' || key === 'security'
          ? []
          : [[key, key === 'properties' ? properties(inner) : clean(inner)]],
      ),
    )
  }
  // A property may be called "example".
  const properties = (all: unknown) => Object.fromEntries(Object.entries(asJson(all)).map(([name, schema]) => [name, clean(schema)]))
  const spec = asJson(clean(value))
  const open = asJson(value).security
  return Array.isArray(open) && open.length === 0 ? { ...spec, security: [] } : spec
}

const object = (properties: Json): Json => ({ type: 'object', required: Object.keys(properties), properties })
const integer = { type: 'integer' }
const text = { type: 'string' }
const truth = { type: 'boolean' }

/** As it was published on 2025-06-25. */
function collectionSearch(): Operation {
  const items = object({
    id: integer,
    name: text,
    searchable: truth,
    highlight: truth,
    dateFrom: text,
    dateTo: text,
    totalSku: integer,
    totalProducts: integer,
    type: text,
    lastModifiedBy: { ...text, nullable: true },
  })
  const header = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string', default: json } })
  const query = (name: string, schema: Json) => ({ name, in: 'query', required: true, schema })
  const schema = object({
    paging: object({ page: integer, perPage: integer, total: integer, pages: integer, limit: integer }),
    items: { type: 'array', items },
  })
  return {
    method: 'get',
    path: '/api/catalog_system/pvt/collection/search',
    file: 'the schema of 2025-06-25',
    spec: {
      parameters: [
        header('Content-Type'),
        header('Accept'),
        query('page', integer),
        query('pageSize', integer),
        query('orderByAsc', truth),
      ],
      responses: { 200: { description: 'OK', content: { [json]: { schema } } } },
    },
  }
}

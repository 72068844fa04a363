import fc, { type Arbitrary } from 'fast-check'
import { type Endpoint, hasBody, headers } from '../../../contract/index.ts'
import { headersOf } from '../request.ts'
import { badValue, breaking, goodOf, type Known } from './values.ts'

/** What a request says, before it is written down. */
export interface Parts {
  params: unknown
  query: unknown
  body: unknown
}

/** One request as it is sent. */
export interface FuzzRequest {
  endpoint: string
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload: string | Buffer | undefined
}

/** A request that is still to be fitted to the shop. */
export interface FuzzCase {
  endpoint: string
  parts: Parts
  /** Chooses among what there is in the shop; null where the request is sent as it was made up. */
  draw: number | null
  /** The request of these parts: broken, where this case breaks something. */
  send(parts: Parts, cookie?: string): FuzzRequest
}

const text = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value === undefined ? '' : (JSON.stringify(value) ?? '')
}
/** Lone surrogates cannot stand in an address: they are what a browser makes of them. */
const encoded = (value: unknown): string => encodeURIComponent(text(value).toWellFormed())

function addressOf(path: string, params: unknown, query: unknown): string {
  const given = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(given[name]).slice(0, 2_500) || 'none')
  const pairs = Object.entries((typeof query === 'object' && query !== null ? query : {}) as Record<string, unknown>).flatMap(
    ([name, value]) => (Array.isArray(value) ? value.slice(0, 20) : [value]).map((one) => `${encodeURIComponent(name)}=${encoded(one)}`),
  )
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`.slice(0, 12_000)
}

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'a/b',
  ';',
  '',
]
const rawBodies = [
  '',
  '{',
  '[1,',
  'null',
  '"',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  'NaN',
  '\u0000',
  '1e999',
  `${'['.repeat(9_000)}`,
]
const readable = ['id\n101\n', 'id;position\n101;1\n999;2\n', 'reference\r\nR103\r\nR101\r\n', '\ufeffid\r\n101']
const strange = ['', '\u0000\u0001', 'PK\u0003\u0004broken', `${','.repeat(3_000)}\n`, 'id\n"101\n']

/**
 * Requests of an endpoint as this person: good ones, and what comes of breaking them.
 * @param sound only such as are meant to succeed
 */
export function casesOf(endpoint: Endpoint, person: string, known: Known, sound = false): Arbitrary<FuzzCase> {
  const partsOf = (sure: boolean): Arbitrary<Parts> => {
    const body = hasBody(endpoint) ? goodOf(endpoint.body, known, sure) : fc.constant(undefined)
    return fc.record({ params: goodOf(endpoint.params, known, sure), query: goodOf(endpoint.query, known, sure), body })
  }
  const madeUp = partsOf(false).map((parts) => ({ parts, draw: null }))
  const fitting = fc.record({ parts: partsOf(true), draw: fc.nat(5_040) })
  const part = fc.constantFrom('params' as const, 'query' as const, 'body' as const, 'body' as const)
  const whole = {
    good: fc.record({ parts: partsOf(true), draw: fc.constant(0) }),
    changes: fc.constant([]),
    key: fc.uuid(),
    type: fc.constant(null),
    raw: fc.constant(null),
    file: fc.constantFrom(...readable),
    accept: fc.constant(null),
    tenant: fc.constant('ana-shop'),
  }
  return fc
    .record({
      good: fc.oneof({ weight: 1, arbitrary: madeUp }, { weight: 2, arbitrary: fitting }),
      changes: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 5, arbitrary: fc.array(fc.tuple(part, breaking), { minLength: 1, maxLength: 2 }) },
      ),
      key: fc.oneof(
        { weight: 5, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom('', 'short', 'x'.repeat(200), 'key-key-key') },
      ),
      type: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...types) }),
      raw: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...rawBodies) }),
      file: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...readable) },
        { weight: 2, arbitrary: fc.constantFrom(...strange) },
        { weight: 1, arbitrary: badValue.map(text) },
      ),
      accept: fc.constantFrom(null, null, 'application/vnd.samara.compact+json', '*/*'),
      tenant: fc.constantFrom('ana-shop', 'ana-shop', 'ben-shop', '-'),
      ...(sound ? whole : {}),
    })
    .map(({ good, changes, key, type, raw, file, accept, tenant }) => ({
      endpoint: endpoint.id,
      ...good,
      send(given, cookie) {
        const parts = { ...given }
        for (const [where, change] of changes) parts[where] = change(parts[where])
        const payload =
          endpoint.upload > 0 ? Buffer.from(file) : (raw ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)))
        const usual = endpoint.upload > 0 ? 'application/octet-stream' : payload === undefined ? null : 'application/json'
        return {
          endpoint: endpoint.id,
          method: endpoint.method,
          url: addressOf(endpoint.path, parts.params, parts.query),
          headers: headersOf({
            token: `person ${person}`,
            key,
            headers: { 'content-type': type ?? usual, accept, [headers.tenant]: tenant, cookie: cookie ?? null },
          }),
          payload: endpoint.method === 'GET' ? undefined : payload,
        }
      },
    }))
}

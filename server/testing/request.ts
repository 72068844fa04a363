import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type Endpoint, headers, type Input, type Problem, type Reply } from '../../contract/index.ts'
import { faultOfAnswer } from './sentences/answers.ts'

export const testApplication = 'test-app:test-secret'

export interface SendOptions {
  /** Access token; null sends none. */
  token: string | null
  /** `Idempotency-Key`. */
  key?: string
  /** A file that is the whole body. */
  file?: Uint8Array
  /** Overrides; null leaves a header out. */
  headers?: Record<string, string | null>
}

export type Answer<E extends Endpoint> = { status: number; data: Reply<E>; problem: Problem; raw: LightMyRequestResponse }

/** The address of a call, with its parameters filled in. */
export function addressOf(endpoint: Endpoint, params: object, query: object): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The headers of a call. */
export function headersOf({ token, key, file, headers: more = {} }: SendOptions, application = testApplication): Record<string, string> {
  const all: Record<string, string | null> = {
    authorization: `Basic ${Buffer.from(application).toString('base64')}`,
    [headers.person]: token,
    [headers.idempotency]: key ?? null,
    'content-type': file ? 'application/octet-stream' : null,
    ...more,
  }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Sends a call of the contract to a server in this process. */
export async function send<E extends Endpoint>(
  http: FastifyInstance,
  endpoint: E,
  input: Partial<Input<E>>,
  options: SendOptions,
): Promise<Answer<E>> {
  const raw = await http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, input.params ?? {}, input.query ?? {}),
    headers: headersOf(options),
    ...(options.file ? { payload: Buffer.from(options.file) } : input.body === undefined ? {} : { payload: input.body as object }),
  })
  const body: { data?: unknown } = raw.json()
  const fault = raw.statusCode < 300 ? faultOfAnswer(endpoint.id, body.data) : null
  if (fault !== null) throw new Error(`The answer of ${endpoint.id}: ${fault}`)
  return { status: raw.statusCode, data: body.data as Reply<E>, problem: body as unknown as Problem, raw }
}

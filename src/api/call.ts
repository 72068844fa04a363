import {
  compactType,
  headers,
  isRefusal,
  type CompactReply,
  type Configuration,
  type Endpoint,
  type Input,
  type Problem,
  type ProblemCode,
  type Reply,
} from '../../contract/index.ts'
import { ApiProblem, ApiUnreachable } from './problem.ts'
import { readAnswer } from './read-answer.ts'

type Part<Name extends 'params' | 'query', Values> = keyof Values extends never ? { [N in Name]?: never } : { [N in Name]: Values }
type Body<Value> = [Value] extends [undefined] ? { body?: never } : { body: Value }

/** What a caller gives: only the parts that the endpoint has. */
export type EndpointInput<E extends Endpoint> = Part<'params', Input<E>['params']> &
  Part<'query', Input<E>['query']> &
  Body<Input<E>['body']>

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a creating call repeatable. Without one a creating call gets a fresh key, so that a retry is a new request. */
  idempotencyKey?: string
  /** Asks for the compact form, where the endpoint has one. */
  compact?: boolean
  /** Arrives also when the page is left meanwhile; for short bodies. */
  outlivesPage?: boolean
  /** The file that is the body, where the endpoint takes one. */
  file?: Blob
}

/** What is answered: the compact form where it is asked for. */
export type Answer<E extends Endpoint, O> = O extends { compact: true } ? CompactReply<E> : Reply<E>

export type Call = <E extends Endpoint, const O extends CallOptions = CallOptions>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: O,
) => Promise<Answer<E, O>>

/** What a call needs to know of the person who makes it. */
export interface Identity {
  token(): Promise<string>
  /** Tries to get a new token once the server refused the present one. `refused` also tells the person that the session is over. */
  renew(): Promise<'renewed' | 'refused' | 'unreachable'>
  /** The server refuses this person, however new the token, and the reason is shown. */
  lost(code: ProblemCode): void
}

export interface Caller {
  /** Null where only the sign-in service is called. */
  configuration: Pick<Configuration, 'services' | 'defaultTenant'> | null
  /** Null where nobody is signed in yet. */
  identity: Identity | null
  /** Name of the chosen store. */
  tenant?: () => string | null
  fetch?: typeof globalThis.fetch
}

const callTimeout = 60_000

/**
 * Makes the one function that every call goes through.
 * It throws {@link ApiProblem} when the server refuses and {@link ApiUnreachable} when no answer comes; a stopped call
 * throws the signal's own reason.
 */
export function makeCall({ configuration, identity, tenant, fetch = globalThis.fetch }: Caller): Call {
  async function attempt(endpoint: Endpoint, input: Loose, options: CallOptions): Promise<Response> {
    const service = endpoint.service === 'sign-in' ? undefined : configuration?.services[endpoint.service]
    const sent = new Headers({ accept: options.compact ? compactType : 'application/json' })
    if (service) sent.set('authorization', `Basic ${service.basic}`)
    if (identity && endpoint.access.anonymous !== true) sent.set(headers.person, await identity.token())
    if (endpoint.service === 'catalogue') sent.set(headers.tenant, tenant?.() ?? configuration?.defaultTenant ?? '')
    if (endpoint.creates) sent.set(headers.idempotency, options.idempotencyKey ?? crypto.randomUUID())
    const body = endpoint.upload > 0 ? options.file : input.body === undefined ? undefined : JSON.stringify(input.body)
    if (body !== undefined) sent.set('content-type', endpoint.upload > 0 ? 'application/octet-stream' : 'application/json')
    const timeout = AbortSignal.timeout(callTimeout)
    try {
      return await fetch(`${service?.base ?? ''}${address(endpoint, input)}`, {
        method: endpoint.method,
        headers: sent,
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        keepalive: options.outlivesPage === true,
        ...(body === undefined ? {} : { body }),
      })
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new ApiUnreachable(`${endpoint.id}: no answer`, { cause: error })
    }
  }

  return async (endpoint, input, options: CallOptions = {}) => {
    // One key for both attempts: the second is the same request.
    const settled = endpoint.creates ? { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() } : options
    let response = await attempt(endpoint, input, settled)
    if (response.status === 401 && identity && endpoint.access.anonymous !== true) {
      const code = await codeOf(response)
      const outcome = isRefusal(code) ? 'kept out' : await identity.renew()
      if (outcome === 'unreachable') throw new ApiUnreachable(`${endpoint.id}: the identity provider does not answer`)
      if (outcome === 'renewed') response = await attempt(endpoint, input, settled)
      if (outcome === 'kept out' || (outcome === 'renewed' && response.status === 401)) identity.lost(await codeOf(response))
    }
    return (await read(response, endpoint.id)) as never
  }
}

interface Loose {
  params?: object
  query?: object
  body?: unknown
}

/** Path and query of a call: parameters put in their places, absent ones left out. */
export function address(endpoint: Endpoint, { params = {}, query = {} }: Loose): string {
  const given = params as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query) as [string, string | number | boolean | null | undefined][]) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

async function read(response: Response, id: string): Promise<unknown> {
  const body = (await readAnswer(response)) as { isSuccess?: boolean; data?: unknown } | null
  if (response.ok && body?.isSuccess === true) return body.data
  if (isProblem(body)) throw new ApiProblem(body)
  throw new ApiProblem({
    code: response.status >= 502 && response.status <= 504 ? 'server/unavailable' : 'server/unexpected',
    status: response.status,
    detail: `${id} answered ${response.status} without a problem to read`,
    errors: [],
  })
}

/** The code of a refusal, read from a copy: the answer itself is still to be read. */
async function codeOf(response: Response): Promise<ProblemCode> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return isProblem(body) ? body.code : 'session/invalid-token'
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'status' in body

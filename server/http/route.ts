import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { type Endpoint, hasBody, headers, type ProblemReason, type Reply, success } from '../../contract/index.ts'
import { ProblemError } from '../kernel/problem.ts'
import { type AccessPolicy, admit, type GrantedStore, type Person, storeNamed } from './access.ts'
import { inputCheck, replyCheck } from './validation.ts'

/** What a handler is given: checked input, and who sent it. */
export interface Call<E extends Endpoint> {
  params: Static<E['params']>
  query: Static<E['query']>
  body: Static<E['body']>
  person: E['access'] extends { anonymous: true } ? null : Person
  store: E['access'] extends { store: string } ? GrantedStore : null
  /** `Idempotency-Key`; empty where the call creates nothing. */
  idempotencyKey: string
  /** The raw request, for what is not in the contract (cookies of the provider on board). */
  request: FastifyRequest
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>>

/** Binds endpoints to handlers. Made once per server. */
export type Route = <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void

export interface RouteOptions {
  policy: AccessPolicy
  /** True in tests: a reply that breaks its contract becomes a failure. */
  checkReplies: boolean
}

const keyForm = /^[\x21-\x7e]{8,128}$/

/** Registers endpoints of the contract: application, person, input, access, handler, in this order. */
export function router(app: FastifyInstance, { policy, checkReplies }: RouteOptions): { route: Route; registered: () => readonly Endpoint[] } {
  const registered: Endpoint[] = []
  const route: Route = (endpoint, handle) => {
    registered.push(endpoint)
    const check = { params: inputCheck('params', endpoint.params), query: inputCheck('query', endpoint.query), body: inputCheck('body', endpoint.body) }
    const broken = checkReplies ? replyCheck(endpoint.reply) : null

    const read = (request: FastifyRequest) => {
      const results = [check.params(request.params), check.query(request.query), hasBody(endpoint) ? check.body(request.body) : { value: undefined }] as const
      const errors: ProblemReason[] = results.flatMap((result) => ('errors' in result ? result.errors : []))
      const key = request.headers[headers.idempotency]
      if (endpoint.creates && !(typeof key === 'string' && keyForm.test(key))) {
        errors.push({ path: `headers.${headers.idempotency}`, reason: 'must be 8 to 128 printable characters' })
      }
      if (errors.length > 0) throw new ProblemError('request/invalid', 'The request does not fit the contract.', { errors })
      const [params, query, body] = results.map((result) => ('value' in result ? result.value : undefined))
      return { params, query, body, idempotencyKey: typeof key === 'string' ? key : '' }
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      // The document of the API is made from these; validation and serialisation are ours (see app.ts).
      schema: {
        operationId: endpoint.id,
        summary: endpoint.summary,
        tags: [endpoint.service],
        params: endpoint.params,
        querystring: endpoint.query,
        ...(hasBody(endpoint) ? { body: endpoint.body } : {}),
        response: { 200: success(endpoint.reply) },
      },
      handler: async (request, reply) => {
        const anonymous = endpoint.access.anonymous === true
        if (!anonymous && !policy.isApplication(request.headers.authorization)) {
          throw new ProblemError('session/unknown-application', 'The Authorization header does not name a known application.')
        }
        const token = request.headers[headers.person]
        const visitor = anonymous ? null : await policy.signedIn(typeof token === 'string' ? token : undefined, storeNamed(endpoint, request))
        const input = read(request)
        const store = visitor ? await admit(policy, endpoint, visitor, input) : null
        const data = await handle({ ...input, person: visitor?.person ?? null, store, request } as unknown as Call<typeof endpoint>)
        const fault = broken?.(data)
        if (fault) throw new Error(`The reply of ${endpoint.id} breaks its contract: ${fault}`)
        return reply.send({ isSuccess: true, data })
      },
    })
  }
  return { route, registered: () => registered }
}

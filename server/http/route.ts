import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import {
  type CompactReply,
  compactType,
  type Endpoint,
  hasBody,
  headers,
  type Permission,
  type ProblemReason,
  type Reply,
  success,
} from '../../contract/index.ts'
import {
  type AccessPolicy,
  admitByAddress,
  admitByBody,
  mayAlso,
  type MemberStore,
  type Person,
  visit,
  type Visitor,
} from '../access/index.ts'
import type { Caller } from '../audit/index.ts'
import { ProblemError } from '../kernel/problem.ts'
import { WrittenJson } from '../kernel/written-json.ts'

import type { CountTokenCall } from './token-rate.ts'
import { replyCopy } from './reply-copy.ts'
import { uploads } from './uploads.ts'
import { inputCheck, replyCheck } from './validation.ts'

/** What a handler is given: checked input, and who sent it. */
export interface Call<E extends Endpoint> {
  params: Static<E['params']>
  query: Static<E['query']>
  body: Static<E['body']>
  person: E['access'] extends { anonymous: true } ? null : Person
  store: E['access'] extends { store: string } ? MemberStore : null
  /** Whether the caller may do this too in the store of the call: both the member and, of a program, its token. */
  may: (permission: Permission) => boolean
  /** The same person, and the network address that the call comes from: for the audit log. */
  caller: E['access'] extends { anonymous: true } ? null : Caller
  /** Whether the person runs the installation. */
  operator: boolean
  /** `Idempotency-Key`; empty where the call creates nothing. */
  idempotencyKey: string
  /** Whether the compact form is asked for; false where the endpoint has none. */
  compact: boolean
  /** The file that is the body; empty where the endpoint takes none. */
  file: Buffer
  /** The raw request, for what is not in the contract (cookies of the provider on board). */
  request: FastifyRequest
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E> | CompactReply<E> | WrittenJson>

/** Binds endpoints to handlers. Made once per server. */
export type Route = <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void

export interface RouteOptions {
  policy: AccessPolicy
  /** True in tests: a reply that breaks its contract becomes a failure. */
  checkReplies: boolean
  countTokenCall: CountTokenCall
}

const keyForm = /^[\x21-\x7e]{8,128}$/
const fileType = 'application/octet-stream'
const noFile = Buffer.alloc(0)
const unfit = (errors: ProblemReason[]) => new ProblemError('request/invalid', 'The request does not fit the contract.', { errors })
const asksForCompact = (accept: string | undefined): boolean => accept?.includes(compactType) ?? false

/** Characters beyond which an answer is handed over piece by piece, so that compressing does not hold up others. */
const long = 65_536

/** Sends a success. What is written already goes out as it is. */
function answer(reply: FastifyReply, data: unknown, type: string): FastifyReply {
  void reply.type(`${type}; charset=utf-8`)
  if (!(data instanceof WrittenJson)) return reply.send(JSON.stringify({ isSuccess: true, data }))
  const pieces = ['{"isSuccess":true,"data":', ...data.parts, '}']
  if (pieces.reduce((sum, piece) => sum + piece.length, 0) < long) return reply.send(pieces.join(''))
  return reply.send(Readable.from(pieces.map((piece) => Buffer.from(piece))))
}

/** What is known of a call before its body is read. */
interface Admitted {
  visitor: Visitor | null
  params: unknown
  query: unknown
  idempotencyKey: string
  /** Ends what the body takes room for. */
  end: () => void
  handled: boolean
}

/** Registers endpoints of the contract. Before the body: application, person, address, access; after it: body, access, handler. */
export function router(
  app: FastifyInstance,
  { policy, checkReplies, countTokenCall }: RouteOptions,
): { route: Route; registered: () => readonly Endpoint[] } {
  const registered: Endpoint[] = []
  const files = uploads()
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  const route: Route = (endpoint, handle) => {
    registered.push(endpoint)
    const check = {
      params: inputCheck('params', endpoint.params),
      query: inputCheck('query', endpoint.query),
      body: inputCheck('body', endpoint.body),
    }
    const named = { rows: replyCopy(endpoint.reply), compact: endpoint.compact && replyCopy(endpoint.compact) }
    const broken = checkReplies ? { rows: replyCheck(endpoint.reply), compact: endpoint.compact && replyCheck(endpoint.compact) } : null

    const readAddress = (request: FastifyRequest): Pick<Admitted, 'params' | 'query' | 'idempotencyKey'> => {
      const results = [check.params(request.params), check.query(request.query)] as const
      const errors: ProblemReason[] = results.flatMap((result) => ('errors' in result ? result.errors : []))
      const key = request.headers[headers.idempotency]
      if (endpoint.creates && !(typeof key === 'string' && keyForm.test(key))) {
        errors.push({ path: `headers.${headers.idempotency}`, reason: 'must be 8 to 128 printable characters' })
      }
      if (errors.length > 0) throw unfit(errors)
      const [params, query] = results.map((result) => ('value' in result ? result.value : undefined))
      return { params, query, idempotencyKey: typeof key === 'string' ? key : '' }
    }
    const readBody = (request: FastifyRequest): unknown => {
      if (!hasBody(endpoint)) return undefined
      const result = check.body(request.body)
      if ('errors' in result) throw unfit(result.errors)
      return result.value
    }
    /** Not a byte of the body is read before this: whoever may not call cannot make the server hold anything. */
    const beforeBody = async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = endpoint.access.anonymous ? null : await visit(policy, endpoint, request)
      if (visitor?.grant) await countTokenCall(request, reply, visitor.grant.id)
      const address = readAddress(request)
      if (visitor) await admitByAddress(policy, endpoint, visitor, address)
      const end = endpoint.upload > 0 ? files.begin(visitor?.person.id ?? request.ip) : () => undefined
      const call: Admitted = { visitor, ...address, end, handled: false }
      // Whoever goes away while the file comes makes room; once it is being read, its end does.
      reply.raw.once('close', () => call.handled || end())
      admitted.set(request, call)
    }

    const answerCall = async ({ visitor, params, query, idempotencyKey }: Admitted, request: FastifyRequest, reply: FastifyReply) => {
      const input = { params, query, body: readBody(request), idempotencyKey }
      const store = visitor ? await admitByBody(policy, endpoint, visitor, input, request) : null
      const compact = endpoint.compact !== null && asksForCompact(request.headers.accept)
      const file = Buffer.isBuffer(request.body) ? request.body : noFile
      const person = visitor?.person ?? null
      const caller = person && { id: person.id, address: request.ip }
      const operator = visitor?.operator ?? false
      const may = (permission: Permission): boolean => visitor !== null && store !== null && mayAlso(visitor, store, permission)
      const data = await handle({ ...input, person, caller, operator, store, may, compact, file, request } as unknown as Call<
        typeof endpoint
      >)
      const fault = broken?.[compact ? 'compact' : 'rows']?.(data instanceof WrittenJson ? data.read() : data)
      if (fault) throw new Error(`The reply of ${endpoint.id} breaks its contract: ${fault}`)
      if (endpoint.compact) void reply.header('vary', 'accept')
      const whole = endpoint.bulk || data instanceof WrittenJson
      return answer(reply, whole ? data : named[compact ? 'compact' : 'rows']?.(data), compact ? compactType : 'application/json')
    }

    const serve = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { endpoint },
        bodyLimit: endpoint.upload || endpoint.mostBytes,
        onRequest: beforeBody,
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
          const call = admitted.get(request)!
          call.handled = true
          try {
            return await answerCall(call, request, reply)
          } finally {
            call.end()
          }
        },
      })
    if (endpoint.upload === 0) return void serve(app)
    // A scope of its own: only here is a body taken that is no JSON.
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
      serve(scope)
      done()
    })
  }
  return { route, registered: () => registered }
}

import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, isRefusal, type ProblemCode, problemStatus } from '../../contract/index.ts'
import { problemBody, ProblemError } from '../kernel/problem.ts'

const libraryCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/malformed',
  FST_ERR_BAD_URL: 'request/malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request/address-too-long',
  // A way out of a folder of files: what is outside is not served.
  FST_STATIC_FORBIDDEN_PATH: 'request/unknown-path',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
}

/** Codes of Node and PostgreSQL that mean: the database is not there now. */
const databaseAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
])

/** The socket of a server that has ended is no file any more. */
const socketGone = (error: { code?: string; syscall?: string }): boolean => error.code === 'ENOENT' && error.syscall === 'connect'

function classify(error: FastifyError | ProblemError, endpoint: Endpoint | undefined): ProblemError {
  if (error instanceof ProblemError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && endpoint && endpoint.upload > 0)
    return new ProblemError('file/too-large', `The file has more than ${endpoint.upload} bytes.`)
  const known = libraryCodes[error.code]
  if (known) return new ProblemError(known, 'The request could not be read.')
  if (error instanceof SyntaxError && error.statusCode === 400) return new ProblemError('request/malformed', 'The body is no JSON.')
  if (error.statusCode === 429) return new ProblemError('request/too-many', 'Too many requests.', { retryAfter: 60 })
  if (
    databaseAway.has(error.code) ||
    socketGone(error) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  ) {
    return new ProblemError('server/unavailable', 'The database does not answer.', { retryAfter: 5 })
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemError('request/malformed', 'The request could not be read.')
  return new ProblemError('server/unexpected', 'The call failed. The log of the server says why.')
}

/** Bytes of a body that nobody reads which are let through, so that the connection serves the next call. */
const letThrough = 65_536

/** True where much of a body may still come. */
const bodyIsLong = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > letThrough)

function sendProblem(reply: FastifyReply, { code, message, errors, retryAfter, limit }: ProblemError): FastifyReply {
  if (bodyIsLong(reply.request.raw)) void reply.header('connection', 'close')
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply
    .code(problemStatus[code])
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemBody(code, message, errors, retryAfter, limit))
}

/** Writes down why: somebody who is refused although their provider signs them in asks whoever runs the installation. */
function logCause({ log }: FastifyRequest, { code, cause }: ProblemError): void {
  const line = cause instanceof Error ? { code, err: cause } : { code, cause }
  if (isRefusal(code) || code === 'server/unavailable') log.warn(line, 'refused')
  else log.info(line, 'refused')
}

/** What is wrong with requests whose address the router cannot read. */
const unreadable = new WeakMap<IncomingMessage, FastifyError>()

/** Turns every failure into a problem; nothing of the inside is shown. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
  // After every hook `onRequest`: by then the request is counted and its answer has its headers.
  app.addHook('preParsing', ({ raw }, _reply, _payload, done) => {
    done(unreadable.get(raw))
  })
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { endpoint } = request.routeOptions.config
  const problem = classify(error, endpoint)
  if (problem.code === 'server/unexpected') request.log.error({ err: error }, 'call failed')
  if (problem.cause !== undefined) logCause(request, problem)
  return sendProblem(reply, problem)
}

/** What Node's parser says of bytes that are no request it can read. */
const parserCodes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'request/headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request/too-slow',
}

/** Options of Fastify by which what fails before any route is a problem like the rest. */
export const answerEarlyProblems = {
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (unreadable.has(request.raw)) return void answerFailure(error, request, reply)
    // Fastify runs no hooks here. Under an address that can be read they all run, and then it is refused.
    unreadable.set(request.raw, error)
    request.raw.url = '/'
    request.server.routing(request.raw, reply.raw)
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Duplex): void => {
    // Whoever broke the connection off hears nothing any more.
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
    const code = parserCodes[error.code ?? ''] ?? 'request/malformed'
    const body = JSON.stringify(problemBody(code, 'The request could not be read.'))
    const status = problemStatus[code]
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  },
} as const

/** The answer to a path that nobody serves. */
export const unknownPath = (): ProblemError => new ProblemError('request/unknown-path', 'Nothing is served here.')

import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { type Endpoint, type ProblemCode, problemStatus } from '../../contract/index.ts'
import { problemBody, ProblemError } from '../kernel/problem.ts'

const libraryCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/malformed',
  FST_ERR_BAD_URL: 'request/malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
}

/** Codes of Node and PostgreSQL that mean: the database is not there now. */
const databaseAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '08000', '08003', '08006'])

function classify(error: FastifyError | ProblemError, endpoint: Endpoint | undefined): ProblemError {
  if (error instanceof ProblemError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && endpoint && endpoint.upload > 0) return new ProblemError('file/too-large', `The file has more than ${endpoint.upload} bytes.`)
  const known = libraryCodes[error.code]
  if (known) return new ProblemError(known, 'The request could not be read.')
  if (error instanceof SyntaxError && error.statusCode === 400) return new ProblemError('request/malformed', 'The body is no JSON.')
  if (error.statusCode === 429) return new ProblemError('request/too-many', 'Too many requests.', { retryAfter: 60 })
  if (databaseAway.has(error.code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message)) {
    return new ProblemError('server/unavailable', 'The database does not answer.', { retryAfter: 5 })
  }
  return new ProblemError('server/unexpected', 'The call failed. The log of the server says why.')
}

function sendProblem(reply: FastifyReply, { code, message, errors, retryAfter }: ProblemError): FastifyReply {
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply
    .code(problemStatus[code])
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemBody(code, message, errors, retryAfter))
}

/** Turns every failure into a problem; nothing of the inside is told. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint }
    const problem = classify(error, endpoint)
    if (problem.code === 'server/unexpected') request.log.error({ err: error }, 'call failed')
    return sendProblem(reply, problem)
  })
}

/** The answer to a path that nobody serves. */
export const unknownPath = (reply: FastifyReply): FastifyReply => sendProblem(reply, new ProblemError('request/unknown-path', 'Nothing is served here.'))

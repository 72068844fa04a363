import type { Problem, ProblemCode, ProblemReason, ReachedLimit } from '../../contract/index.ts'

/** The server understood a call and refused it. `code` is what a person's sentence hangs on; `detail` is for developers. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly ProblemReason[]
  /** Seconds after which it is worth trying again, where the server knows. */
  readonly retryAfter: number | undefined

  /** Which limit of a plan was reached, where the code is `limit/…`. */
  readonly limit: ReachedLimit | undefined

  constructor(problem: Pick<Problem, 'code' | 'status' | 'detail' | 'errors' | 'retryAfter' | 'limit'>) {
    super(`${problem.code}: ${problem.detail}`)
    this.code = problem.code
    this.status = problem.status
    this.detail = problem.detail
    this.errors = problem.errors
    this.retryAfter = problem.retryAfter
    this.limit = problem.limit
  }
}

/** No answer came: no network, the server is gone, or it took too long. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable'
}

/** What went wrong, as a view gets it. */
export interface Failure {
  code: ProblemCode | 'network/unreachable'
  retryAfter?: number
  /** Which limit of a plan was reached. */
  limit?: ReachedLimit
}

/** What a view may know of an error. Anything that is not a refusal of the server counts as unexpected. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiProblem) {
    return {
      code: error.code,
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      ...(error.limit === undefined ? {} : { limit: error.limit }),
    }
  }
  return { code: error instanceof ApiUnreachable ? 'network/unreachable' : 'server/unexpected' }
}

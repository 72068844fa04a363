import type { Problem, ProblemCode, ProblemReason } from '../../contract/index.ts'

/** The server understood a call and refused it. `code` is what a person's sentence hangs on; `detail` is for developers. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly ProblemReason[]
  /** Seconds after which it is worth trying again, where the server knows. */
  readonly retryAfter: number | undefined

  constructor(problem: Pick<Problem, 'code' | 'status' | 'detail' | 'errors' | 'retryAfter'>) {
    super(`${problem.code}: ${problem.detail}`)
    this.code = problem.code
    this.status = problem.status
    this.detail = problem.detail
    this.errors = problem.errors
    this.retryAfter = problem.retryAfter
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
}

/** What a view may know of an error. Anything that is not a refusal of the server counts as unexpected. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiProblem) {
    return error.retryAfter === undefined ? { code: error.code } : { code: error.code, retryAfter: error.retryAfter }
  }
  return { code: error instanceof ApiUnreachable ? 'network/unreachable' : 'server/unexpected' }
}

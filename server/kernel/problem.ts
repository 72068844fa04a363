import type { ReachedLimit } from '../../contract/plans.ts'
import { type Problem, type ProblemCode, type ProblemReason, problemStatus } from '../../contract/problem.ts'
import { product } from '../../contract/product.ts'

/**
 * A call that cannot be answered as asked. Services throw it; the HTTP side turns it
 * into `application/problem+json`. `cause` is for the log alone and holds no secret.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly errors: ProblemReason[]
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined
  /** Which limit of a plan was reached. */
  readonly limit: ReachedLimit | undefined

  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: ProblemReason[]; retryAfter?: number; limit?: ReachedLimit; cause?: unknown } = {},
  ) {
    super(detail, 'cause' in more ? { cause: more.cause } : undefined)
    this.code = code
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
    this.limit = more.limit
  }
}

/** The body that a failed call is answered with. */
export const problemBody = (
  code: ProblemCode,
  detail: string,
  errors: ProblemReason[] = [],
  retryAfter?: number,
  limit?: ReachedLimit,
): Problem => ({
  type: `urn:${product.slug}:problem:${code.replace('/', ':')}`,
  title: code.replace(/^.*\//, '').replaceAll('-', ' '),
  status: problemStatus[code],
  code,
  detail,
  isSuccess: false,
  errors,
  ...(retryAfter === undefined ? {} : { retryAfter }),
  ...(limit === undefined ? {} : { limit }),
})

import { type Problem, type ProblemCode, type ProblemReason, problemStatus } from '../../contract/problem.ts'
import { product } from '../../contract/product.ts'

/**
 * A call that cannot be answered as asked. Services throw it; the HTTP side turns it into `application/problem+json`. `cause` is for the log
 * alone and holds no secret.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly errors: ProblemReason[]
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, detail: string, more: { errors?: ProblemReason[]; retryAfter?: number; cause?: unknown } = {}) {
    super(detail, 'cause' in more ? { cause: more.cause } : undefined)
    this.code = code
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
  }
}

/** The body that a failed call is answered with. */
export const problemBody = (code: ProblemCode, detail: string, errors: ProblemReason[] = [], retryAfter?: number): Problem => ({
  type: `urn:${product.slug}:problem:${code.replace('/', ':')}`,
  title: code.replace(/^.*\//, '').replaceAll('-', ' '),
  status: problemStatus[code],
  code,
  detail,
  isSuccess: false,
  errors,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

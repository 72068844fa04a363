/** A failure that may be gone the next time. It never leaves the connector: who gives up turns it into a fault. */
export class Transient extends Error {
  override readonly name = 'Transient'
  /** HTTP status, null where no answer came. */
  readonly status: number | null
  /** Milliseconds to wait that the platform asked for. */
  readonly retryAfter: number | null
  /** Milliseconds from sending the call to its failure. */
  readonly took: number

  constructor(reason: string, { status, retryAfter, took }: { status: number | null; retryAfter: number | null; took: number }) {
    super(reason)
    this.status = status
    this.retryAfter = retryAfter
    this.took = took
  }
}

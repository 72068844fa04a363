/** A failure that may be gone the next time. It never leaves the connector: who gives up turns it into a fault. */
export class Transient extends Error {
  override readonly name = 'Transient'
  /** HTTP status, null where no answer came. */
  readonly status: number | null
  /** Milliseconds to wait that the platform asked for. */
  readonly retryAfter: number | null

  constructor(reason: string, status: number | null, retryAfter: number | null) {
    super(reason)
    this.status = status
    this.retryAfter = retryAfter
  }
}

import { PlatformFault, type ScoreWrite } from '../platform.ts'
import type { Answer } from './answer.ts'
import type { Http } from './http.ts'
import { productCall, readableProduct } from './product.ts'
import { bodyWithScore, changedFields } from './product-body.ts'
import type { ProductAnswer } from './readers.ts'
import { resultOf } from './refusal.ts'
import { Transient } from './transient.ts'

export interface SetScoreOptions {
  http: Http
  mayDate: boolean
  /** Called when VTEX stored other values than were sent. */
  changed(product: number, fields: string[]): void
  /** One small call that shows whether the platform works at all. Throws where it does not. */
  probe(): Promise<unknown>
}

/**
 * Sets one product's own score: reads the product, writes all of it with the new score, and compares what VTEX stored. VTEX has no lock, so
 * the write follows the read at once. After a transient error both are repeated: a write whose
 * answer was lost is then found in the read, and nobody's change in between is overwritten.
 */
export const setScore = (options: SetScoreOptions, id: number, score: number): Promise<ScoreWrite> =>
  resultOf(() => options.http.persist((maxWait) => step(options, id, score, maxWait)), options.probe)

async function step({ http, mayDate, changed }: SetScoreOptions, id: number, score: number, maxWait: number): Promise<ScoreWrite> {
  const call = productCall(id)
  const before = await http.once(call, maxWait)
  if (before.status === 404) return { result: 'gone' }
  const product = readable(http, before, id)
  if (Number(product.Score ?? 0) === score) return { result: 'already' }
  const made = bodyWithScore(before.body as Record<string, unknown>, score, mayDate)
  if ('refused' in made) return { result: 'refused', reason: made.refused, message: null }

  const after = await http.once({ ...call, method: 'PUT', body: made.body }, maxWait)
  if (after.status === 404) return { result: 'gone' }
  if (after.status >= 300) return { result: 'refused', reason: 'said', message: http.message(after) }
  if (after.text.trim() !== '') {
    readable(http, after, id)
    const fields = changedFields(made.body, after.body as Record<string, unknown>)
    if (fields.includes('Score')) return { result: 'refused', reason: 'other-score-kept', message: null }
    if (fields.length > 0) changed(id, fields)
  }
  return { result: 'written' }
}

/** A successful answer that cannot be read may be the answer to another call. A new read shows what VTEX has stored. */
function readable(http: Http, answer: Answer, id: number): ProductAnswer {
  try {
    return readableProduct(http, answer, id)
  } catch (fault) {
    throw fault instanceof PlatformFault && answer.status < 300
      ? new Transient(fault.message, { status: answer.status, retryAfter: null, took: 0 })
      : fault
  }
}

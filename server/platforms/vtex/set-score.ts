import { PlatformFault, type ScoreWrite } from '../platform.ts'
import type { Http } from './http.ts'
import { GivenUp } from './persist.ts'
import { productCall, readableProduct } from './product.ts'
import { bodyWithScore, changedFields } from './product-body.ts'

export interface SetScoreOptions {
  http: Http
  mayDate: boolean
  /** VTEX stored other values than were sent. */
  changed(product: number, fields: string[]): void
  /** One small call that shows whether the platform works at all. Throws where it does not. */
  probe(): Promise<unknown>
}

/**
 * Sets one product's own score: a fresh read, a write of everything with the new score, a comparison of what was stored. There is no
 * lock on VTEX's side, so read and write follow each other at once; after any failure in passing both are done anew, so that a write
 * whose answer was lost is noticed, and nobody's change in between is undone.
 */
export async function setScore(options: SetScoreOptions, id: number, score: number): Promise<ScoreWrite> {
  const { http } = options
  try {
    return await http.persist((patience) => step(options, id, score, patience))
  } catch (fault) {
    if (fault instanceof PlatformFault && fault.kind === 'unreadable') return { result: 'refused', detail: fault.message }
    if (fault instanceof GivenUp && (await thisProductAlone(fault, options))) return { result: 'refused', detail: fault.message }
    throw fault
  }
}

async function step({ http, mayDate, changed }: SetScoreOptions, id: number, score: number, patience: number): Promise<ScoreWrite> {
  const call = productCall(id)
  const before = await http.once(call, patience)
  if (before.status === 404) return { result: 'gone' }
  const product = readableProduct(http, before, id)
  if (Number(product.Score ?? 0) === score) return { result: 'already' }
  const made = bodyWithScore(before.body as Record<string, unknown>, score, mayDate)
  if ('refused' in made) return { result: 'refused', detail: made.refused }

  const after = await http.once({ ...call, method: 'PUT', body: made.body }, patience)
  if (after.status === 404) return { result: 'gone' }
  if (after.status >= 300) return { result: 'refused', detail: http.said(after) }
  if (typeof after.body === 'object' && after.body !== null) {
    const fields = changedFields(made.body, after.body as Record<string, unknown>)
    if (fields.includes('Score')) return { result: 'refused', detail: 'VTEX took the write but keeps another score.' }
    if (fields.length > 0) changed(id, fields)
  }
  return { result: 'written' }
}

const enoughFailures = 3

/** One product may break VTEX's own code: then it answers 500 for it, again and again, while everything else works. */
async function thisProductAlone({ last, failures }: GivenUp, { probe }: SetScoreOptions): Promise<boolean> {
  if (last.status !== 500 || failures < enoughFailures) return false
  return probe().then(
    () => true,
    () => false,
  )
}

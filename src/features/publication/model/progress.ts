import type { Publication } from '../../../../contract/index.ts'

/** The progress of a publication, as a merchant sees it. */
export type ProgressText =
  | { kind: 'scheduled' }
  | { kind: 'queued' }
  | { kind: 'platform-away'; retryAt: string | null }
  | { kind: 'planning' }
  | { kind: 'writing' }
  | { kind: 'cancelling' }
  | { kind: 'checking' }
  | { kind: 'verified' }
  | { kind: 'nothing-to-write' }
  | { kind: 'with-faults' }
  | { kind: 'failed' }
  | { kind: 'superseded' }
  | { kind: 'cancelled' }

export function progressTextOf(publication: Publication): ProgressText {
  const { state, cancelling, failure } = publication
  switch (state) {
    case 'scheduled':
      return { kind: 'scheduled' }
    case 'waiting':
      if (cancelling) return { kind: 'cancelling' }
      return publication.waitingFor === 'platform' ? { kind: 'platform-away', retryAt: publication.retryAt } : { kind: 'queued' }
    case 'running':
      if (cancelling) return { kind: 'cancelling' }
      return publication.toWrite === null ? { kind: 'planning' } : { kind: 'writing' }
    case 'sent':
      return { kind: 'checking' }
    case 'verified':
      return { kind: publication.toWrite === 0 ? 'nothing-to-write' : 'verified' }
    case 'done-with-errors':
      return { kind: failure === 'superseded' ? 'superseded' : 'with-faults' }
    case 'failed':
      return { kind: failure === 'superseded' ? 'superseded' : 'failed' }
    case 'cancelled':
      return { kind: 'cancelled' }
  }
}

/** How many products are done, of those whose score must change; null until that is known. */
export function shareDone({ toWrite, written, skipped, failed }: Publication): { done: number; of: number } | null {
  return toWrite === null ? null : { done: Math.min(toWrite, written + skipped + failed), of: toWrite }
}

/** Milliseconds of work after which the pace is reliable. */
const telling = 3_000

/**
 * The pace of a running publication and its remaining time; null until they are known.
 * @param now milliseconds since 1970
 */
export function paceOf(publication: Publication, now: number): { perMinute: number; secondsLeft: number } | null {
  const share = shareDone(publication)
  if (publication.state !== 'running' || publication.startedAt === null || share === null || share.done === 0) return null
  const worked = now - Date.parse(publication.startedAt)
  if (worked < telling) return null
  const perSecond = (share.done / worked) * 1_000
  return { perMinute: Math.round(perSecond * 60), secondsLeft: Math.ceil((share.of - share.done) / perSecond) }
}

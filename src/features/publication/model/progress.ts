import type { Publication } from '../../../../contract/index.ts'

/** What the merchant is told of a publication. */
export type Telling =
  | { kind: 'queued' }
  | { kind: 'platform-away'; retryAt: string | null }
  | { kind: 'planning' }
  | { kind: 'writing' }
  | { kind: 'checking' }
  | { kind: 'verified' }
  | { kind: 'nothing-to-write' }
  | { kind: 'with-faults' }
  | { kind: 'failed' }

export function tellingOf(publication: Publication): Telling {
  switch (publication.state) {
    case 'waiting':
      return publication.waitingFor === 'platform' ? { kind: 'platform-away', retryAt: publication.retryAt } : { kind: 'queued' }
    case 'running':
      return publication.toWrite === null ? { kind: 'planning' } : { kind: 'writing' }
    case 'sent':
      return { kind: 'checking' }
    case 'verified':
      return { kind: publication.toWrite === 0 ? 'nothing-to-write' : 'verified' }
    case 'done-with-errors':
      return { kind: 'with-faults' }
    case 'failed':
      return { kind: 'failed' }
  }
}

/** Products whose turn has come, of those whose score must change; null until that is known. */
export function shareDone({ toWrite, written, skipped, failed }: Publication): { done: number; of: number } | null {
  return toWrite === null ? null : { done: Math.min(toWrite, written + skipped + failed), of: toWrite }
}

import type { ListGroup, ListReference, Notice, NoticeKind } from '../../../../contract/index.ts'

/** Where a notice leads. */
export type NoticeTarget =
  | { kind: 'publication'; id: string }
  | { kind: 'synchronisation'; id: string; store: string }
  | { kind: 'list'; list: ListReference; store: string }
  | { kind: 'proposal'; id: string; store: string }
  /** What the runs of a magic ordering did. */
  | { kind: 'automation'; id: number; level: ListGroup; store: string }
  /** Where one sees what the store's key may do. */
  | { kind: 'credential'; store: string }
  /** Who works in the store, and what each may do. */
  | { kind: 'partners' }
  /** What the person may do in their stores. */
  | { kind: 'access' }
  /** How the person signs in. */
  | { kind: 'profile' }
  /** What the store sells. */
  | { kind: 'reports'; store: string }

/** What it is about, for its mark. */
export const markOf = (kind: NoticeKind): 'finished' | 'failed' | 'held' | 'credential' | 'partner' => {
  switch (kind) {
    case 'publication-verified':
    case 'synchronised':
    case 'proposal-published':
      return 'finished'
    case 'publication-with-errors':
    case 'synchronisation-with-errors':
    case 'drift':
    case 'sold-out-first':
    case 'list-fell':
    case 'no-orders':
    case 'sums-corrected':
    case 'proposal-waiting':
    case 'proposal-sent-back':
    case 'automation-held':
      return 'held'
    case 'publication-failed':
    case 'synchronisation-failed':
    case 'automation-failed':
      return 'failed'
    case 'credential-invalid':
    case 'second-factor-taken':
      return 'credential'
    case 'partner-joined':
    case 'partner-left':
    case 'access-changed':
      return 'partner'
  }
}

/** Where more is shown of a notice; null where what it is about is no more. */
export function targetOf({ kind, store, list, publication, synchronisation, proposal, figures }: Notice): NoticeTarget | null {
  if (kind === 'second-factor-taken') return { kind: 'profile' }
  // All others are about a store.
  if (store === null) return null
  if (kind === 'credential-invalid') return { kind: 'credential', store }
  if (kind === 'partner-joined' || kind === 'partner-left') return { kind: 'partners' }
  if (kind === 'access-changed') return { kind: 'access' }
  if (kind === 'no-orders' || kind === 'list-fell' || kind === 'sums-corrected') return { kind: 'reports', store }
  if (kind === 'drift') return list && { kind: 'list', list: { kind: list.kind, id: list.id }, store }
  if (kind === 'automation-held' || kind === 'automation-failed') {
    const { automation, categories } = figures
    return automation === undefined
      ? null
      : { kind: 'automation', id: automation, level: categories === 1 ? 'category' : 'collection', store }
  }
  if (kind === 'proposal-waiting') return proposal === null ? null : { kind: 'proposal', id: proposal, store }
  if (publication !== null) return { kind: 'publication', id: publication }
  if (synchronisation !== null) return { kind: 'synchronisation', id: synchronisation, store }
  return list && { kind: 'list', list: { kind: list.kind, id: list.id }, store }
}

/** One thing that the second line of a notice tells, with the number that it hangs on. */
export interface Detail {
  say:
    | 'checked'
    | 'unseen'
    | 'failed'
    | 'read'
    | 'orders'
    | 'added'
    | 'gone'
    | 'unreadable'
    | 'differing'
    | 'publications'
    | 'proposed'
    | 'guarded'
    | 'soldOut'
    | 'fell'
    | 'minutes'
    | 'days'
  count: number
  /** Of how many. */
  of?: number
}

/** The figures of a notice, the most important first. Nothing is made up: what was not counted is not shown. */
export function detailsOf({ kind, figures }: Pick<Notice, 'kind' | 'figures'>): Detail[] {
  const some = (say: Detail['say'], count: number | undefined): Detail[] => (count === undefined || count === 0 ? [] : [{ say, count }])
  const unseen = some('unseen', figures['unseen'])
  const verified: Detail[] = [
    ...(figures['checked'] ? [{ say: 'checked' as const, count: figures['verified'] ?? 0, of: figures['checked'] }] : []),
    ...unseen,
  ]
  switch (kind) {
    case 'publication-verified':
      return verified
    case 'publication-with-errors':
      return [...some('failed', figures['failed']), ...verified]
    case 'synchronised':
    case 'synchronisation-with-errors':
      return [
        ...some('read', figures['read']),
        ...some('orders', figures['orders']),
        ...some('added', figures['added']),
        ...some('gone', figures['gone']),
        ...some('unreadable', figures['unreadable']),
      ]
    case 'drift':
      return [...some('differing', figures['differing']), ...unseen]
    case 'partner-left':
      return some('publications', figures['publications'])
    case 'automation-held':
      return [...some('proposed', figures['proposed']), ...some('guarded', figures['guarded'])]
    case 'sold-out-first':
      return some('soldOut', figures['soldOut'])
    case 'list-fell':
      return some('fell', figures['fell'])
    case 'no-orders':
      return some('minutes', figures['minutes'])
    case 'sums-corrected':
      return some('days', figures['days'])
    case 'publication-failed':
    case 'synchronisation-failed':
    case 'automation-failed':
    case 'proposal-waiting':
    case 'proposal-sent-back':
    case 'proposal-published':
    case 'credential-invalid':
    case 'partner-joined':
    case 'access-changed':
    case 'second-factor-taken':
      return []
  }
}

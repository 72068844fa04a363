import type { Publication } from '../../../../contract/index.ts'

/** What a person can do about a publication. */
export type PublicationAction = 'now' | 'move' | 'retry' | 'verify' | 'cancel'

/** The actions that are possible in its state; the ones that stop it come last. */
export function actionsOf({
  state,
  failure,
  cancelling,
  failed,
}: Pick<Publication, 'state' | 'failure' | 'cancelling' | 'failed'>): readonly PublicationAction[] {
  switch (state) {
    case 'scheduled':
      return ['now', 'move', 'cancel']
    case 'waiting':
    case 'running':
      return cancelling ? [] : ['cancel']
    case 'sent':
      return []
    case 'verified':
      return ['verify']
    case 'done-with-errors':
      // A newer publication replaced it.
      if (failure === 'superseded') return []
      return failed > 0 ? ['verify', 'retry'] : ['verify']
    case 'failed':
      return failure === 'list-gone' ? [] : ['retry']
    case 'cancelled':
      return ['retry']
  }
}

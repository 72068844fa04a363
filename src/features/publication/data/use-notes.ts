import type { ListReference, Proposal } from '../../../../contract/index.ts'
import { ownProposal } from '../model/proposals.ts'
import { useDrifts, type Drifts } from './use-drifts.ts'
import { useOnPlatform, type OnPlatformOfList } from './use-on-platform.ts'
import { useProposals } from './use-proposals.ts'
import { usePublication, type PublicationOfList } from './use-publication.ts'

/** What stands above a list because of its publications. */
export interface Notes {
  /** Whether all of it is known. What cannot be read is not waited for. */
  known: boolean
  publication: PublicationOfList
  drifts: Drifts
  onPlatform: OnPlatformOfList
  /** The person's own open proposal of the list; null where there is none, and until it is known. */
  own: Proposal | null
}

/** Reads what stands above a list; once for all that show it, so that what is drawn later does not ask again. */
export function useNotes(store: string, list: ListReference): Notes {
  const publication = usePublication(store, list)
  const drifts = useDrifts(store)
  const onPlatform = useOnPlatform(store, list)
  const { proposals, failure } = useProposals()
  return {
    known: publication.known && drifts.known && onPlatform.known && (proposals ?? failure) !== undefined,
    publication,
    drifts,
    onPlatform,
    own: ownProposal(proposals ?? [], store, list),
  }
}

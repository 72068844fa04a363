import type { SamaraCollection } from '../../../../contract/index.ts'
import { broughtUp, collectionDraftOf, newCollection, type CollectionDraft } from '../model/collection-draft.ts'
import { useWritten } from './use-written.ts'

/** What is written on a collection, and the collection that it was begun from. */
interface WrittenCollection {
  draft: CollectionDraft
  from: SamaraCollection | null
}

/**
 * What is written on a collection, also by somebody who looked elsewhere meanwhile.
 * @param name as the address says it; null for a new one
 * @param found the collection as the server has it; undefined until that is known
 */
export function useCollectionDraft(store: string, name: string | null, found: SamaraCollection | null | undefined) {
  const fresh = name === null ? { draft: newCollection, from: null } : null
  const { written, kept, ...writing } = useWritten<WrittenCollection>(['samara-collection', store, ...(name === null ? [] : [name])], fresh)
  const begin = (saved: SamaraCollection): void => writing.begin({ draft: collectionDraftOf(saved), from: saved })
  // Also where another one has this name by now.
  if (found && (written === null || (kept && written.from?.id !== found.id))) begin(found)
  const from = written?.from ?? null
  // A group was made for it meanwhile, say.
  const later = kept && written && from && found && found.version > from.version ? broughtUp(written.draft, from, found) : null
  if (later && found) writing.write({ draft: later, from: found })
  return {
    draft: written?.draft,
    from,
    /** It has changes from an earlier visit that nobody has saved. */
    kept,
    begin,
    write: (draft: CollectionDraft): void => writing.write({ draft, from }),
    adjust: writing.adjust,
    forget: writing.forget,
    discard: (): void => writing.begin(fresh),
  }
}

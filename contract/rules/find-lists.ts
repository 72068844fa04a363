import { hasWords, searchWords } from './plain-text.ts'

/** What a search for lists looks at. */
export interface FoundByName {
  id: number
  name: string
  /** Names of a category's ancestors. */
  routeBefore: string
}

/** The lists that a search finds: each word is in the name, in the names of the ancestors, or in the number. */
export function findLists<List extends FoundByName>(lists: readonly List[], search: string): readonly List[] {
  const words = searchWords(search)
  return words.length === 0 ? lists : lists.filter(({ id, name, routeBefore }) => hasWords(`${name} ${routeBefore} ${id}`, words))
}

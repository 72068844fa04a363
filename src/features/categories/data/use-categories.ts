import { useMemo } from 'react'
import { categoriesToIndex, categoryTree } from '../../../../contract/index.ts'
import { categoriesOf, orderedCategories, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { linesOf, type CategoryLine } from '../model/tree.ts'

export type Categories =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  | { kind: 'ready'; lines: readonly CategoryLine[] }

/** How often running publications are looked at, in milliseconds. */
const whilePublishing = 3_000

/** The store's tree with every category's standing. The tree is kept per store for the tab, when it is not empty. */
export function useCategories(store: string): Categories {
  const { person } = useSession()
  const tree = useEndpoint(
    categoryTree,
    { params: { username: person.email }, query: { username: person.email, store } },
    {
      remembered: { in: 'session', when: (answer) => answer.categoryTree.length > 0 },
      onFocus: false,
    },
  )
  const states = useEndpoint(
    categoriesToIndex,
    { query: { username: person.email, store } },
    {
      when: ({ what, store: of }) => of === store && (what === 'publication' || what === 'drift'),
      refreshEvery: (answer) =>
        answer?.some(({ state }) => state === 'waiting' || state === 'running' || state === 'sent') ? whilePublishing : 0,
    },
  )
  const { data } = tree
  const { data: known } = states
  const lines = useMemo(
    () => (data && known ? linesOf(categoriesOf(data.categoryTree), orderedCategories(known)) : undefined),
    [data, known],
  )
  const failure = tree.failure ?? states.failure
  if (lines) return { kind: 'ready', lines }
  if (!failure) return { kind: 'loading' }
  return {
    kind: 'failed',
    failure,
    again: () => {
      tree.again()
      states.again()
    },
  }
}

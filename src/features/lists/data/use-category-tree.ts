import { useMemo } from 'react'
import { categoryTree, type Category } from '../../../../contract/index.ts'
import { categoriesOf, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface CategoryTree {
  /** Undefined until it is known. */
  tree: readonly Category[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** The category tree of a store; null asks for none. It is kept for the tab, when it is not empty. */
export function useCategoryTree(store: string | null): CategoryTree {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(
    categoryTree,
    store === null ? null : { params: { username: person.email }, query: { username: person.email, store } },
    { remembered: { in: 'session', when: (answer) => answer.categoryTree.length > 0 }, onFocus: false },
  )
  const tree = useMemo(() => data && categoriesOf(data.categoryTree), [data])
  return { tree, failure, again }
}

import { useMemo } from 'react'
import { categoryTree, listsToOrder, type ListGroup } from '../../../../contract/index.ts'
import { categoriesOf, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { targetListsOf, type ChoosableTarget } from '../model/target-lists.ts'

export interface TargetLists {
  /** Undefined until they are known. */
  lists: readonly ChoosableTarget[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** The lists of a level that automations can be for; asked for only where they are wanted. */
export function useTargetLists(store: string, level: ListGroup, wanted = true): TargetLists {
  const { email } = useSession().person
  const all = useEndpoint(listsToOrder, wanted ? { query: { store, username: email, kind: level } } : null, { onFocus: false })
  const tree = useEndpoint(
    categoryTree,
    wanted && level === 'category' ? { params: { username: email }, query: { store, username: email } } : null,
    {
      onFocus: false,
    },
  )
  const lists = useMemo(() => {
    if (!all.data || (level === 'category' && !tree.data)) return undefined
    return targetListsOf(all.data.lists, tree.data ? categoriesOf(tree.data.categoryTree) : [])
  }, [all.data, tree.data, level])
  return {
    lists,
    failure: all.failure ?? tree.failure,
    again() {
      all.again()
      tree.again()
    },
  }
}

import { useState, type ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { useCategoryTree } from '../data/use-category-tree.ts'
import { useLists } from '../data/use-lists.ts'
import { everything } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { FrontPageFilter, FrontPageState } from '../views/front-page-state.ts'
import { ListFrontView } from '../views/list-front-view.tsx'

export interface CategoryFrontPageProps {
  header: ReactNode
  store: StoreCredential
  links: FrontPageLinks
  /** The branch that the address names. */
  branch: number | null
  /** The person went to another branch: the address should say so. */
  onBranchChange: (branch: number | null) => void
}

/** The categories of a store. */
export function CategoryFrontPage({ header, store: { store, timeZone }, links, branch: named, onBranchChange }: CategoryFrontPageProps) {
  const state = useCategories(store)
  const [search, setSearch] = useState('')
  const branch = named ?? everything
  const filterBy = (filter: FrontPageFilter): void => {
    setSearch(filter.search)
    if (filter.branch !== branch) onBranchChange(filter.branch === everything ? null : filter.branch)
  }
  return (
    <ListFrontView
      header={header}
      kind="category"
      state={state}
      filter={{ branch, search }}
      onFilterChange={filterBy}
      now={Date.now()}
      timeZone={timeZone}
      links={links}
    />
  )
}

/** The lists and the tree: both of them, or why not. */
function useCategories(store: string): FrontPageState {
  const { lines, ...ofLists } = useLists(store, 'category')
  const { tree, ...ofTree } = useCategoryTree(store)
  if (lines && tree) return { kind: 'ready', lines, nodes: tree }
  const failure = ofLists.failure ?? ofTree.failure
  if (!failure) return { kind: 'loading' }
  return {
    kind: 'failed',
    failure,
    again() {
      ofLists.again()
      ofTree.again()
    },
  }
}

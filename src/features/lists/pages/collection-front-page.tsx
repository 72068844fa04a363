import { useState, type ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { useLists } from '../data/use-lists.ts'
import { everything } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { FrontPageState } from '../views/front-page-state.ts'
import { ListFrontView } from '../views/list-front-view.tsx'

export interface CollectionFrontPageProps {
  header: ReactNode
  store: StoreCredential
  links: FrontPageLinks
}

/** The platform collections of a store. */
export function CollectionFrontPage({ header, store: { store, timeZone }, links }: CollectionFrontPageProps) {
  const { lines, failure, again } = useLists(store, 'collection')
  const [filter, setFilter] = useState({ branch: everything, search: '' })
  const state = ((): FrontPageState => {
    if (lines) return { kind: 'ready', lines, nodes: [] }
    return failure ? { kind: 'failed', failure, again } : { kind: 'loading' }
  })()
  return (
    <ListFrontView
      header={header}
      kind="collection"
      state={state}
      filter={filter}
      onFilterChange={setFilter}
      now={Date.now()}
      timeZone={timeZone}
      links={links}
    />
  )
}

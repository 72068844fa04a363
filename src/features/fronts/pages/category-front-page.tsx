import { useState, type ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { useCategoryFront } from '../data/use-front.ts'
import { everything } from '../model/front.ts'
import type { FrontWays } from '../model/ways.ts'
import { CategoryFrontView } from '../views/category-front-view.tsx'
import type { FrontAsked } from '../views/front-state.ts'

export interface CategoryFrontPageProps {
  header: ReactNode
  store: StoreCredential
  ways: FrontWays
  /** The branch that the address names. */
  at: number | null
  /** The person went to another branch: the address should say so. */
  onAt: (at: number | null) => void
}

/** The categories of a store. */
export function CategoryFrontPage({ header, store: { store, timeZone }, ways, at, onAt }: CategoryFrontPageProps) {
  const state = useCategoryFront(store)
  const [search, setSearch] = useState('')
  const ask = (asked: FrontAsked): void => {
    setSearch(asked.search)
    if (asked.at !== (at ?? everything)) onAt(asked.at === everything ? null : asked.at)
  }
  return (
    <CategoryFrontView
      header={header}
      state={state}
      asked={{ at: at ?? everything, search }}
      onAsk={ask}
      now={Date.now()}
      timeZone={timeZone}
      ways={ways}
    />
  )
}

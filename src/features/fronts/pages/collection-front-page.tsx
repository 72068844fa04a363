import { useState, type ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { useCollectionFront } from '../data/use-front.ts'
import { everything } from '../model/front.ts'
import type { FrontWays } from '../model/ways.ts'
import { CollectionFrontView } from '../views/collection-front-view.tsx'

export interface CollectionFrontPageProps {
  header: ReactNode
  store: StoreCredential
  ways: FrontWays
}

/** The platform collections of a store. */
export function CollectionFrontPage({ header, store: { store, timeZone }, ways }: CollectionFrontPageProps) {
  const state = useCollectionFront(store)
  const [asked, setAsked] = useState({ at: everything, search: '' })
  return (
    <CollectionFrontView header={header} state={state} asked={asked} onAsk={setAsked} now={Date.now()} timeZone={timeZone} ways={ways} />
  )
}

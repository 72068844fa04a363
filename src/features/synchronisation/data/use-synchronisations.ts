import { useEffect, useRef } from 'react'
import {
  cancelSynchronisation,
  categoryTree,
  listCollections,
  listStores,
  listSynchronisations,
  resumeSynchronisation,
  synchronisationEnded,
  type Synchronisation,
} from '../../../../contract/index.ts'
import { useAskAgain, useCommand, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface Synchronisations {
  /** Newest first; undefined until they are known. */
  all: readonly Synchronisation[] | undefined
  failure: Failure | undefined
  again: () => void
  /** Both reject with what `call` throws. */
  cancel: (id: string) => Promise<unknown>
  resume: (id: string) => Promise<unknown>
}

/** How often one that runs is looked at where no events come, in milliseconds. */
const whileRunning = 1_500
const touched = { touches: [listSynchronisations] }
const broughtIn = [categoryTree, listCollections, listStores] as const

/** What is and was brought in of a store. What it brought is asked for anew once it ended. */
export function useSynchronisations(store: string): Synchronisations {
  const { person } = useSession()
  const query = { store, username: person.email }
  const { data, failure, again } = useEndpoint(
    listSynchronisations,
    { query },
    {
      refreshEvery: (all) => (all?.some(({ state }) => !synchronisationEnded(state)) ? whileRunning : 0),
      when: (event) => event.what === 'synchronisation' && event.store === store,
    },
  )
  const { run: cancel } = useCommand(cancelSynchronisation, touched)
  const { run: resume } = useCommand(resumeSynchronisation, touched)
  const askAgain = useAskAgain()
  const running = data?.filter(({ state }) => !synchronisationEnded(state)).length ?? 0
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) askAgain(broughtIn)
    before.current = running
  }, [running, askAgain])
  return { all: data, failure, again, cancel: (id) => cancel({ params: { id }, query }), resume: (id) => resume({ params: { id }, query }) }
}

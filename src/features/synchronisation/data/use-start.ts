import { useCallback } from 'react'
import {
  listSynchronisations,
  synchroniseCatalogue,
  synchroniseCollectionProducts,
  synchroniseCollections,
  synchroniseSales,
  type Synchronisation,
} from '../../../../contract/index.ts'
import { synchronisedCollection, useApi, useAskAgain, useSession } from '../../../api/index.ts'
import type { SynchronisationRequest } from '../model/request.ts'

/** Gives the way to begin to bring in what is requested. Rejects with what `call` throws. */
export function useStart(store: string): (request: SynchronisationRequest) => Promise<Synchronisation> {
  const { call } = useApi()
  const { person } = useSession()
  const askAgain = useAskAgain()
  const { email } = person
  return useCallback(
    async (request) => {
      const query = { store, username: email }
      const begin = (): Promise<Synchronisation> => {
        switch (request.scope) {
          case 'everything':
            return call(synchroniseCatalogue, { query })
          case 'categories':
            return call(synchroniseCatalogue, { query: { ...query, categories: request.categories.join(',') } })
          case 'collections':
            return call(synchroniseCollections, { query })
          case 'collection':
            return call(synchroniseCollectionProducts, { query: { ...query, ...synchronisedCollection(request.collection ?? 0) } })
          case 'sales':
            return call(synchroniseSales, { query })
        }
      }
      try {
        return await begin()
      } finally {
        // Also where it was refused: then another one runs, and is to be seen.
        askAgain([listSynchronisations])
      }
    },
    [call, store, email, askAgain],
  )
}

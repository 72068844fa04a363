import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { listStores, type StoreCredential } from '../../../../contract/index.ts'
import { recall, remember, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { currentOf, sorted, type KeptStore } from '../model/current.ts'

export interface Stores {
  /** Sorted by name; undefined until the first answer. */
  stores: readonly StoreCredential[] | undefined
  current: StoreCredential | null
  failure: Failure | undefined
  again: () => void
  /** Makes a store the current one. */
  choose: (store: string) => void
}

const StoresContext = createContext<Stores | null>(null)
const chosenKey = 'actualstore'
const emptyKey = 'empty-store'

/** Name of the chosen store, for whoever must send it along. Null while none is. */
export const chosenStore = (): string | null => recall<KeptStore>('local', chosenKey)?.actualstore ?? null

/** How often a store that is being filled is looked at, in milliseconds. */
const whileSynchronising = 1_500

/** Knows the person's stores and which of them is the current one. */
export function StoresProvider({ children }: { children: ReactNode }) {
  const { person } = useSession()
  const language = useLanguage()
  const { data, failure, again } = useEndpoint(listStores, person.email === '' ? null : { params: { email: person.email } }, {
    remembered: { in: 'local' },
    refreshEvery: (stores) => (stores?.some(({ readiness }) => readiness === 'synchronising') ? whileSynchronising : 0),
  })
  const [chosen, setChosen] = useState(chosenStore)

  const stores = useMemo(() => (data ? sorted(data, language) : undefined), [data, language])
  const current = stores ? currentOf(stores, chosen) : null

  useEffect(() => {
    if (!stores) return
    remember('local', emptyKey, stores.length === 0)
    remember('local', chosenKey, current ? ({ actualstore: current.store, indexstore: current.readiness } satisfies KeptStore) : null)
  }, [stores, current])

  const choose = useCallback((store: string) => {
    remember('local', chosenKey, { actualstore: store, indexstore: '' } satisfies KeptStore)
    setChosen(store)
  }, [])

  const value = useMemo(() => ({ stores, current, failure, again, choose }), [stores, current, failure, again, choose])
  return <StoresContext value={value}>{children}</StoresContext>
}

export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('StoresProvider is missing.')
  return stores
}

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { listStores, type StoreCredential } from '../../../../contract/index.ts'
import { remember, useEndpoint, useForgetStore, useLiveEvent, useSession, type Failure } from '../../../api/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { currentOf, formerStore, sorted, stillGivenUp } from '../model/current.ts'
import { chosenStore, keepChosen, keepCurrent } from './kept-store.ts'

export interface Stores {
  /** Sorted by name; undefined until the first answer. */
  stores: readonly StoreCredential[] | undefined
  current: StoreCredential | null
  /** The store that was the current one until the person lost it, as they knew it. */
  lost: string | null
  failure: Failure | undefined
  again: () => void
  /** Makes a store the current one; what was known of the former is forgotten. */
  choose: (store: string) => void
  /**
   * The person leaves this store, or takes it away, themselves: no message says that it is lost.
   * @returns takes it back, where that failed
   */
  giveUp: (store: string) => () => void
  /** The person has read that a store is lost. */
  dismissLost: () => void
}

const StoresContext = createContext<Stores | null>(null)
const emptyKey = 'empty-store'

/** How often a store that is being filled is looked at, in milliseconds. */
const whileSynchronising = 1_500

/** Knows the person's stores and which of them is the current one. */
export function StoresProvider({ children }: { children: ReactNode }) {
  const { person } = useSession()
  const language = useLanguage()
  const { data, failure, again } = useEndpoint(listStores, person.email === '' ? null : { params: { email: person.email } }, {
    // Only the server knows that there is none: then another page is shown.
    remembered: { in: 'local', when: (stores) => stores.length > 0 },
    refreshEvery: (stores) => (stores?.some(({ readiness }) => readiness === 'synchronising') ? whileSynchronising : 0),
  })
  // Whoever is taken out of a store sees it at once.
  useLiveEvent('membership', null, again)
  const forget = useForgetStore()
  const [chosen, setChosen] = useState(chosenStore)
  const [lost, setLost] = useState<string | null>(null)
  const givenUp = useRef<string | null>(null)

  const stores = useMemo(() => (Array.isArray(data) ? sorted(data, language) : undefined), [data, language])
  const current = stores ? currentOf(stores, chosen) : null

  const known = useRef<StoreCredential | null>(null)
  useEffect(() => {
    if (!stores) return
    remember('local', emptyKey, stores.length === 0)
    keepCurrent(current ? { actualstore: current.store, indexstore: current.readiness } : null)
    const { gone, lost: isLost } = formerStore(stores, known.current, givenUp.current)
    givenUp.current = stillGivenUp(stores, givenUp.current)
    known.current = current
    if (!gone) return
    forget(gone.store)
    if (isLost) setLost(gone.displayName)
    setChosen(current?.store ?? null)
  }, [stores, current, forget])

  const choose = useCallback(
    (store: string) => {
      const former = known.current?.store
      if (former !== undefined && former !== store) forget(former)
      keepChosen({ actualstore: store, indexstore: stores?.find((one) => one.store === store)?.readiness ?? '' })
      setChosen(store)
      setLost(null)
    },
    [forget, stores],
  )

  const giveUp = useCallback((store: string) => {
    givenUp.current = store
    return () => void (givenUp.current = null)
  }, [])
  const dismissLost = useCallback(() => setLost(null), [])

  const value = useMemo(
    () => ({ stores, current, lost, failure, again, choose, giveUp, dismissLost }),
    [stores, current, lost, failure, again, choose, giveUp, dismissLost],
  )
  return <StoresContext value={value}>{children}</StoresContext>
}

export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('StoresProvider is missing.')
  return stores
}

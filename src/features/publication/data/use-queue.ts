import { useEffect, useMemo, useState } from 'react'
import {
  categoryTree,
  publicationCalls,
  publicationEnded,
  publicationQueue,
  readPublication,
  type LiveEvent,
  type Publication,
  type Reply,
} from '../../../../contract/index.ts'
import { categoriesOf, useApi, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { soonest } from '../model/pace.ts'
import { familiesOf, type Families } from '../model/queue.ts'

/** Without live events: how often the queue is fetched while a publication is running, and while none is, in milliseconds. */
const pace = { live: 1_500, quiet: 15_000 }
/** How often the open publication is fetched while it is running, in milliseconds. */
const close = 1_000

export interface Queue {
  /** Undefined until they are known. */
  publications: readonly Publication[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** The publications of all stores of the person. */
export function useQueue(): Queue {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(
    publicationQueue,
    { query: { username: person.email } },
    {
      refreshEvery: (publications) => soonest(publications ?? [], Date.now(), pace),
      when: ({ what }) => what === 'publication',
    },
  )
  return { publications: data, failure, again }
}

export interface Closely {
  /** With its faults; null until it is known. */
  publication: Publication | null
  /** Its calls to the platform; undefined until they are loaded, null when they could not be loaded. */
  calls: Reply<typeof publicationCalls> | null | undefined
}

/** The details of one publication of the queue; null for none. */
export function useClosely(of: Publication | null): Closely {
  const { id, store } = of ?? { id: '', store: '' }
  const requested = useMemo(() => (id === '' ? null : { params: { id }, query: { store } }), [id, store])
  const when = (event: LiveEvent): boolean => event.what === 'publication' && event.id === id
  const followed = useEndpoint(readPublication, requested, {
    when,
    refreshEvery: (publication) =>
      publication === undefined || publicationEnded(publication.state) || publication.state === 'scheduled' ? 0 : close,
  })
  // The queue may still have an older state of it.
  const known = followed.data ?? of
  const begun = known !== null && known.startedAt !== null
  const calls = useEndpoint(publicationCalls, begun ? requested : null, {
    when,
    refreshEvery: () => (known && publicationEnded(known.state) ? 0 : 3 * close),
  })
  return { publication: followed.data ?? null, calls: calls.data ?? (calls.failure ? null : undefined) }
}

/**
 * Which categories contain which, by store, for the collisions of a calendar. A tree that cannot be loaded is left out.
 * @param stores the stores whose trees are needed; keep it stable between renders
 */
export function useFamilies(stores: readonly string[]): ReadonlyMap<string, Families> {
  const { call } = useApi()
  const { person } = useSession()
  const [families, setFamilies] = useState<ReadonlyMap<string, Families>>(new Map())
  const wanted = stores.filter((store) => !families.has(store)).join('\n')
  useEffect(() => {
    if (wanted === '') return
    const leaving = new AbortController()
    for (const store of wanted.split('\n')) {
      call(categoryTree, { params: { username: person.email }, query: { username: person.email, store } }, { signal: leaving.signal }).then(
        (tree) => leaving.signal.aborted || setFamilies((known) => new Map(known).set(store, familiesOf(categoriesOf(tree.categoryTree)))),
        () => leaving.signal.aborted || setFamilies((known) => new Map(known).set(store, new Map())),
      )
    }
    return () => leaving.abort()
  }, [call, person.email, wanted])
  return families
}

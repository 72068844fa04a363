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

/** Where nothing tells of changes: how often the queue is looked at while something is under way, and while nothing is, in milliseconds. */
const pace = { live: 1_500, quiet: 15_000 }
/** How often a publication that is looked at closely is, while it is under way. */
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
  /** The calls that it made; undefined until they are known, null where they could not be read. */
  calls: Reply<typeof publicationCalls> | null | undefined
}

/** One publication of the queue looked at closely; null looks at none. */
export function useClosely(of: Publication | null): Closely {
  const { id, store } = of ?? { id: '', store: '' }
  const requested = useMemo(() => (id === '' ? null : { params: { id }, query: { store } }), [id, store])
  const when = (event: LiveEvent): boolean => event.what === 'publication' && event.id === id
  const followed = useEndpoint(readPublication, requested, {
    when,
    refreshEvery: (publication) =>
      publication === undefined || publicationEnded(publication.state) || publication.state === 'scheduled' ? 0 : close,
  })
  // The queue may still hold it as it was a moment ago.
  const known = followed.data ?? of
  const begun = known !== null && known.startedAt !== null
  const calls = useEndpoint(publicationCalls, begun ? requested : null, {
    when,
    refreshEvery: () => (known && publicationEnded(known.state) ? 0 : 3 * close),
  })
  return { publication: followed.data ?? null, calls: calls.data ?? (calls.failure ? null : undefined) }
}

/**
 * Which categories hold which, by store: for the collisions of a calendar, which does without where they cannot be read.
 * @param stores whose trees are needed; keep it stable between renders
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

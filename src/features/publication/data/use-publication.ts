import { useCallback, useEffect, useRef, useState } from 'react'
import { categoriesToIndex, indexCategory, indexStatus, listsToOrder, productsByCategory, publicationEnded, readPublication, type Publication } from '../../../../contract/index.ts'
import { change, failureOf, recall, remember, useAskAgain, useCommand, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** How often a publication that is under way is looked at, in milliseconds. */
const live = 700
/** How often a store's publications are looked at while one is under way. */
const liveList = 1_500
/** How often while none is known: someone else may publish. */
const quietList = 15_000

const changes = change<typeof indexCategory>()

const plan = {
  touches: [categoriesToIndex, indexStatus],
  foresee: [
    changes(
      categoriesToIndex,
      ({ query }) => ({ query: { username: query.username, store: query.store } }),
      (states, { query }) => states.map((state) => (state.idcategoria === query.categoryId ? { ...state, state: 'waiting' as const } : state)),
    ),
  ],
  settle: [
    changes(
      indexStatus,
      ({ query }) => ({ query: { store: query.store } }),
      (publications, _, reply) => (reply ? [reply, ...publications.filter(({ id }) => id !== reply.id)] : publications),
    ),
  ],
}

/** The store's publications, newest first; followed closely while one is under way. */
export function usePublications(store: string): { publications: readonly Publication[] | undefined; failure: Failure | undefined; again: () => void } {
  const { data, failure, again } = useEndpoint(indexStatus, { query: { store } }, {
    refreshEvery: (publications) => (publications?.some(({ state }) => !publicationEnded(state)) ? liveList : quietList),
  })
  return { publications: data, failure, again }
}

export interface PublicationOfList {
  /** The latest publication of the list that is of interest: one under way, or one that ended since the page was opened. */
  publication: Publication | null
  failure: Failure | undefined
  /** Asks for a publication of the ordering that was seen at `version`. Rejects with what `call` throws. */
  publish: (products: ArrayLike<number>, version: number) => Promise<void>
  asking: boolean
  /** The person has seen the result. */
  seen: () => void
}

const seenKey = (store: string, category: number): string => `publication.seen.${store}.${category}`

/** One list's publication: asks for it, and follows it, also one that was asked for before a reload or elsewhere. */
export function usePublication(store: string, category: number): PublicationOfList {
  const { person } = useSession()
  const { publications } = usePublications(store)
  const { run, running } = useCommand(indexCategory, plan)
  const [seen, setSeen] = useState(() => recall<string>('local', seenKey(store, category)))

  const latest = publications?.find(({ categoryId }) => categoryId === category) ?? null
  const followed = useEndpoint(readPublication, latest && (!publicationEnded(latest.state) || latest.state === 'done-with-errors') ? { params: { id: latest.id }, query: { store } } : null, {
    refreshEvery: (publication) => (publication && publicationEnded(publication.state) ? 0 : live),
  })
  const publication = latest && followed.data?.id === latest.id && rank(followed.data) >= rank(latest) ? followed.data : latest

  // What the platform holds now is known anew once a publication has ended.
  const askAgain = useAskAgain()
  const under = useRef<string | null>(null)
  const id = publication?.id ?? null
  const ended = publication !== null && publicationEnded(publication.state)
  useEffect(() => {
    if (!ended) under.current = id
    else if (under.current === id) {
      under.current = null
      askAgain([categoriesToIndex, indexStatus, listsToOrder, productsByCategory])
    }
  }, [id, ended, askAgain])

  const publish = useCallback(
    async (products: ArrayLike<number>, version: number) => {
      // One key for one wish: a retry after silence must not publish twice.
      await patiently((idempotencyKey) =>
        run({ query: { categoryId: category, store, username: person.email, version }, body: { logUserCriterias: [], products: Array.from(products) } }, { idempotencyKey }),
      ).catch((error: unknown) => {
        // Someone saved since: the list is shown as it is now.
        if (failureOf(error).code === 'ordering/stale-version') askAgain([productsByCategory])
        // Someone else publishes: it is shown.
        if (failureOf(error).code === 'publication/already-running') askAgain([indexStatus])
        throw error
      })
    },
    [run, category, store, person.email, askAgain],
  )

  return {
    publication: publication && publication.id === seen ? null : publication,
    failure: followed.failure,
    publish,
    asking: running,
    seen() {
      if (!publication) return
      remember('local', seenKey(store, category), publication.id)
      setSeen(publication.id)
    },
  }
}

const rank = ({ state, written, checked }: Publication): number => (publicationEnded(state) ? Infinity : written + checked)

/** Asks again, twice, with the same key, while no answer comes at all. */
async function patiently(ask: (key: string) => Promise<unknown>): Promise<void> {
  const key = crypto.randomUUID()
  for (let attempt = 1; ; attempt++) {
    try {
      await ask(key)
      return
    } catch (error) {
      if (attempt === 3 || failureOf(error).code !== 'network/unreachable') throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 500))
    }
  }
}

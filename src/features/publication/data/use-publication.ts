import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  categoriesToIndex,
  collectionsToIndex,
  indexCategory,
  indexCollection,
  indexStatus,
  listDrifts,
  listProposals,
  listProducts,
  listsToOrder,
  productsByCategory,
  productsByCollection,
  publicationEnded,
  publicationQueue,
  publishList,
  readPublication,
  type Criterion,
  type ListReference,
  type Publication,
  type Sequence,
} from '../../../../contract/index.ts'
import {
  change,
  collectionQuery,
  criteriaBody,
  failureOf,
  recall,
  remember,
  useAskAgain,
  useCommand,
  useEndpoint,
  useSession,
  type Failure,
} from '../../../api/index.ts'
import { underWay } from '../model/under-way.ts'
import { asSeen } from './as-seen.ts'
import { patiently } from './patiently.ts'
import { usePublications } from './use-publications.ts'

/** How often a running publication is fetched without live events, in milliseconds. */
const live = 700

const ofCategory = change<typeof indexCategory>()
const ofCollection = change<typeof indexCollection>()
const ofSamara = change<typeof publishList>()
const newest = (publications: Publication[], _: unknown, reply: Publication | undefined): Publication[] =>
  reply ? [reply, ...publications.filter(({ id }) => id !== reply.id)] : publications

const categoryPlan = {
  touches: [categoriesToIndex, indexStatus, publicationQueue, listProposals],
  settle: [ofCategory(indexStatus, ({ query }) => ({ query: { store: query.store } }), newest)],
}
const collectionPlan = {
  touches: [collectionsToIndex, indexStatus, publicationQueue, listProposals],
  settle: [ofCollection(indexStatus, ({ query }) => ({ query: { store: query.store } }), newest)],
}
const samaraPlan = {
  touches: [collectionsToIndex, indexStatus, publicationQueue, listProposals],
  settle: [ofSamara(indexStatus, ({ query }) => ({ query: { store: query.store } }), newest)],
}
/** The calls that read a whole list, by its kind. */
const wholeLists = { category: productsByCategory, collection: productsByCollection, samara: listProducts }

/** The queries whose replies depend on the platform's ordering. */
const changedByPublishing = [categoriesToIndex, collectionsToIndex, indexStatus, listsToOrder, listDrifts]

/** A request to publish an ordering. */
export interface PublicationRequest {
  /** The view that the person saw. */
  shown: Sequence
  /** The version of the saved ordering. */
  version: number
  criteria: readonly Criterion[]
  /** Instants, ISO 8601. Null: it begins at once, or the former ordering is never restored. */
  startsAt: string | null
  endsAt: string | null
  /** Whether to cancel the publication of the list that is scheduled for the same minute. */
  replaces: boolean
  /** The proposal that the person edited into this. @default none */
  proposal?: string | undefined
}

export interface PublicationOfList {
  /** Whether the publications of the list were read, or cannot be. */
  known: boolean
  /** The publication to show: the running one, or the latest one that ended, until the person closes it. */
  publication: Publication | null
  /** The scheduled ones, the next one first. */
  scheduled: readonly Publication[]
  failure: Failure | undefined
  /** Requests a publication. Rejects with what `call` throws. */
  publish: (request: PublicationRequest) => Promise<Publication>
  requesting: boolean
  /** Closes the result; it is not shown again. */
  seen: () => void
}

const seenKey = (store: string, { kind, id }: ListReference): string =>
  kind === 'category' ? `publication.seen.${store}.${id}` : `publication.seen.${store}.${kind}.${id}`

/** The publications of a list: requests one and follows its progress, also when it was requested before a reload or on another device. */
export function usePublication(store: string, list: ListReference): PublicationOfList {
  const { person } = useSession()
  const { kind, id: listId } = list
  const { publications, failure: unread } = usePublications(store)
  const category = useCommand(indexCategory, categoryPlan)
  const collection = useCommand(indexCollection, collectionPlan)
  const samara = useCommand(publishList, samaraPlan)
  const [seen, setSeen] = useState(() => recall<string>('local', seenKey(store, list)))

  const own = useMemo(
    () => publications?.filter(({ list: of }) => of.kind === kind && of.id === listId) ?? [],
    [publications, kind, listId],
  )
  const scheduled = useMemo(
    () => own.filter(({ state }) => state === 'scheduled').sort((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '')),
    [own],
  )
  // A running publication goes before one that was requested later and has already ended, for example a cancelled one.
  const latest = own.find(underWay) ?? own.find(({ state }) => state !== 'scheduled') ?? null
  const followed = useEndpoint(
    readPublication,
    latest && (underWay(latest) || latest.state === 'done-with-errors') ? { params: { id: latest.id }, query: { store } } : null,
    {
      refreshEvery: (publication) => (publication && publicationEnded(publication.state) ? 0 : live),
      when: (event) => event.what === 'publication' && event.id === latest?.id,
    },
  )
  const publication = latest && followed.data?.id === latest.id && rank(followed.data) >= rank(latest) ? followed.data : latest

  // After the end of a publication the platform has another ordering: it is fetched again.
  const askAgain = useAskAgain()
  const under = useRef<string | null>(null)
  const id = publication?.id ?? null
  const ended = publication !== null && publicationEnded(publication.state)
  useEffect(() => {
    if (!ended) under.current = id
    else if (under.current === id) {
      under.current = null
      askAgain([...changedByPublishing, wholeLists[kind]])
    }
  }, [id, ended, kind, askAgain])

  const [runCategory, runCollection, runSamara] = [category.run, collection.run, samara.run]
  const publish = useCallback(
    async ({ shown, version, criteria, startsAt, endsAt, replaces, proposal }: PublicationRequest) => {
      const when = { ...criteriaBody(criteria), startsAt, endsAt, ...(replaces ? { replaces } : {}), ...(proposal ? { proposal } : {}) }
      const query = { store, username: person.email, version }
      try {
        // One key per request: a retry after a lost answer must not publish twice.
        return await asSeen(shown, (ordering) =>
          patiently((idempotencyKey) => {
            const body = { ...when, ...ordering }
            switch (kind) {
              case 'category':
                return runCategory({ query: { categoryId: listId, ...query }, body }, { idempotencyKey })
              case 'collection':
                return runCollection({ query: { ...collectionQuery(listId), ...query }, body }, { idempotencyKey })
              case 'samara':
                return runSamara({ query: { kind, id: listId, ...query }, body }, { idempotencyKey })
            }
          }),
        )
      } catch (error) {
        // Somebody saved meanwhile: the list is fetched again.
        if (failureOf(error).code === 'ordering/stale-version') askAgain(Object.values(wholeLists))
        // Somebody else is publishing the list: that publication is shown.
        if (failureOf(error).code === 'publication/already-running') askAgain([indexStatus])
        throw error
      }
    },
    [runCategory, runCollection, runSamara, kind, listId, store, person.email, askAgain],
  )

  return {
    known: (publications ?? unread) !== undefined,
    publication: publication && publication.id === seen ? null : publication,
    scheduled,
    failure: followed.failure,
    publish,
    requesting: category.running || collection.running || samara.running,
    seen() {
      if (!publication) return
      remember('local', seenKey(store, list), publication.id)
      setSeen(publication.id)
    },
  }
}

const rank = ({ state, written, checked }: Publication): number => (publicationEnded(state) ? Infinity : written + checked)

import { sql } from 'kysely'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'
import { isDue, publicationRepository, type PublicationRow } from './publication.repository.ts'

/** Milliseconds between two looks at a published list. */
export const watchEvery = 3_600_000

const stores = ({ rows }: { rows: { store: string }[] }): string[] => rows.map(({ store }) => store)
const sentAt = ({ startsAt, requestedAt }: PublicationRow): number => (startsAt ?? requestedAt).getTime()
const newestFirst = (one: PublicationRow, other: PublicationRow): number => sentAt(other) - sentAt(one) || (one.id < other.id ? -1 : 1)

/** What is asked across stores: who has work, and what a person has in all of theirs. */
export const everyStoreRepository = (queries: Queries) => ({
  /** Of all stores of a person: everything that has not ended, and the newest `most` that have. */
  async queue(personId: string, most: number): Promise<PublicationRow[]> {
    const theirs = await sql<{ store: string }>`select store_id as store from memberships where person_id = ${personId}`.execute(queries)
    const queues = await Promise.all(stores(theirs).map((store) => publicationRepository(queries, store).queue(most)))
    const open = queues.flatMap((queue) => queue.open)
    const over = queues.flatMap((queue) => queue.over)
    return [...open.sort(newestFirst), ...over.sort(newestFirst).slice(0, most)]
  },

  /** The store of a publication; undefined where there is none. For jobs that were enqueued without it. */
  storeOf: (id: string): Promise<string | undefined> =>
    sql<{ store: string }>`${everyStore} select store_id as store from publications where id = ${id}`
      .execute(queries)
      .then((found) => stores(found)[0]),

  /** Stores of which publications are to be enqueued: see {@link isDue}. */
  withDuePublications: (now: Date, all: boolean): Promise<string[]> =>
    sql<{ store: string }>`${everyStore} select distinct p.store_id as store from publications p where ${isDue(now, all)}`
      .execute(queries)
      .then(stores),

  /** Stores of which a published list was not compared for an hour. */
  withUnwatchedLists: (now: Date): Promise<string[]> =>
    sql<{ store: string }>`${everyStore}
      select distinct o.store_id as store from orderings o join stores s on s.id = o.store_id and s.readiness = 'ready'
      where o.published_version is not null and coalesce(o.watched_at, o.published_at) < ${new Date(now.getTime() - watchEvery)}`
      .execute(queries)
      .then(stores),
})

import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'

const sentAt = ({ startsAt, requestedAt }: PublicationRow): number => (startsAt ?? requestedAt).getTime()
const newestFirst = (one: PublicationRow, other: PublicationRow): number => sentAt(other) - sentAt(one) || (one.id < other.id ? -1 : 1)

/** Of all stores of a person: every publication that has not ended, and the newest `most` that have. */
export async function queueOfPerson(queries: Queries, personId: string, most: number): Promise<PublicationRow[]> {
  const { rows } = await sql<{ store: string }>`select store_id as store from memberships where person_id = ${personId}`.execute(queries)
  const queues = await Promise.all(rows.map(({ store }) => publicationRepository(queries, store).queue(most)))
  const open = queues.flatMap((queue) => queue.open)
  const over = queues.flatMap((queue) => queue.over)
  return [...open.sort(newestFirst), ...over.sort(newestFirst).slice(0, most)]
}

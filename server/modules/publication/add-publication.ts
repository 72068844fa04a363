import { randomUUID } from 'node:crypto'
import type { Queries } from '../../database/index.ts'
import type { Actor, Runs } from '../../runs/index.ts'
import { publicationKind, slotOf, subjectOf } from './publication-kind.ts'
import { type NewPublication, publicationRepository } from './publication.repository.ts'

/**
 * Adds a publication with its run. Returns its id; null where the key was used, or where another of
 * its list is on its way or scheduled for the same minute: what people ask for is then rolled back.
 */
export async function addPublication(
  queries: Queries,
  runs: Runs,
  storeId: string,
  actor: Actor,
  publication: NewPublication,
): Promise<string | null> {
  const { list, startsAt, returns } = publication
  const id = randomUUID()
  if (!(await publicationRepository(queries, storeId).add(id, publication))) return null
  return runs.add(queries, publicationKind, {
    storeId,
    id,
    subject: subjectOf(list),
    actor,
    state: startsAt ? 'scheduled' : 'planning',
    // What comes back afterwards is not in the way of what people schedule.
    slot: startsAt && returns === null ? slotOf(startsAt) : null,
    ...(startsAt ? { dueAt: startsAt } : {}),
  })
}

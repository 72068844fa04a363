import type { ListReference, Publication } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Runs } from '../../runs/index.ts'
import { hasEnded, isSent, publicationKind, slotOf } from './publication-kind.ts'
import { publicationRepository, type Progress, type PublicationRow } from './publication.repository.ts'
import { alreadyScheduled, type PublicationService } from './publication.service.ts'
import { type GivenTime, readTimes } from './times.ts'

export interface ControlDependencies {
  database: Database
  publication: PublicationService
  runs: Runs
  clock: Clock
}

interface ControlledStore {
  id: string
}

const alreadyRunning = (): ProblemError => new ProblemError('publication/already-running', 'A publication of this list is on its way.')

export type ControlService = ReturnType<typeof controlService>

/** The actions on an existing publication: reschedule, cancel, repeat, verify again. */
export const controlService = ({ database, publication, runs, clock }: ControlDependencies) => {
  /** Changes one publication of the store, with its row locked. Throws `publication/unknown`. */
  async function change(
    store: ControlledStore,
    id: string,
    work: (queries: Queries, row: PublicationRow) => Promise<void>,
  ): Promise<Publication> {
    await publication.required(store.id, id)
    await database.transaction().execute(async (transaction) => {
      await work(transaction, (await publicationRepository(transaction, store.id).lock(id))!)
    })
    return publication.showOne(await publication.required(store.id, id))
  }

  /** A publication that waits ends at once; one that is being worked on notices the cancel within a second. */
  async function cancelNow(queries: Queries, row: PublicationRow): Promise<void> {
    if (isSent(row) || hasEnded(row)) throw new ProblemError('publication/already-ended', 'The publication has nothing left to be stopped.')
    // The live ordering stays.
    if (row.state === 'scheduled' && row.returns) await publicationRepository(queries, row.storeId).update(row.returns, { ends_at: null })
    await runs.cancel(queries, publicationKind, row)
  }

  /** Writes down who did it; null where the operator did, whose acts are written down elsewhere. */
  async function note(
    queries: Queries,
    { store, listName }: PublicationRow,
    kind: 'publication-cancelled' | 'publication-retried',
    by: Caller | null,
  ): Promise<void> {
    if (by) await record(queries, { kind, at: clock.now(), by: by.id, address: by.address, store, values: { list: listName } })
  }
  const cancelledBy = (by: Caller | null) => async (queries: Queries, row: PublicationRow) => {
    await cancelNow(queries, row)
    await note(queries, row, 'publication-cancelled', by)
  }

  /** Continues an ended publication. */
  async function again(
    queries: Queries,
    row: PublicationRow,
    state: 'planning' | 'rechecking',
    progress: Partial<Progress>,
  ): Promise<void> {
    const inside = publicationRepository(queries, row.storeId)
    if (!hasEnded(row)) throw new ProblemError('publication/not-ended', 'The publication has not ended.')
    if (row.state === 'superseded' || (await inside.overtaken(row)))
      throw new ProblemError('publication/superseded', 'A later publication of the list has begun.')
    if ((await inside.followed(row)) || !(await runs.begin(queries, publicationKind, row, state))) throw alreadyRunning()
    await inside.update(row.id, { ...progress, look_from: clock.now(), unseen: 0 })
  }

  return {
    /** Reschedules a publication; a start of null begins at once. Without `endsAt` the end stays as it is. Throws `publication/…`. */
    setTimes: (store: ControlledStore, id: string, { start, end }: { start: GivenTime; end: GivenTime }): Promise<Publication> =>
      change(store, id, async (queries, row) => {
        if (row.state !== 'scheduled')
          throw new ProblemError('publication/already-begun', 'The publication is not waiting for its time any more.')
        const kept = end.at === undefined ? (row.endsAt?.toISOString() ?? null) : end.at
        if (row.returns && kept)
          throw new ProblemError('publication/bad-time', 'What comes back stays.', {
            errors: [{ path: end.path, reason: 'a former ordering that comes back has no end' }],
          })
        const times = readTimes(clock.now(), start, { ...end, at: kept })
        const inside = publicationRepository(queries, row.storeId)
        const other = row.returns === null && times.startsAt ? await inside.lockScheduled(row.list, times.startsAt) : undefined
        if (other && other.id !== id) throw alreadyScheduled()
        await inside.update(id, { starts_at: times.startsAt ?? clock.now(), ends_at: times.endsAt })
        if (row.returns) await inside.update(row.returns, { ends_at: times.startsAt ?? clock.now() })
        if (times.startsAt === null) {
          if (!(await runs.begin(queries, publicationKind, row, 'planning'))) throw alreadyRunning()
          return
        }
        const slot = row.returns === null ? slotOf(times.startsAt) : null
        await runs.reschedule(queries, publicationKind, row, times.startsAt, slot).catch((error: unknown) => {
          // Another one was scheduled for this minute at the same moment.
          throw (error as { constraint?: unknown }).constraint === 'one_claim_of_runs' ? alreadyScheduled() : error
        })
      }),

    /** Cancels a publication; what was written stays. Throws `publication/unknown`, `publication/already-ended`. */
    cancel: (store: ControlledStore, id: string, by: Caller | null): Promise<Publication> => change(store, id, cancelledBy(by)),

    /**
     * Cancels the publication of a list that is scheduled for a time; without a time, the one that waits or runs. Throws as {@link cancel}.
     */
    async cancelOfList(store: ControlledStore, list: ListReference, { path, at }: GivenTime, by: Caller): Promise<Publication> {
      const publications = publicationRepository(database, store.id)
      const time = at === null || at === undefined ? null : new Date(at)
      if (time && Number.isNaN(time.getTime()))
        throw new ProblemError('request/invalid', 'The request does not fit the contract.', {
          errors: [{ path, reason: 'must be an instant' }],
        })
      const row = await publications.ofList(list, time)
      if (row) return change(store, row.id, cancelledBy(by))
      const ended = time === null && (await publications.newestOf(list))
      if (ended) throw new ProblemError('publication/already-ended', 'No publication of the list waits or runs.')
      throw new ProblemError('publication/unknown', 'The list has no such publication.')
    },

    /**
     * Repeats the writes that failed, or continues a cancelled publication: products
     * that are correct already are not written again. Throws `publication/…`.
     */
    retry: (store: ControlledStore, id: string, by: Caller | null): Promise<Publication> =>
      change(store, id, async (queries, row) => {
        if (row.state === 'verified' || (row.state === 'done-with-errors' && row.failed === 0))
          throw new ProblemError('publication/nothing-to-retry', 'Nothing of this publication failed.')
        // It is planned again, with the scores that it and other publications have written since.
        await again(queries, row, 'planning', { to_write: null, looks: 0, repairs: 0 })
        await note(queries, row, 'publication-retried', by)
      }),

    /** Reads the live ordering back once more; nothing is written. Throws `publication/…`. */
    verify: (store: ControlledStore, id: string): Promise<Publication> =>
      change(store, id, (queries, row) => again(queries, row, 'rechecking', {})),
  }
}

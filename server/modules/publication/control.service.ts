import { type ListReference, type Publication, publicationEnded } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { PublicationLife } from './publication-life.ts'
import { publicationRepository, type Progress, type PublicationRow } from './publication.repository.ts'
import { alreadyScheduled, type PublicationService, publicationTask } from './publication.service.ts'
import { readTimes } from './times.ts'
import { isWorkedOn } from './work-lock.ts'

export interface ControlDependencies {
  database: Database
  publication: PublicationService
  life: PublicationLife
  jobs: Jobs
  clock: Clock
}

interface ControlledStore {
  id: string
}

/** Looks at the live ordering and repairs count from here: a look beyond the last is the last, and nothing is written for it. */
const onlyOneLook = { looks: 1_000, repairs: 1_000 } as const

const alreadyRunning = (): ProblemError => new ProblemError('publication/already-running', 'A publication of this list is on its way.')

export type ControlService = ReturnType<typeof controlService>

/** What people do with a publication that is there: give it another time, stop it, do it again, look again. */
export const controlService = ({ database, publication, life, jobs, clock }: ControlDependencies) => {
  /** Changes one publication of the store, which nobody else changes meanwhile. Throws `publication/unknown`. */
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

  const enqueue = (queries: Queries, { storeId, id }: PublicationRow, after?: Date) =>
    jobs.enqueue(publicationTask, { store: storeId, publication: id }, { queries, ...(after ? { after } : {}) })

  /** One that waits for its time, or for its turn while nobody works on it, is over at once; one that runs hears of it within a second. */
  async function cancelNow(queries: Queries, row: PublicationRow): Promise<void> {
    if (row.state === 'sent' || publicationEnded(row.state))
      throw new ProblemError('publication/already-ended', 'The publication has nothing left to be stopped.')
    const inside = publicationRepository(queries, row.storeId)
    if (row.state === 'scheduled') {
      // The ordering that it would have replaced stays.
      if (row.returns) await inside.update(row.returns, { ends_at: null })
      return life.cancelled(queries, row)
    }
    if (!row.fileBegunAt && !(await isWorkedOn(queries, row.id))) return life.cancelled(queries, row)
    await inside.update(row.id, { cancel_asked_at: row.cancelAskedAt ?? clock.now() })
    await life.tell(queries, row)
  }

  /** Lets one that ended begin again. */
  async function again(queries: Queries, row: PublicationRow, state: 'waiting' | 'sent', progress: Partial<Progress>): Promise<void> {
    const inside = publicationRepository(queries, row.storeId)
    if (!publicationEnded(row.state)) throw new ProblemError('publication/not-ended', 'The publication has not ended.')
    if (row.failure === 'superseded' || (await inside.overtaken(row)))
      throw new ProblemError('publication/superseded', 'A later publication of the list has begun.')
    if (
      !(await inside.begin(row, {
        ...progress,
        failure: null,
        missing_right: null,
        look_from: clock.now(),
        unseen: 0,
        cancel_asked_at: null,
        ended_at: null,
        retry_at: null,
        next_at: clock.now(),
        setbacks: 0,
        own_setbacks: 0,
      }))
    )
      throw alreadyRunning()
    if (state === 'sent') await inside.update(row.id, { state, waiting_for: null })
    await enqueue(queries, row)
    await life.tell(queries, row)
  }

  return {
    /** Gives a scheduled one another time; null lets it begin at once. `endsAt` absent leaves the end as it is. Throws `publication/…`. */
    setTimes: (
      store: ControlledStore,
      id: string,
      { startsAt, endsAt }: { startsAt: string | null; endsAt?: string | null | undefined },
    ): Promise<Publication> =>
      change(store, id, async (queries, row) => {
        if (row.state !== 'scheduled')
          throw new ProblemError('publication/already-begun', 'The publication is not waiting for its time any more.')
        const kept = endsAt === undefined ? (row.endsAt?.toISOString() ?? null) : endsAt
        if (row.returns && kept)
          throw new ProblemError('publication/bad-time', 'What comes back stays.', {
            errors: [{ path: 'body.endDate', reason: 'a former ordering that comes back has no end' }],
          })
        const times = readTimes(clock.now(), { path: 'body.initDate', at: startsAt }, { path: 'body.endDate', at: kept })
        const inside = publicationRepository(queries, row.storeId)
        const other = row.returns === null && times.startsAt ? await inside.lockScheduled(row.list, times.startsAt) : undefined
        if (other && other.id !== id) throw alreadyScheduled()
        const moved = { starts_at: times.startsAt ?? row.startsAt, ends_at: times.endsAt, next_at: times.startsAt ?? clock.now() }
        await inside.update(id, moved).catch((error: unknown) => {
          // Somebody scheduled another for this minute just now.
          throw (error as { constraint?: unknown }).constraint === 'one_schedule_of_a_list_in_a_minute' ? alreadyScheduled() : error
        })
        if (row.returns) await inside.update(row.returns, { ends_at: times.startsAt ?? clock.now() })
        if (times.startsAt === null && !(await inside.begin(row, { starts_at: clock.now() }))) throw alreadyRunning()
        await enqueue(queries, row, times.startsAt ?? undefined)
        await life.tell(queries, row)
      }),

    /** Stops one; what was written stays. Throws `publication/unknown`, `publication/already-ended`. */
    cancel: (store: ControlledStore, id: string): Promise<Publication> => change(store, id, cancelNow),

    /** Stops the one of a list that is scheduled for `at`; without it the one that waits or runs. Throws as {@link cancel}. */
    async cancelOfList(store: ControlledStore, list: ListReference, at: string | null): Promise<Publication> {
      const publications = publicationRepository(database, store.id)
      const time = at === null ? null : new Date(at)
      if (time && Number.isNaN(time.getTime()))
        throw new ProblemError('request/invalid', 'The request does not fit the contract.', {
          errors: [{ path: 'query.indexDate', reason: 'must be an instant' }],
        })
      const row = await publications.ofList(list, time)
      if (row) return change(store, row.id, cancelNow)
      const ended = time === null && (await publications.newestOf(list))
      if (ended) throw new ProblemError('publication/already-ended', 'No publication of the list waits or runs.')
      throw new ProblemError('publication/unknown', 'The list has no such publication.')
    },

    /** Does again what failed, or goes on where one was stopped: what is right already is not written again. Throws `publication/…`. */
    retry: (store: ControlledStore, id: string): Promise<Publication> =>
      change(store, id, async (queries, row) => {
        if (
          publicationEnded(row.state) &&
          row.failure !== 'superseded' &&
          (row.state === 'verified' || (row.state === 'done-with-errors' && row.failed === 0))
        ) {
          throw new ProblemError('publication/nothing-to-retry', 'Nothing of this publication failed.')
        }
        // Planned anew: what was written is known, and what another publication changed meanwhile counts.
        await again(queries, row, 'waiting', { to_write: null, looks: 0, repairs: 0 })
      }),

    /** Reads the live ordering back once more; nothing is written. Throws `publication/…`. */
    verify: (store: ControlledStore, id: string): Promise<Publication> =>
      change(store, id, (queries, row) => again(queries, row, 'sent', onlyOneLook)),
  }
}

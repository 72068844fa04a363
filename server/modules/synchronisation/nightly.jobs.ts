import type { Logger } from '../../kernel/logger.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Queries } from '../../database/index.ts'
import { type RequestDependencies, requestWithin } from './request.ts'
import { nextNight } from './schedule.ts'
import { scheduleRepository } from './schedule.repository.ts'

const nightlyTask = 'nightly-synchronisation'

/** A job that comes this much too early leaves the work to the one that was enqueued for the time. */
const early = 5_000

/** Sees to it that a store synchronises in its next night, in one transaction with its job. False where that is settled already, or not wanted. */
export async function scheduleNight(queries: Queries, jobs: Jobs, storeId: string, now: Date): Promise<boolean> {
  const schedule = scheduleRepository(queries, storeId)
  const found = await schedule.read()
  if (!found) return false
  const next = nextNight(storeId, found.timeZone, now)
  const set = await schedule.setNext(next, now)
  if (set) await jobs.enqueue(nightlyTask, { store: storeId }, { queries, after: next })
  return set
}

/** Goes on with the nights of a store after one was missed. */
export const catchUpNight = (queries: Queries, jobs: Jobs, storeId: string): Promise<void> =>
  jobs.enqueue(nightlyTask, { store: storeId }, { queries })

/** Begins the nightly synchronisation of a store, and sees to the next one: its time stands in the store's row, so that however often this runs, there is one. */
export const nightlyJob = ({ logger, ...dependencies }: RequestDependencies & { logger: Logger }): Task<{ store: string }> => ({
  name: nightlyTask,
  async run({ store: storeId }) {
    const { database, jobs, clock } = dependencies
    const now = clock.now()
    const found = await scheduleRepository(database, storeId).read()
    if (!found?.nightly || !found.ready || (found.nextAt !== null && found.nextAt.getTime() - now.getTime() > early)) return
    await database.transaction().execute(async (transaction) => {
      // Of several processes that find it due, one is first.
      if (!(await scheduleNight(transaction, jobs, storeId, new Date(now.getTime() + early))) || found.nextAt === null) return
      const id = await requestWithin(transaction, dependencies, storeId, { scope: 'nightly', requestedBy: null })
      if (id === null) logger.debug({ store: storeId }, 'a synchronisation is under way already, tonight needs none')
    })
  },
})

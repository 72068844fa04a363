import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { defineRoutine, type Routine, system } from '../../runs/index.ts'
import { type RequestDependencies, requestSynchronisation } from './request.ts'
import { nextNight } from './schedule.ts'
import { nightlySetting } from './nightly-setting.repository.ts'

export const nightKind = defineRoutine('night')

/** Milliseconds after which a night counts as begun. */
const begun = 1_000

/** Begins the nightly synchronisation of a store that wants one. */
export const nightRoutine = (dependencies: RequestDependencies & { clock: Clock; logger: Logger }): Routine => ({
  kind: nightKind,
  next: ({ id, timeZone }, now) => nextNight(id, timeZone, new Date(now.getTime() + begun)),
  async work({ run: { storeId } }) {
    if (!(await nightlySetting(dependencies.database, storeId).read())) return undefined
    const id = await requestSynchronisation(dependencies, storeId, system, { scope: 'nightly' })
    if (id === null) dependencies.logger.debug({ store: storeId }, 'a synchronisation is under way already, tonight needs none')
    return undefined
  },
})

import type { Database } from '../../database/index.ts'
import { beginningOf, type Clock, dayIn, shiftDay } from '../../kernel/clock.ts'
import { type CallContext, type Platform, PlatformFault } from '../../platforms/platform.ts'
import { defineRoutine, type Routine } from '../../runs/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { differs, platformFields } from './samara-fields.ts'
import { samaraOnPlatformRepository } from './samara-on-platform.repository.ts'

export const samaraDatesKind = defineRoutine('samara-dates')

export interface SamaraDatesDependencies {
  database: Database
  catalogue: Pick<CatalogueService, 'day'>
  platformOf(storeId: string, context: CallContext): Promise<Platform>
  clock: Clock
}

/** Where the platform does not answer, it is tried again so much later, in milliseconds. */
const retry = 10 * 60_000

/** The midnight of the store that follows. */
export const nextMidnight = (timeZone: string, now: Date): Date => beginningOf(timeZone, shiftDay(dayIn(timeZone, now), 1))

/**
 * Lets the days of Samara collections act by themselves: at every midnight of the store, what the platform has of them begins
 * and ends on the days that hold here, also where these were changed after it was published. Nothing else of them is written.
 */
export const samaraDatesRoutine = ({ database, catalogue, platformOf, clock }: SamaraDatesDependencies): Routine => ({
  kind: samaraDatesKind,
  next: ({ timeZone }, now) => nextMidnight(timeZone, now),
  tries: 3,
  async work({ run: { storeId }, signal, context }) {
    const published = await samaraOnPlatformRepository(database, storeId).published()
    if (published.length === 0) return undefined
    const { timeZone } = await catalogue.day(storeId)
    try {
      const platform = await platformOf(storeId, context)
      for (const samara of published) {
        signal.throwIfAborted()
        const present = await platform.collection(samara.platformId)
        if (!present) continue
        const { from, to } = platformFields(samara, timeZone)
        const wanted = { ...present, from, to }
        if (!differs(present, wanted)) continue
        if (!(await platform.changeCollection(samara.platformId, wanted)))
          await samaraOnPlatformRepository(database, storeId).keepFields(samara.platformId, wanted)
      }
    } catch (fault) {
      if (fault instanceof PlatformFault && fault.kind === 'unavailable') return new Date(clock.now().getTime() + retry)
      throw fault
    }
    return undefined
  },
})

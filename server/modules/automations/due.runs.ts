import { listKey, targetsAmong, worksOn } from '../../../contract/index.ts'
import { dayIn } from '../../kernel/clock.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Routine, Runs } from '../../runs/index.ts'
import { automationsKind } from './automation-kind.ts'
import { type AutomationRow, automationsRepository, type Due } from './automations.repository.ts'
import { beginRun } from './begin-run.ts'
import { afterQuiet, nextDue } from './next-due.ts'

const day = 24 * 3_600_000

/** When an automation is to run by itself next. */
export const dueOf = (configuration: AutomationRow['configuration'], timeZone: string, now: Date): Due => {
  const at = nextDue(configuration, timeZone, now)
  return { at, cause: at === null ? null : configuration.cadence.every === 'drift' ? 'drift' : 'time' }
}

export interface DueParts {
  database: Database
  runs: Runs
  clock: Clock
}

/** Begins the runs of a store's automations whose time has come: however often it came while nothing ran, each is begun once. */
export function automationsRoutine({ database, runs, clock }: DueParts): Routine {
  /** Whether the platform shows another ordering of any of its lists than the published one. */
  async function hasDrifted(queries: Queries, storeId: string, { level, configuration }: AutomationRow): Promise<boolean> {
    const automations = automationsRepository(queries, storeId)
    const drifted = new Set((await automations.drifted()).map(({ kind, id }) => listKey(kind, id)))
    return targetsAmong(configuration.targets, await automations.lists(level)).some(({ kind, id }) => drifted.has(listKey(kind, id)))
  }

  async function begin(storeId: string, id: number, timeZone: string): Promise<void> {
    const now = clock.now()
    await database.transaction().execute(async (transaction) => {
      const automations = automationsRepository(transaction, storeId)
      const automation = await automations.lock(id)
      // Somebody paused, changed or deleted it meanwhile.
      if (!automation?.dueAt || automation.dueAt > now) return
      const { configuration, dueCause, changedBy } = automation
      const quietUntil = afterQuiet(configuration, timeZone, now)
      const mayBegin = worksOn(configuration, dayIn(timeZone, now)) && quietUntil <= now
      const wants = mayBegin && (dueCause !== 'drift' || (await hasDrifted(transaction, storeId, automation)))
      if (quietUntil > now && worksOn(configuration, dayIn(timeZone, quietUntil)))
        return automations.setDue(id, { at: quietUntil, cause: dueCause })
      if (wants) await beginRun(transaction, { runs, clock }, storeId, { automation: id, cause: dueCause ?? 'time', by: changedBy })
      return automations.setDue(id, dueOf(configuration, timeZone, now))
    })
  }

  return {
    kind: automationsKind,
    tries: 3,
    next: (_, now) => new Date(now.getTime() + day),
    async work({ run: { storeId }, signal }) {
      const automations = automationsRepository(database, storeId)
      const { timeZone } = await database
        .selectFrom('stores')
        .select('time_zone as timeZone')
        .where('id', '=', storeId)
        .executeTakeFirstOrThrow()
      for (const automation of await automations.due(clock.now())) {
        signal.throwIfAborted()
        await begin(storeId, automation.id, timeZone)
      }
      return (await automations.nextDue()) ?? undefined
    },
  }
}

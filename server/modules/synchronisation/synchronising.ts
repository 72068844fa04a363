import type { SynchronisationPhase, RunFailure } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import type { Platform } from '../../platforms/platform.ts'
import { type Runs, Superseded } from '../../runs/index.ts'
import type { Bringing } from './incoming-products.repository.ts'
import { synchronisationKind } from './synchronisation-kind.ts'
import { type Counts, type SynchronisationRow, synchronisationRepository } from './synchronisation.repository.ts'

/** Milliseconds between two live events about progress. */
const tellEvery = 1_000

/** A page that was read, and where it leads. */
export interface Page {
  cursor: unknown
  /** What the phase has done with it, of how much (null: not known). */
  done: number
  total?: number | null
  /** Writes what was read, within the transaction that commits the cursor. Returns what it changed. */
  write?(queries: Queries): Promise<Partial<Counts> | undefined>
}

export type Synchronising = ReturnType<typeof startSynchronising>

/** A synchronisation that is under way in this process. */
export function startSynchronising(
  { database, runs, clock, logger }: { database: Database; runs: Runs; clock: Clock; logger: Logger },
  given: SynchronisationRow,
  platform: Platform,
  listed: boolean,
  signal: AbortSignal,
) {
  const row = { ...given }
  const bringing: Bringing = { storeId: row.storeId, synchronisation: row.id, listed, sparing: row.scope === 'nightly' }
  let reportedAt = 0

  const insist = (held: boolean): void => {
    if (!held) throw new Superseded()
  }

  return {
    row,
    platform,
    signal,
    bringing,
    database,
    clock,

    /** Commits a page together with where to go on. Throws {@link Superseded}, and nothing is written then. */
    async commit({ cursor, done, total = row.total, write }: Page): Promise<void> {
      signal.throwIfAborted()
      await database.transaction().execute(async (transaction) => {
        const counts = (await write?.(transaction)) ?? {}
        insist(
          await synchronisationRepository(transaction, row.storeId).advance(
            row.id,
            { phase: row.phase!, cursor: row.cursor },
            { cursor, done, total, counts },
          ),
        )
        const now = clock.now().getTime()
        if (now - reportedAt < tellEvery) return
        reportedAt = now
        await runs.notify(transaction, synchronisationKind, row)
      })
      Object.assign(row, { cursor, done, total })
    },

    /** Goes over to a phase, from its beginning. `write` may count what there is to do. */
    async enter(phase: SynchronisationPhase, write: (queries: Queries) => Promise<number | null>): Promise<void> {
      signal.throwIfAborted()
      const total = await database.transaction().execute(async (transaction) => {
        const all = await write(transaction)
        insist(await synchronisationRepository(transaction, row.storeId).enter(row.id, row, phase, all, clock.now()))
        await runs.notify(transaction, synchronisationKind, row)
        return all
      })
      Object.assign(row, { phase, cursor: null, done: 0, total })
    },

    /** Remembers that a part could not be brought in and stays as it was; the rest goes on. */
    async note(failure: RunFailure, detail: string, about: Record<string, unknown> = {}): Promise<void> {
      logger.warn(
        { store: row.storeId, synchronisation: row.id, phase: row.phase, fault: failure, detail, ...about },
        'a part of the synchronisation stays as it was',
      )
      insist(await synchronisationRepository(database, row.storeId).note(row.id, failure))
      row.partFailure = failure
    },
  }
}

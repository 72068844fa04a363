import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { PlatformCall } from '../../platforms/platform.ts'
import type { PublicationLife } from './publication-life.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { writesRepository } from './writes.repository.ts'

/** What happens beside the work on a publication. */
export interface WorkWatch {
  /** Told of each call to the platform. */
  hear(call: PlatformCall): void
  /** Aborted when somebody wants it to stop. */
  signal: AbortSignal
  /** Writes down what is left. */
  end(): Promise<void>
}

/** Every `pace` milliseconds: writes down the calls that were made, tells the screens, and looks whether somebody wants it to stop. */
export function watchWork(options: {
  database: Database
  clock: Clock
  life: PublicationLife
  pace: number
  row: PublicationRow
}): WorkWatch {
  const { database, clock, life, pace, row } = options
  const stop = new AbortController()
  const calls: PlatformCall[] = []
  let under: Promise<void> | null = null

  const writeDown = async () => {
    const made = calls.splice(0)
    if (made.length === 0) return
    await writesRepository(database, row.storeId, row.id).addCalls(made, clock.now())
    await life.tell(database, row)
  }
  const look = async () => {
    await writeDown()
    if (!stop.signal.aborted && (await publicationRepository(database, row.storeId).cancelAsked(row.id))) stop.abort()
  }
  const timer = setInterval(() => {
    // A database that is away for a moment is met by the work itself.
    under ??= look()
      .catch(() => undefined)
      .finally(() => (under = null))
  }, pace)

  return {
    hear: (call) => void calls.push(call),
    signal: stop.signal,
    async end() {
      clearInterval(timer)
      await under
      await writeDown()
    },
  }
}

import type { Queries } from '../database/index.ts'
import type { Task } from '../jobs/index.ts'
import type { RunDefinition } from './definition.ts'
import { askRoutine, firstTime, type Routine, routineRuns, storeOf } from './routine.ts'
import { controlRuns, type Definitions, type RunParts } from './run-control.ts'
import { type Anew, claimDue, openRuns, storesWithDueRuns, storesWithout } from './run.repository.ts'
import { isWorkedOn } from './run-lock.ts'
import { isUnstoppable } from './states.ts'
import { runTask } from './worker.ts'

/** How many runs are enqueued again in one transaction. */
const together = 1_000

export type Runs = ReturnType<typeof createRuns>

/** The engine of all long work. */
export function createRuns(parts: RunParts) {
  const { database, clock } = parts
  const definitions: Definitions = new Map()
  const routines: Routine[] = []
  const control = controlRuns(parts, definitions)

  /** Schedules a routine of a store for its first time. */
  async function startRoutine(queries: Queries, storeId: string, routine: Routine): Promise<void> {
    await askRoutine(control, routine.kind, storeId, queries, await firstTime(routine, await storeOf(queries, storeId), clock.now()))
  }

  /** Registers a kind of run. Returns the task that works on its runs. */
  function serve<S extends string>(definition: RunDefinition<S>): Task<{ store?: string; run?: string }> {
    definitions.set(definition.kind.name, definition as unknown as RunDefinition<string>)
    return runTask(parts, control, definition)
  }

  /** Whether a run is in a state that must be brought to its end. */
  const isFirm = ({ kind, state }: { kind: string; state: string }): boolean => {
    const known = definitions.get(kind)?.kind
    return known !== undefined && isUnstoppable(known, state)
  }
  const firmStates = (): string[] =>
    [...definitions.values()].flatMap(({ kind }) =>
      Object.keys(kind.states)
        .filter((state) => isUnstoppable(kind, state))
        .map((state) => `${kind.name} ${state}`),
    )

  /** Enqueues up to {@link together} runs of a store again, with ids after `last`. Returns their ids, in order. */
  const enqueueAnew = (store: string, now: Date, anew: Anew, last: string | null): Promise<string[]> =>
    database.transaction().execute(async (transaction) => {
      const due = await claimDue(transaction, { storeId: store, now, anew, last, most: together })
      const oldestFirst = due.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime())
      for (const { id, kind, dueAt } of oldestFirst) await control.enqueue(transaction, kind, store, id, dueAt)
      return due.map(({ id }) => id).sort()
    })

  /** The same for all of them. Returns how many. */
  async function enqueueAll(store: string, now: Date, anew: Anew): Promise<number> {
    let count = 0
    for (let last: string | null = null; ;) {
      const due = await enqueueAnew(store, now, anew, last)
      count += due.length
      if (due.length < together) return count
      last = due.at(-1)!
    }
  }

  return {
    ...control,
    serve,
    /** All registered kinds with their steps. */
    served: () => [...definitions.values()],

    /** Schedules all routines of a store, each for its first time. */
    async startRoutines(queries: Queries, storeId: string): Promise<void> {
      for (const routine of routines) await startRoutine(queries, storeId, routine)
    },

    /** Registers a routine. Returns the task that works on it. */
    routine(routine: Routine): Task<{ store?: string; run?: string }> {
      routines.push(routine)
      return { ...serve(routineRuns({ ...parts, control }, routine)), seldom: true }
    },

    /** Schedules routines in ready stores that lack them, for example after an update that added one. */
    async ensureRoutines(): Promise<void> {
      for (const routine of routines)
        for (const storeId of await storesWithout(database, routine.kind.name)) await startRoutine(database, storeId, routine)
    },

    /** Enqueues what waited while a store was paused. */
    async wake(storeId: string): Promise<void> {
      await enqueueAll(storeId, clock.now(), 'at-start')
    },

    /**
     * Whether somebody works on a run of a store now, or one waits in a state that must be
     * brought to its end. If not, none can begin until the transaction of `queries` ends.
     */
    async isAtWork(queries: Queries, storeId: string): Promise<boolean> {
      const open = await openRuns(queries, storeId)
      if (open.some(isFirm)) return true
      for (const { id } of open) if (await isWorkedOn(queries, id)) return true
      return false
    },

    /** Enqueues runs again. A second job does no harm: it finds the lock taken. Returns how many. */
    async resume(anew: Anew): Promise<number> {
      const now = clock.now()
      let count = 0
      for (const store of await storesWithDueRuns(database, now, anew, firmStates())) count += await enqueueAll(store, now, anew)
      return count
    },
  }
}

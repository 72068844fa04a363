import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import {
  type BacktestConfiguration,
  type BacktestRun,
  type BacktestRunSummary,
  type ListBacktest,
  type ListGroup,
  type ListReference,
  scoreComponents,
} from '../../../contract/index.ts'
import { listsWithin, type MemberStore } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import { leastTested } from '../../intelligence/list-backtest.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { person, type Runs, system } from '../../runs/index.ts'
import { readDays, readProducts } from '../scores/index.ts'
import { backtestKind } from './backtest-kind.ts'
import { pastLasts } from './backtest.runs.ts'
import { type BacktestRunRow, backtestsRepository } from './backtests.repository.ts'
import { dayNumber, type GatheringParts, listToTest } from './lists-to-test.ts'
import { showBacktest, weightsOf } from './show-backtest.ts'
import { testCosts, testInWorker } from './test-in-worker.ts'

export interface BacktestsDependencies extends GatheringParts {
  database: Database
  pool: pg.Pool
  runs: Runs
  clock: Clock
}

/** Subject of the runs that only walk through the past. */
const pastAlone = 'past'
/** Versions that were published so many milliseconds ago still count. */
const publishedWithin = 400 * 86_400_000

function check({ order }: BacktestConfiguration): void {
  if ('weights' in order && scoreComponents.every((name) => order.weights[name] === 0))
    throw new ProblemError('automation/no-weights', 'Nothing counts.', {
      errors: [{ path: 'body.order.weights', reason: 'Nothing counts.' }],
    })
}

const stateOf = ({ state }: BacktestRunRow): BacktestRun['state'] => (state === 'testing' ? 'running' : state)
const summaryOf = (row: BacktestRunRow): BacktestRunSummary => ({
  id: row.id,
  group: row.group,
  configuration: row.configuration!,
  state: stateOf(row),
  progress: row.progress,
  requestedAt: row.requestedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

export type BacktestsService = ReturnType<typeof backtestsService>

/** What configurations would have been worth: of one list at once, of all lists as a run. */
export const backtestsService = (parts: BacktestsDependencies) => {
  const { database, pool, runs, catalogue, clock } = parts

  /** Begins to walk through a store's past, where nobody does already. */
  const prepare = (storeId: string, asOf: string): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const wanted = { storeId, id: randomUUID(), subject: pastAlone, state: 'testing', actor: system } as const
      const id = await runs.add(transaction, backtestKind, wanted)
      if (id !== null)
        await backtestsRepository(transaction, storeId).add(id, { group: 'category', configuration: null, asOf, at: clock.now() })
    })

  /** A run of one's own. Throws `backtest/unknown`. */
  async function required(store: MemberStore, by: string, id: string): Promise<BacktestRunRow> {
    const row = await backtestsRepository(database, store.id).byId(id)
    if (!row || row.configuration === null || row.actorId !== by) throw new ProblemError('backtest/unknown', 'You have no such backtest.')
    return row
  }

  /** What a run found of its lists; null where some of them lie outside of the person's limits by now: its sum tells of them, too. */
  async function listsOf(store: MemberStore, id: string): Promise<BacktestRun['lists'] | null> {
    const [lists, within] = await Promise.all([
      backtestsRepository(database, store.id).lists(id),
      listsWithin(database, store.id, store.limits),
    ])
    return lists.every(({ list }) => within(list)) ? lists : null
  }

  return {
    /** Tries a configuration on one list. Throws `automation/no-weights`, and the problem of a list that is not there. */
    async ofList(store: MemberStore, list: ListReference, configuration: BacktestConfiguration): Promise<ListBacktest> {
      check(configuration)
      const backtests = backtestsRepository(database, store.id)
      const { timeZone, salesTo: asOf } = await catalogue.day(store.id)
      const published = await backtests.published(new Date(clock.now().getTime() - publishedWithin))
      const gathered = await listToTest(parts, { id: store.id, timeZone }, list, published)
      if (gathered.members.length < leastTested) return { state: 'none', because: 'few-products' }
      const kept = await backtests.past()
      if (kept === null || dayNumber(asOf) - dayNumber(kept.asOf) >= pastLasts) await prepare(store.id, asOf)
      if (kept === null) return { state: 'preparing', progress: (await backtests.open())[0]?.progress ?? 0 }

      const named = Array.from(gathered.members)
      const { order, rules, exploring } = configuration
      const task = {
        products: await readProducts(pool, store.id, named),
        asOf: dayNumber(asOf),
        past: kept.past,
        tried: { weights: weightsOf(order), rules, exploring },
        lists: [gathered],
      }
      const signal = AbortSignal.timeout(testCosts.list.milliseconds)
      const answer = await testInWorker(task, readDays(pool, store.id, asOf, named), { signal, costs: testCosts.list })
      const backtest = showBacktest(answer.found, answer, { configuration, asOf, lists: [gathered] })
      if (backtest === null) return { state: 'none', because: answer.mornings === 0 ? 'few-days' : 'no-sales' }
      return { state: 'ready', backtest }
    },

    /**
     * Begins to try a configuration on all lists of a level; what the person tried
     * before is stopped. Throws `automation/no-weights`, `backtest/already-running`.
     */
    async begin(
      store: MemberStore,
      by: string,
      group: ListGroup,
      { order, rules, exploring }: BacktestConfiguration,
    ): Promise<BacktestRunSummary> {
      const configuration = { order, rules, exploring }
      check(configuration)
      const { salesTo: asOf } = await catalogue.day(store.id)
      const same = await backtestsRepository(database, store.id).same(by, group, configuration, asOf)
      if (same && (await listsOf(store, same.id)) !== null) return summaryOf(same)
      const subject = `${group} ${by}`
      const id = await database.transaction().execute(async (transaction) => {
        const backtests = backtestsRepository(transaction, store.id)
        for (const run of await backtests.open()) if (run.subject === subject) await runs.cancel(transaction, backtestKind, run)
        const added = await runs.add(transaction, backtestKind, {
          storeId: store.id,
          id: randomUUID(),
          subject,
          state: 'testing',
          actor: person(by),
        })
        if (added !== null) await backtests.add(added, { group, configuration, asOf, at: clock.now() })
        return added
      })
      if (id === null) throw new ProblemError('backtest/already-running', 'What you tried before has not ended yet.')
      return summaryOf((await backtestsRepository(database, store.id).byId(id))!)
    },

    /** A run with what it found. Throws `backtest/unknown`. */
    async read(store: MemberStore, by: string, id: string): Promise<BacktestRun> {
      const row = await required(store, by, id)
      const lists = await listsOf(store, id)
      if (lists === null) throw new ProblemError('backtest/unknown', 'It is of lists that lie outside of your limits by now.')
      return { ...summaryOf(row), sum: row.found, lists }
    },

    /** Stops a run. Throws `backtest/unknown`, `backtest/not-running`. */
    async cancel(store: MemberStore, by: string, id: string): Promise<BacktestRunSummary> {
      const row = await required(store, by, id)
      if (row.state !== 'testing') throw new ProblemError('backtest/not-running', 'It has ended already.')
      await database.transaction().execute((transaction) => runs.cancel(transaction, backtestKind, row))
      return summaryOf(await required(store, by, id))
    },
  }
}

import type pg from 'pg'
import type { BacktestRunList, ListGroup } from '../../../contract/index.ts'
import { listsWithin, membershipsRepository } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type RunDefinition, type Runs, usualRunPace } from '../../runs/index.ts'
import { readDays, readProducts } from '../scores/index.ts'
import { backtestKind } from './backtest-kind.ts'
import type { ListToTest } from './backtest-task.ts'
import { type BacktestRunRow, type BacktestStage, backtestsRepository } from './backtests.repository.ts'
import { dayNumber, type GatheringParts, listToTest } from './lists-to-test.ts'
import { showBacktest, type TriedList, weightsOf } from './show-backtest.ts'
import { testCosts, testInWorker } from './test-in-worker.ts'

/** Progress is written down so often, in milliseconds. */
const progressEvery = 500
/** Whoever waits for another run's walk through the past looks again after so many milliseconds. */
const lookAgain = 1_000
/** Versions that were published so many days ago still count. */
const publishedWithin = 400 * 86_400_000
/** A past that is older is walked through anew, in days. */
export const pastLasts = 7

export interface BacktestRunsParts extends GatheringParts {
  database: Database
  pool: pg.Pool
  runs: Runs
  clock: Clock
}

/** A list with what is shown of it. */
type NamedList = ListToTest & TriedList & Pick<BacktestRunList, 'list' | 'listName'>

/** Tries a configuration on every list of a level that its person may see; walks through the store's past first where that is too old. */
export function backtestRuns(parts: BacktestRunsParts): RunDefinition<BacktestStage> {
  const { database, pool, runs, catalogue, clock } = parts

  async function gather(run: BacktestRunRow, group: ListGroup, signal: AbortSignal): Promise<NamedList[]> {
    const { storeId, actorId } = run
    const membership = actorId === null ? undefined : await membershipsRepository(database).of(storeId, actorId)
    if (!membership) return []
    const within = await listsWithin(database, storeId, membership.limits)
    const { timeZone } = await catalogue.day(storeId)
    const since = new Date(clock.now().getTime() - publishedWithin)
    const published = await backtestsRepository(database, storeId).published(since)
    const lists: NamedList[] = []
    for (const { kind, id, name } of await catalogue.overview(storeId, group)) {
      signal.throwIfAborted()
      const list = { kind, id }
      if (!within(list)) continue
      const gathered = await listToTest(parts, { id: storeId, timeZone }, list, published)
      lists.push({ list, listName: name, ...gathered })
    }
    return lists
  }

  /** Writes down how far it is, now and then. */
  function progressOf({ storeId, id }: BacktestRunRow, signal: AbortSignal): (progress: number) => void {
    let last = Number.NEGATIVE_INFINITY
    return (progress) => {
      if (signal.aborted || performance.now() - last < progressEvery) return
      last = performance.now()
      // Nothing depends on it: the next one is written soon.
      backtestsRepository(database, storeId)
        .setProgress(id, Math.min(progress, 1))
        .catch(() => undefined)
    }
  }

  async function work(run: BacktestRunRow, signal: AbortSignal): Promise<void> {
    const { storeId, id, configuration, asOf, group } = run
    const kept = await backtestsRepository(database, storeId).past()
    const past = kept !== null && dayNumber(asOf) - dayNumber(kept.asOf) < pastLasts ? kept.past : null
    const lists = configuration === null ? [] : await gather(run, group, signal)
    const tried = configuration && {
      weights: weightsOf(configuration.order),
      rules: configuration.rules,
      exploring: configuration.exploring,
    }
    const task = { products: await readProducts(pool, storeId), asOf: dayNumber(asOf), past, tried, lists }
    const answer = await testInWorker(task, readDays(pool, storeId, asOf), {
      signal,
      costs: testCosts.all,
      onProgress: progressOf(run, signal),
    })
    signal.throwIfAborted()
    await database.transaction().execute(async (transaction) => {
      const backtests = backtestsRepository(transaction, storeId)
      if (answer.past !== null) await backtests.keepPast(asOf, answer.past, clock.now())
      const rows = lists.map(({ list, listName, members }, nth): BacktestRunList => {
        const { verdict, revenue28 } = answer.lists[nth]!
        const gain = verdict && Math.round(verdict.difference * revenue28)
        return { list, listName, products: members.length, revenue28, verdict, gain }
      })
      const tested = lists.filter((_, nth) => rows[nth]!.verdict !== null)
      const sum = configuration && showBacktest(answer.found, answer, { configuration, asOf, lists: tested })
      await backtests.keep(id, sum, rows)
      await runs.changeState(transaction, backtestKind, run, 'done')
    })
  }

  return {
    kind: backtestKind,
    pace: usualRunPace,
    // Nothing but its own result is written, in one transaction at the end.
    stopsAtOnce: true,
    steps: {
      async testing({ run, signal }) {
        const backtests = backtestsRepository(database, run.storeId)
        const row = await backtests.byId(run.id)
        if (!row) {
          await database.transaction().execute((transaction) => runs.changeState(transaction, backtestKind, run, 'done'))
          return undefined
        }
        // The walk through the past is not done twice at once.
        const [first] = await backtests.open()
        if (first && first.id !== row.id && (await backtests.past()) === null) return { after: lookAgain }
        await work(row, signal)
        return undefined
      },
    },
  }
}

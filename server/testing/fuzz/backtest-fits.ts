import { randomUUID } from 'node:crypto'
import type { BacktestConfiguration } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import type { Fit } from './fitted.ts'
import { ana } from './shop.ts'

const configuration: BacktestConfiguration = { order: { preset: 'balanced' }, rules: null, exploring: null }

/** Makes a store's backtests fit what calls want. */
export function backtestFits({ connection: { pool } }: TestSamara, store: string): Record<string, Fit> {
  /** A run of the person who calls that is under way, in place of the ones before; gives its id. */
  async function running(): Promise<string> {
    await pool.query(
      "update runs set state = 'cancelled', claim = null, due_at = null, ended_at = now() where store_id = $1 and kind = 'backtest' and ended_at is null",
      [store],
    )
    const id = randomUUID()
    await pool.query(
      `insert into runs (store_id, id, kind, subject, state, waits_for, claim, actor, actor_id, requested_at, due_at)
       select $1, $2, 'backtest', 'category ' || id, 'testing', 'worker', 'category ' || id, 'person', id, now(), now() from people where email = $3`,
      [store, id, ana],
    )
    await pool.query(
      `insert into backtest_runs (store_id, id, list_group, configuration, as_of, requested_at) values ($1, $2, 'category', $3, date '2026-03-09', now())`,
      [store, id, JSON.stringify(configuration)],
    )
    return id
  }
  const one: Fit = async () => ({ params: { id: await running() } })

  return { readBacktest: one, cancelBacktest: one }
}

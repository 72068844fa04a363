/** What every process that calls one account of a platform shares: its rate, its pauses, and whether it is thought to be broken. */
import type { Database } from '../../database/index.ts'
import type { Budgets } from './budget.ts'
import { budgetRepository } from './budget.repository.ts'

export type { Budget, Budgets, Lease, AccountFailures } from './budget.ts'

const second = 1000

/** Keeps budgets in the database. */
export function sharedBudgets(database: Database): Budgets {
  const rows = budgetRepository(database)
  return (account) => ({
    lease: (turns, perSecond) => inTime(rows.lease(account, turns, perSecond)),
    refused: (sentAgo, pause, perSecond) => inTime(rows.refused(account, sentAgo, pause, perSecond)),
    failed: ({ perSecond, most, opensFor, probe }) => inTime(rows.failed(account, perSecond, most, opensFor, probe)),
    worked: () => inTime(rows.worked(account)),
    probe: (lasts) => inTime(rows.probe(account, lasts)),
  })
}

/** A database that hangs must not hang every call with it. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The database does not answer.')), second)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

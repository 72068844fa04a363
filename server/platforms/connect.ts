/** Makes the platforms of stores, as this server is set up. Everything that an account shares is kept here. */
import { connect } from '../database/index.ts'
import type { Logger } from '../kernel/logger.ts'
import { type Budgets, sharedBudgets } from './budget/index.ts'
import type { ConnectPlatform, PlatformCall } from './platform.ts'
import { createAccountShares, realTime, vtexPlatform } from './vtex/index.ts'

export interface PlatformsOptions {
  /** The database that all processes share budgets in. */
  databaseUrl: string
  /** PostgreSQL itself, where the other address is a pooler's. @default the same address */
  directUrl?: string
  /** Where VTEX is instead of its own hosts. */
  vtexBaseUrl: string | null
  /** The platform of demo stores; null where this server has none. */
  simulatorUrl: string | null
  /** Called for every call, when it ended. */
  onCall: (call: PlatformCall) => void
  /** Called with how many turns are taken from a budget. */
  onLease: (turns: number) => void
  logger: Logger
}

/** Milliseconds that a call goes on trying while the platform is away; after that the job says that it waits, and tries again later. */
const workerMaxWait = 10_000
/** Calls a second that the simulator's account is asked at most, and of these about orders. */
const demoRates = { ratePerSecond: 1_000, ordersPerSecond: 95 }
/** An account that failed ten times in a row is left in peace: five minutes, or as long as somebody likes to watch. */
const [failures, fiveMinutes, demoOpens] = [10, 300_000, 15_000]
/** Turns are asked for on connections of their own: they must not wait behind everything else, nor everything else behind them. */
const connections = 2

/** Opens what accounts share. Nothing is called yet. `close` when no platform is used any more. */
export function openPlatforms({
  databaseUrl,
  directUrl = databaseUrl,
  vtexBaseUrl,
  simulatorUrl,
  onCall,
  onLease,
  logger,
}: PlatformsOptions): {
  connectPlatform: ConnectPlatform
  close(): Promise<void>
} {
  const connection = connect(databaseUrl, {
    size: connections,
    directUrl,
    onFault: (error) => logger.warn({ err: error }, 'database connection for budgets lost'),
  })
  const shared = sharedBudgets(connection.database)
  const budgets: Budgets = (account) => {
    const budget = shared(account)
    return {
      ...budget,
      lease(turns, perSecond) {
        onLease(turns)
        return budget.lease(turns, perSecond)
      },
    }
  }
  const onAlone = (error: unknown) =>
    logger.warn({ err: error }, 'the budgets of platforms do not answer: this process calls them at half the rate')
  const real = createAccountShares(realTime, { budgets, onAlone, breaker: { failures, opensFor: fiveMinutes } })
  const demo = createAccountShares(realTime, { budgets, onAlone, breaker: { failures, opensFor: demoOpens } })
  return {
    connectPlatform(storeType, credential, storeId) {
      const usual = { credential, logger: logger.child({ store: storeId }), maxWait: workerMaxWait, onCall }
      if (storeType === 'vtex') return vtexPlatform({ ...usual, baseUrl: vtexBaseUrl, shares: real })
      if (!simulatorUrl)
        throw new Error('Demo stores need the platform simulator: start with SAMARA_DEMO=on, or name it by SAMARA_SIMULATOR_URL.')
      return vtexPlatform({ ...usual, ...demoRates, baseUrl: simulatorUrl, shares: demo })
    },
    close: () => connection.close(),
  }
}

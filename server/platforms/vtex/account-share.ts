import type { Budgets } from '../budget/index.ts'
import { type Breaker, type BreakerOptions, createBreaker, noBreaker } from './breaker.ts'
import { createLimiter, type Limit, type Limiter } from './limiter.ts'
import { createSharedLimiter } from './shared-limiter.ts'
import type { Time } from './time.ts'

/** What all connectors of one account share: the rates, the breaker, and, in this process, one writer at a time per product. */
export interface AccountShare {
  limiters: Record<Limit, Limiter>
  breaker: Breaker
  /** Runs `work` when nobody else works on this: a product's number, or a word for something of the account. */
  alone<T>(what: number | string, work: () => Promise<T>): Promise<T>
}

/** Finds the share of an account, by its name and the address of its API. Rates in calls per second. */
export type AccountShares = (account: string, rates: Record<Limit, number>) => AccountShare

export interface SharingOptions {
  /** Where other processes share the rates and the breaker. @default this process alone */
  budgets?: Budgets
  /** When the calls of an account stop. @default never */
  breaker?: BreakerOptions
  /** Called when budgets do not answer: this process goes on by itself for a while. */
  onAlone?: (error: unknown) => void
}

/** Keeps what accounts share, for all connectors that are given it. */
export function createAccountShares(time: Time, { budgets, breaker: breaks, onAlone = () => {} }: SharingOptions = {}): AccountShares {
  const shares = new Map<string, AccountShare>()
  return (account, rates) => {
    const known = shares.get(account)
    if (known) {
      known.limiters.catalogue.capAt(rates.catalogue)
      known.limiters.orders.capAt(rates.orders)
      return known
    }
    const budget = budgets?.(account) ?? null
    const breaker = breaks ? createBreaker(breaks, rates.catalogue, time, budget) : noBreaker
    const catalogue = budget
      ? createSharedLimiter(rates.catalogue, time, budget, { onLease: breaker.update, onAlone })
      : createLimiter(rates.catalogue, time)
    const orders = budgets
      ? createSharedLimiter(rates.orders, time, budgets(`${account} orders`), { onLease: () => {}, onAlone })
      : createLimiter(rates.orders, time)
    const share = { limiters: { catalogue, orders }, breaker, alone: createTurns() }
    shares.set(account, share)
    return share
  }
}

function createTurns(): AccountShare['alone'] {
  const last = new Map<number | string, Promise<unknown>>()
  return async (what, work) => {
    const before = last.get(what) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(what, mine)
    try {
      return await mine
    } finally {
      if (last.get(what) === mine) last.delete(what)
    }
  }
}

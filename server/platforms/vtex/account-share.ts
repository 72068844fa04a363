import type { Limit } from './http.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import type { Time } from './time.ts'

/** What all connectors of one account in this process share: the rates, and one writer at a time per product. */
export interface AccountShare {
  limiters: Record<Limit, Limiter>
  /** Runs `work` when nobody else works on this: a product's number, or a word for something of the account. */
  alone<T>(what: number | string, work: () => Promise<T>): Promise<T>
}

/** Finds the share of an account, by its name and the address of its API. Rates in calls per second. */
export type AccountShares = (account: string, rates: Record<Limit, number>) => AccountShare

export function createAccountShares(time: Time): AccountShares {
  const shares = new Map<string, AccountShare>()
  return (account, rates) => {
    const known = shares.get(account)
    if (known) {
      known.limiters.catalogue.capAt(rates.catalogue)
      known.limiters.orders.capAt(rates.orders)
      return known
    }
    const share = { limiters: { catalogue: createLimiter(rates.catalogue, time), orders: createLimiter(rates.orders, time) }, alone: createTurns() }
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

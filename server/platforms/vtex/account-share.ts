import { createLimiter, type Limiter } from './limiter.ts'
import type { Time } from './time.ts'

/** What all connectors of one account in this process share: the rate, and one writer at a time per product. */
export interface AccountShare {
  limiter: Limiter
  /** Runs `work` when nobody else works on this product. */
  alone<T>(product: number, work: () => Promise<T>): Promise<T>
}

/** Finds the share of an account, by its name and the address of its API. */
export type AccountShares = (account: string, perSecond: number) => AccountShare

export function createAccountShares(time: Time): AccountShares {
  const shares = new Map<string, AccountShare>()
  return (account, perSecond) => {
    const known = shares.get(account)
    if (known) {
      known.limiter.capAt(perSecond)
      return known
    }
    const share = { limiter: createLimiter(perSecond, time), alone: createTurns() }
    shares.set(account, share)
    return share
  }
}

function createTurns(): AccountShare['alone'] {
  const last = new Map<number, Promise<unknown>>()
  return async (product, work) => {
    const before = last.get(product) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(product, mine)
    try {
      return await mine
    } finally {
      if (last.get(product) === mine) last.delete(product)
    }
  }
}

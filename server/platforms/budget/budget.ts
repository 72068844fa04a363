/** How an account stands. */
export interface AccountFailures {
  /** Failures of any call in a row. */
  failures: number
  /** Milliseconds for which nobody calls because the platform is broken; 0 where one may try again; null where it works. */
  openFor: number | null
}

/** Turns that are ours: the first after `startsIn` milliseconds (before now where negative), then `perSecond` of them. */
export interface Lease extends AccountFailures {
  startsIn: number
  perSecond: number
  /** Milliseconds that the platform asked everybody to pause for. */
  pausedFor: number
}

/** The budget of one account. Every call throws where the database does not answer within a second. */
export interface Budget {
  /** Takes the next turns of the account; `perSecond` is its full rate. */
  lease(turns: number, perSecond: number): Promise<Lease>
  /** The platform said "too many" to a call that was sent `sentAgo` milliseconds ago: everybody pauses, then goes at half the rate. */
  refused(sentAgo: number, pause: number, perSecond: number): Promise<void>
  /** The platform did not answer, or said that it is broken. After `most` in a row nobody calls for `opensFor` milliseconds. */
  failed(failure: { perSecond: number; most: number; opensFor: number; probe: boolean }): Promise<AccountFailures>
  worked(): Promise<void>
  /** Asks to be the one who tries whether the platform works again; for `lasts` milliseconds nobody else is. Null where it does already. */
  probe(lasts: number): Promise<{ mine: boolean; openFor: number } | null>
}

/** Finds the budget of an account, by a name that is one account's alone. */
export type Budgets = (account: string) => Budget

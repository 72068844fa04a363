import { type Bucket, createBucket } from './bucket.ts'

/** How many calls an account may make. A bucket holds a whole minute's calls unless `burst` says less. */
export interface Limits {
  accountPerMinute: number
  endpointPerMinute: number
  burst?: number
}

/** What VTEX documents for its catalogue. */
export const vtexLimits: Limits = { accountPerMinute: 45_000, endpointPerMinute: 15_000 }

/** Counts calls by account and by its endpoints. Returns the milliseconds to wait where one has had too many, else null. */
export function createLimits(
  { accountPerMinute, endpointPerMinute, burst }: Limits,
  now: () => number,
): (account: string, endpoint: string) => number | null {
  const buckets = new Map<string, Bucket>()
  const bucket = (name: string, perMinute: number) => {
    const known = buckets.get(name) ?? createBucket(perMinute, burst ?? perMinute, now)
    buckets.set(name, known)
    return known
  }
  return (account, endpoint) => {
    const one = bucket(`${account} ${endpoint}`, endpointPerMinute).take()
    if (!one.taken) return one.wait
    const all = bucket(account, accountPerMinute).take()
    return all.taken ? null : all.wait
  }
}

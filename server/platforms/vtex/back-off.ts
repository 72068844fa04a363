const second = 1000
const longestBackoff = 30 * second

/** How long to wait after the nth failure in a row (from 1) of a platform that is broken: 1 to 30 s, spread by chance. */
export function afterFailure(attempt: number, random: number): number {
  const ceiling = Math.min(longestBackoff, second * 2 ** attempt)
  return second + random * (ceiling - second)
}

/** How long to wait after the nth refusal in a row (from 1) for too many calls: what the platform asks for, else up to 2ⁿ s by chance. */
export function afterRefusal(attempt: number, random: number, retryAfter: number | null): number {
  return Math.max(retryAfter ?? 0, random * Math.min(longestBackoff, second * 2 ** attempt))
}

/** Milliseconds that a `Retry-After` asks for, given in seconds or as an HTTP date; null where it says nothing. `now` is the wall clock. */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * second)
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

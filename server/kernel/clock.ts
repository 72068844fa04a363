/** The time, so that tests can hold it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Made once per zone: making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in a time zone, YYYY-MM-DD. `timeZone` is an IANA name. */
export function dayIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}

/** `days` later (earlier when negative), YYYY-MM-DD. */
export function shiftDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The instant at which a day begins in a time zone, to the quarter of an hour; where midnight is skipped, the first moment after it. */
export function beginningOf(timeZone: string, day: string): Date {
  const quarter = 15 * 60_000
  const middle = Date.parse(`${day}T00:00:00Z`)
  // Zones are at most 14 hours ahead of UTC and 12 behind.
  for (let at = middle - 14 * 4 * quarter; ; at += quarter) if (dayIn(timeZone, new Date(at)) >= day) return new Date(at)
}

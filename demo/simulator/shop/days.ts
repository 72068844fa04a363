const DAY = 86_400_000

/** Days from one calendar day to another (both YYYY-MM-DD); negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (instant(to) - instant(from)) / DAY
}

/** The calendar day (YYYY-MM-DD) that lies `days` after this one. */
export function addDays(day: string, days: number): string {
  return new Date(instant(day) + days * DAY).toISOString().slice(0, 10)
}

function instant(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`not a day written as YYYY-MM-DD: ${day}`)
  }
  return time
}

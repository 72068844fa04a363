import { dayOf, isDay, partsOf, type Day } from '../calendar/index.ts'

/** What somebody wrote: a day, nothing, or a text that is no day, and why. */
export type TypedDay = { day: Day; problem?: never } | { problem: 'empty' | 'unreadable' | 'noSuchDay'; day?: never }

/** A day in digits: 21/11/2026. English is British here, so all languages write it alike. */
export function writeDay(day: Day): string {
  const [year, month, date] = partsOf(day)
  return `${String(date).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}`
}

/**
 * Reads a day as people write it: `21/11/2026`, `21-11-26`, `21.11`, also `2026-11-21`. Without a year it is the year of today.
 * @param text what was written
 */
export function readDay(text: string, today: Day): TypedDay {
  const written = text.trim()
  if (written === '') return { problem: 'empty' }
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return isDay(written) ? { day: written } : { problem: 'noSuchDay' }
  const parts = /^(\d{1,2})[/\-. ](\d{1,2})(?:[/\-. ](\d{2}|\d{4}))?$/.exec(written)
  if (!parts) return { problem: 'unreadable' }
  const [, date, month, last] = parts.map(Number)
  const year = parts[3] === undefined ? partsOf(today)[0] : parts[3].length === 2 ? 2000 + (last ?? 0) : (last ?? 0)
  const day = dayOf(year, month ?? 0, date ?? 0)
  return day === undefined ? { problem: 'noSuchDay' } : { day }
}

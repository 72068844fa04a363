import { dayOf, isDay, partsOf, type Day } from '../calendar/index.ts'
import type { Language } from '../words/index.ts'

/** What somebody wrote: a day, nothing, or a text that is no day, and why. */
export type TypedDay = { day: Day; problem?: never } | { problem: 'empty' | 'unreadable' | 'noSuchDay'; day?: never }

/** In which order a language writes day and month; the year comes last. */
const monthFirst: Record<Language, boolean> = { es: false, en: true, pt: false }

/** How a language writes a day in digits: 21/11/2026, in English 11/21/2026. */
export function writeDay(day: Day, language: Language): string {
  const [year, month, date] = partsOf(day)
  const [first, second] = monthFirst[language] ? [month, date] : [date, month]
  return `${String(first).padStart(2, '0')}/${String(second).padStart(2, '0')}/${String(year).padStart(4, '0')}`
}

/**
 * Reads a day as people write it: `21/11/2026`, `21-11-26`, `21.11`, also `2026-11-21`. Without a year it is the year of today.
 * @param text what was written
 * @param language decides whether the day or the month comes first
 */
export function readDay(text: string, language: Language, today: Day): TypedDay {
  const written = text.trim()
  if (written === '') return { problem: 'empty' }
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return isDay(written) ? { day: written } : { problem: 'noSuchDay' }
  const parts = /^(\d{1,2})[/\-. ](\d{1,2})(?:[/\-. ](\d{2}|\d{4}))?$/.exec(written)
  if (!parts) return { problem: 'unreadable' }
  const [, first, second, last] = parts.map(Number)
  const year = parts[3] === undefined ? partsOf(today)[0] : parts[3].length === 2 ? 2000 + (last ?? 0) : (last ?? 0)
  const [month, date] = monthFirst[language] ? [first, second] : [second, first]
  const day = dayOf(year, month ?? 0, date ?? 0)
  return day === undefined ? { problem: 'noSuchDay' } : { day }
}

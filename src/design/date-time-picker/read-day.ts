import { addDays, dayOf, daysBetween, isDay, partsOf, type Day } from '../calendar/index.ts'
import type { Language } from '../words/index.ts'

const near: Record<Language, Readonly<Record<string, number>>> = {
  es: { hoy: 0, mañana: 1, manana: 1, 'pasado mañana': 2, 'pasado manana': 2 },
  en: { today: 0, tomorrow: 1 },
  pt: { hoje: 0, amanhã: 1, amanha: 1, 'depois de amanhã': 2 },
}

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

const months = (language: Language): string[] => {
  const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month, 1)).toLowerCase())
}

/**
 * What somebody meant by writing this as a day: `24/11/2026`, `24-11`,
 * `24 nov`, `mañana`, `2026-11-24`; English is British, the day comes first.
 * Without a year it is the next one that is still to come.
 * @returns null when nobody can tell, or there is no such day
 */
export function readDay(text: string, language: Language, today: Day): Day | null {
  const cleaned = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    // The day of the week, as it is written before the day, tells nothing new.
    .replace(/^\p{L}+\.?, /u, '')
  if (isDay(cleaned)) return cleaned
  const away = near[language][cleaned]
  if (away !== undefined) return addDays(today, away)
  const numbers = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(cleaned)
  if (numbers) {
    const [, date, month, year] = numbers
    return inYear(Number(date), Number(month), year, today)
  }
  const named = /^(?:(\d{1,2})(?:st|nd|rd|th)? (?:de )?)?(\p{L}{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?(?:,? (?:de )?(\d{4}))?$/u.exec(
    cleaned,
  )
  if (!named) return null
  const [, front, word = '', back, year] = named
  const month = months(language).findIndex((name) => name.startsWith(word))
  const date = front ?? back
  return month < 0 || date === undefined ? null : inYear(Number(date), month + 1, year, today)
}

function inYear(date: number, month: number, year: string | undefined, today: Day): Day | null {
  const [thisYear] = partsOf(today)
  if (year !== undefined) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, date) ?? null
  const soon = dayOf(thisYear, month, date)
  if (soon !== undefined && daysBetween(today, soon) >= 0) return soon
  return dayOf(thisYear + 1, month, date) ?? null
}

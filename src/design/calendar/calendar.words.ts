import { useWordsLanguage, type Language } from '../words/index.ts'
import type { Day } from './day.ts'

/** What a calendar says by itself; the days it names are written by the language. */
export interface CalendarWords {
  /** The way to other months; `label` is what the calendar is for. */
  navigation: (label: string) => string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  /** Said of a day. */
  today: (day: string) => string
}

const words = {
  es: {
    navigation: (label) => `Cambiar de mes · ${label}`,
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    month: 'Mes',
    year: 'Año',
    today: (day) => `Hoy, ${day}`,
  },
  en: {
    navigation: (label) => `Change month · ${label}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    today: (day) => `Today, ${day}`,
  },
  pt: {
    navigation: (label) => `Mudar de mês · ${label}`,
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    month: 'Mês',
    year: 'Ano',
    today: (day) => `Hoje, ${day}`,
  },
} as const satisfies Record<Language, CalendarWords>

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function textsIn(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
  const at = (day: Day): Date => new Date(`${day}T00:00:00Z`)
  const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const month = format({ month: 'long' })
  const weekday = format({ weekday: 'short' })
  const weekdayLong = format({ weekday: 'long' })
  return {
    say: words[language],
    /** "viernes, 20 de noviembre de 2026" */
    longDay: (day: Day): string => long.format(at(day)),
    /** "Noviembre" */
    month: (day: Day): string => capital(month.format(at(day))),
    /** "vie" */
    weekday: (day: Day): string => weekday.format(at(day)).replace('.', ''),
    longWeekday: (day: Day): string => weekdayLong.format(at(day)),
  }
}

export type CalendarTexts = ReturnType<typeof textsIn>

const textsByLanguage: Record<Language, CalendarTexts> = { es: textsIn('es'), en: textsIn('en'), pt: textsIn('pt') }

/** A calendar's own sentences and its way to write days, in the language around it. */
export const useCalendarTexts = (): CalendarTexts => textsByLanguage[useWordsLanguage()]

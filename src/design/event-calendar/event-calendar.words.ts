import type { Day } from '../calendar/index.ts'
import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** What a calendar of publications says by itself. Counts, days and times come written. */
export interface EventCalendarWords {
  view: string
  month: string
  week: string
  agenda: string
  previousMonth: string
  nextMonth: string
  previousWeek: string
  nextWeek: string
  today: string
  todayIs: (day: string) => string
  events: (count: string, one: boolean) => string
  noEvents: string
  more: (count: string) => string
  allOf: (day: string) => string
  collides: (others: string) => string
  /** Beside a number of collisions in what is on show. */
  collisions: (count: string, one: boolean) => string
  until: (moment: string) => string
  goesOn: string
  emptyTitle: string
  emptyAdvice: string
  keys: string
  zone: (zone: string) => string
}

const words = {
  es: {
    view: 'Vista',
    month: 'Mes',
    week: 'Semana',
    agenda: 'Agenda',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana siguiente',
    today: 'Hoy',
    todayIs: (day) => `Hoy, ${day}`,
    events: (count, one) => (one ? '1 indexación' : `${count} indexaciones`),
    noEvents: 'sin indexaciones',
    more: (count) => `+${count} más`,
    allOf: (day) => `Indexaciones del ${day}`,
    collides: (others) => `Choca con ${others}`,
    collisions: (count, one) => (one ? '1 indexación choca con otra' : `${count} indexaciones chocan entre sí`),
    until: (moment) => `hasta ${moment}`,
    goesOn: 'sigue',
    emptyTitle: 'Nada programado',
    emptyAdvice: 'Cuando programes una indexación aparecerá aquí, en el día en que se hace.',
    keys: 'Con las flechas cambias de día, con Re Pág y Av Pág de mes; Intro entra en las indexaciones del día y Escape vuelve al día.',
    zone: (zone) => `Todo en ${zone}`,
  },
  en: {
    view: 'View',
    month: 'Month',
    week: 'Week',
    agenda: 'Agenda',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    today: 'Today',
    todayIs: (day) => `Today, ${day}`,
    events: (count, one) => (one ? '1 indexing run' : `${count} indexing runs`),
    noEvents: 'no indexing runs',
    more: (count) => `+${count} more`,
    allOf: (day) => `Indexing on ${day}`,
    collides: (others) => `Collides with ${others}`,
    collisions: (count, one) => (one ? '1 indexing run collides with another' : `${count} indexing runs collide`),
    until: (moment) => `until ${moment}`,
    goesOn: 'goes on',
    emptyTitle: 'Nothing scheduled',
    emptyAdvice: 'When you schedule an indexing run it appears here, on the day that it happens.',
    keys: 'Arrows change the day, Page Up and Page Down the month; Enter goes into the runs of the day and Escape back to the day.',
    zone: (zone) => `Shown in ${zone}`,
  },
  pt: {
    view: 'Visão',
    month: 'Mês',
    week: 'Semana',
    agenda: 'Agenda',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    previousWeek: 'Semana anterior',
    nextWeek: 'Próxima semana',
    today: 'Hoje',
    todayIs: (day) => `Hoje, ${day}`,
    events: (count, one) => (one ? '1 indexação' : `${count} indexações`),
    noEvents: 'sem indexações',
    more: (count) => `+${count}`,
    allOf: (day) => `Indexações de ${day}`,
    collides: (others) => `Colide com ${others}`,
    collisions: (count, one) => (one ? '1 indexação colide com outra' : `${count} indexações colidem entre si`),
    until: (moment) => `até ${moment}`,
    goesOn: 'continua',
    emptyTitle: 'Nada agendado',
    emptyAdvice: 'Quando você agendar uma indexação ela aparecerá aqui, no dia em que acontece.',
    keys: 'As setas mudam o dia, Page Up e Page Down o mês; Enter entra nas indexações do dia e Escape volta ao dia.',
    zone: (zone) => `Tudo no ${zone}`,
  },
} as const satisfies Record<Language, EventCalendarWords>

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }
/** The weekday that weeks begin with; 0 is Sunday. */
const firstWeekdays: Record<Language, number> = { es: 1, en: 1, pt: 0 }

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function textsIn(language: Language) {
  const locale = locales[language]
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: Day): string => format.format(new Date(`${day}T00:00:00Z`))
  }
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const number = numbersIn(language)
  const list = new Intl.ListFormat(locale)
  const month = of({ month: 'long', year: 'numeric' })
  return {
    say: words[language],
    firstWeekday: firstWeekdays[language],
    number: (value: number): string => number.format(value),
    list: (names: readonly string[]): string => list.format(names),
    month: (day: Day): string => capital(month(day)),
    longDay: of({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: of({ day: 'numeric', month: 'short' }),
    weekday: of({ weekday: 'short' }),
    longWeekday: of({ weekday: 'long' }),
    date: of({ day: 'numeric' }),
    time: (instant: string, timeZone: string): string => new Intl.DateTimeFormat(locale, { ...clock, timeZone }).format(new Date(instant)),
    moment: (instant: string, timeZone: string): string =>
      new Intl.DateTimeFormat(locale, { ...clock, day: 'numeric', month: 'short', timeZone }).format(new Date(instant)),
    zone: (instant: string, timeZone: string): string =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}

export type EventTexts = ReturnType<typeof textsIn>

const textsByLanguage: Record<Language, EventTexts> = { es: textsIn('es'), en: textsIn('en'), pt: textsIn('pt') }

/** A calendar's own sentences and its way to write days and times, in the language around it. */
export const useTexts = (): EventTexts => textsByLanguage[useWordsLanguage()]

import type { Day } from '../calendar/index.ts'
import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { Problem } from './draft.ts'
import type { Comparison, DayRange, Preset } from './presets.ts'
import { writeDay } from './typed-day.ts'

/** What the picker of a range says by itself; days come written. */
export interface DateRangePickerWords {
  presets: string
  preset: Readonly<Record<Preset, string>>
  custom: string
  /** Instead of days: no day is left out. */
  allDays: string
  from: string
  to: string
  /** How a day is written, in the field before it is. */
  pattern: string
  compareWith: string
  comparison: Readonly<Record<Comparison, string>>
  comparedWith: (days: string) => string
  days: (count: string, one: boolean) => string
  /** @param zone like "hora de Reino Unido" */
  zone: (zone: string) => string
  chooseLast: string
  problem: Readonly<Record<Problem, (days: { example: string; min: string; max: string; most: string }) => string>>
  apply: string
  cancel: string
}

const words = {
  es: {
    presets: 'Periodos',
    preset: {
      today: 'Hoy',
      yesterday: 'Ayer',
      last7: 'Últimos 7 días',
      last28: 'Últimos 28 días',
      last30: 'Últimos 30 días',
      last90: 'Últimos 90 días',
      thisMonth: 'Este mes',
      lastMonth: 'Mes pasado',
      thisYear: 'Este año',
    },
    custom: 'Personalizado',
    allDays: 'Todos los días',
    from: 'Desde',
    to: 'Hasta',
    pattern: 'dd/mm/aaaa',
    compareWith: 'Comparar con',
    comparison: { none: 'Nada', previousPeriod: 'El periodo anterior', sameDaysLastYear: 'Los mismos días de la semana, un año antes' },
    comparedWith: (days) => `Se compara con ${days}`,
    days: (count, one) => (one ? '1 día' : `${count} días`),
    zone: (zone) => `Zona horaria: ${zone}`,
    chooseLast: 'Elige también el último día.',
    problem: {
      empty: () => 'Falta la fecha.',
      unreadable: ({ example }) => `Escríbela así: ${example}.`,
      noSuchDay: () => 'Ese día no existe en el calendario.',
      tooEarly: ({ min }) => `Los datos empiezan el ${min}.`,
      tooLate: ({ max }) => `No puede ser después del ${max}.`,
      backwards: () => 'Termina antes de empezar.',
      tooLong: ({ most }) => `Son demasiados días: como mucho ${most}.`,
    },
    apply: 'Aplicar',
    cancel: 'Cancelar',
  },
  en: {
    presets: 'Periods',
    preset: {
      today: 'Today',
      yesterday: 'Yesterday',
      last7: 'Last 7 days',
      last28: 'Last 28 days',
      last30: 'Last 30 days',
      last90: 'Last 90 days',
      thisMonth: 'This month',
      lastMonth: 'Last month',
      thisYear: 'This year',
    },
    custom: 'Custom',
    allDays: 'All days',
    from: 'From',
    to: 'To',
    pattern: 'dd/mm/yyyy',
    compareWith: 'Compare with',
    comparison: { none: 'Nothing', previousPeriod: 'The previous period', sameDaysLastYear: 'The same weekdays a year before' },
    comparedWith: (days) => `Compared with ${days}`,
    days: (count, one) => (one ? '1 day' : `${count} days`),
    zone: (zone) => `Time zone: ${zone}`,
    chooseLast: 'Choose the last day too.',
    problem: {
      empty: () => 'The date is missing.',
      unreadable: ({ example }) => `Write it like ${example}.`,
      noSuchDay: () => 'There is no such day in the calendar.',
      tooEarly: ({ min }) => `The data begins on ${min}.`,
      tooLate: ({ max }) => `It cannot be after ${max}.`,
      backwards: () => 'It ends before it begins.',
      tooLong: ({ most }) => `Too many days: ${most} at most.`,
    },
    apply: 'Apply',
    cancel: 'Cancel',
  },
  pt: {
    presets: 'Períodos',
    preset: {
      today: 'Hoje',
      yesterday: 'Ontem',
      last7: 'Últimos 7 dias',
      last28: 'Últimos 28 dias',
      last30: 'Últimos 30 dias',
      last90: 'Últimos 90 dias',
      thisMonth: 'Este mês',
      lastMonth: 'Mês passado',
      thisYear: 'Este ano',
    },
    custom: 'Personalizado',
    allDays: 'Todos os dias',
    from: 'De',
    to: 'Até',
    pattern: 'dd/mm/aaaa',
    compareWith: 'Comparar com',
    comparison: { none: 'Nada', previousPeriod: 'O período anterior', sameDaysLastYear: 'Os mesmos dias da semana, um ano antes' },
    comparedWith: (days) => `Comparado com ${days}`,
    days: (count, one) => (one ? '1 dia' : `${count} dias`),
    zone: (zone) => `Fuso horário: ${zone}`,
    chooseLast: 'Escolha também o último dia.',
    problem: {
      empty: () => 'Falta a data.',
      unreadable: ({ example }) => `Escreva assim: ${example}.`,
      noSuchDay: () => 'Esse dia não existe no calendário.',
      tooEarly: ({ min }) => `Os dados começam em ${min}.`,
      tooLate: ({ max }) => `Não pode ser depois de ${max}.`,
      backwards: () => 'Termina antes de começar.',
      tooLong: ({ most }) => `São dias demais: no máximo ${most}.`,
    },
    apply: 'Aplicar',
    cancel: 'Cancelar',
  },
} as const satisfies Record<Language, DateRangePickerWords>

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

/** Where summers have an hour of their own, the general name is used, not that of winter. */
const midsummer = Date.UTC(2026, 6, 1)

function textsIn(language: Language) {
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const number = numbersIn(language)
  const at = (one: Day): Date => new Date(`${one}T00:00:00Z`)
  return {
    say: words[language],
    language,
    number: (value: number): string => number.format(value),
    day: (one: Day): string => writeDay(one),
    /** "24 oct – 20 nov 2026" */
    range: ({ from, to }: DayRange): string => (from === to ? day.format(at(from)) : day.formatRange(at(from), at(to))),
    /** "hora de Reino Unido" */
    zone: (timeZone: string): string =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(midsummer)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}

export type DateRangeTexts = ReturnType<typeof textsIn>

const textsByLanguage: Record<Language, DateRangeTexts> = { es: textsIn('es'), en: textsIn('en'), pt: textsIn('pt') }

/** The picker's own sentences and its way to write days, in the language around it. */
export const useDateRangeTexts = (): DateRangeTexts => textsByLanguage[useWordsLanguage()]

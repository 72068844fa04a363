import type { Day } from '../calendar/index.ts'
import { useWordsLanguage, type Language } from '../words/index.ts'
import type { WallTime } from './zoned-time.ts'

/** What the asking for an instant says by itself. Days, times and zones come written. */
export interface DateTimeWords {
  day: string
  time: string
  openCalendar: string
  earlier: string
  later: string
  dayNotRead: (example: string) => string
  timeNotRead: (example: string) => string
  dayMissing: string
  timeMissing: string
  past: (moment: string) => string
  zone: (zone: string, offset: string) => string
  own: (moment: string) => string
  /** The clocks go forward and jump over the time; `time` is what counts instead. */
  never: (time: string, instead: string) => string
  twice: (time: string) => string
  first: (offset: string) => string
  second: (offset: string) => string
}

const words = {
  es: {
    day: 'Día',
    time: 'Hora',
    openCalendar: 'Abrir el calendario',
    earlier: '15 minutos antes',
    later: '15 minutos después',
    dayNotRead: (example) => `No se entiende el día. Escríbelo así: ${example}`,
    timeNotRead: (example) => `No se entiende la hora. Escríbela así: ${example}`,
    dayMissing: 'Falta el día',
    timeMissing: 'Falta la hora',
    past: (moment) => `Ya ha pasado: tiene que ser después del ${moment}`,
    zone: (zone, offset) => `En la tienda: ${zone} (${offset})`,
    own: (moment) => `Para ti: ${moment}`,
    never: (time, instead) => `Ese día el reloj se adelanta y la hora ${time} no existe: vale ${instead}.`,
    twice: (time) => `Ese día el reloj se atrasa y la hora ${time} se repite. ¿Cuál?`,
    first: (offset) => `La primera (${offset})`,
    second: (offset) => `La segunda (${offset})`,
  },
  en: {
    day: 'Day',
    time: 'Time',
    openCalendar: 'Open the calendar',
    earlier: '15 minutes earlier',
    later: '15 minutes later',
    dayNotRead: (example) => `The day cannot be read. Write it like ${example}`,
    timeNotRead: (example) => `The time cannot be read. Write it like ${example}`,
    dayMissing: 'The day is missing',
    timeMissing: 'The time is missing',
    past: (moment) => `That has passed: it must be after ${moment}`,
    zone: (zone, offset) => `In the store: ${zone} (${offset})`,
    own: (moment) => `For you: ${moment}`,
    never: (time, instead) => `The clocks go forward that day, and ${time} does not exist. It counts as ${instead}.`,
    twice: (time) => `The clocks go back that day, and ${time} comes twice. Which one?`,
    first: (offset) => `The first (${offset})`,
    second: (offset) => `The second (${offset})`,
  },
  pt: {
    day: 'Dia',
    time: 'Hora',
    openCalendar: 'Abrir o calendário',
    earlier: '15 minutos antes',
    later: '15 minutos depois',
    dayNotRead: (example) => `Não foi possível entender o dia. Escreva assim: ${example}`,
    timeNotRead: (example) => `Não foi possível entender a hora. Escreva assim: ${example}`,
    dayMissing: 'Falta o dia',
    timeMissing: 'Falta a hora',
    past: (moment) => `Já passou: precisa ser depois de ${moment}`,
    zone: (zone, offset) => `Na loja: ${zone} (${offset})`,
    own: (moment) => `Para você: ${moment}`,
    never: (time, instead) => `Nesse dia o relógio adianta e ${time} não existe. Vale como ${instead}.`,
    twice: (time) => `Nesse dia o relógio atrasa e ${time} acontece duas vezes. Qual delas?`,
    first: (offset) => `A primeira (${offset})`,
    second: (offset) => `A segunda (${offset})`,
  },
} as const satisfies Record<Language, DateTimeWords>

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

function textsIn(language: Language) {
  const locale = locales[language]
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const day = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { ...clock, timeZone: 'UTC' })
  return {
    say: words[language],
    language,
    day: (value: Day): string => day.format(new Date(`${value}T00:00:00Z`)),
    time: (value: string): string => time.format(new Date(`2026-01-01T${value}:00Z`)),
    wall: ({ day: on, time: at }: WallTime): string =>
      `${day.format(new Date(`${on}T00:00:00Z`))}, ${time.format(new Date(`${on}T${at}:00Z`))}`,
    /** What people call a zone: "United Kingdom Time". */
    zone: (instant: string, timeZone: string): string =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}

export type DateTimeTexts = ReturnType<typeof textsIn>

const textsByLanguage: Record<Language, DateTimeTexts> = { es: textsIn('es'), en: textsIn('en'), pt: textsIn('pt') }

/** A picker's own sentences and its way to write days and times, in the language around it. */
export const useTexts = (): DateTimeTexts => textsByLanguage[useWordsLanguage()]

import { currencyDigits, type Language } from '../../contract/index.ts'

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

export interface Format {
  number(value: number): string
  /** 0 to 1. */
  percent(share: number): string
  /** A rate such as a tax, in hundredths of a percent, with the decimals that it has: 2550 is 25.5 %. */
  rate(hundredths: number): string
  /** An amount in the currency's smallest unit. */
  money(minorUnits: number, currency: string): string
  /** A day, YYYY-MM-DD, without any shift by time zones. */
  day(day: string): string
  /** An instant, ISO 8601: day and time where the person is, or as the clocks of a zone (IANA name) show it. */
  moment(instant: string, timeZone?: string): string
  time(instant: string, timeZone?: string): string
  /** Hour and minute of an instant. */
  clock(instant: string, timeZone?: string): string
  /** What people call a zone: "United Kingdom Time". */
  zone(timeZone: string): string
  /** How long ago, or in how long: "3 minutes ago". Within 45 seconds it is now. */
  since(instant: string, now: number): string
  /** One of these: "Ana, Rosa or Pia". */
  either(names: readonly string[]): string
}

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Numbers are written with a minus, U+2212: a hyphen is shorter than a digit, and screen readers pass over it. */
const withMinus = (written: string): string => written.replace('-', '−')

/** Making a format is dear: each zone's is made once. */
function zoned(make: (timeZone?: string) => Intl.DateTimeFormat): (timeZone?: string) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, format)
    return format
  }
}

/** How a language writes numbers, days and money. */
export function formatIn(language: Language): Format {
  const locale = locales[language]
  // Spanish would leave four digits ungrouped.
  const useGrouping = language === 'es' ? 'always' : 'auto'
  const number = new Intl.NumberFormat(locale, { useGrouping })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, useGrouping })
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, useGrouping })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const momentIn = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(timeZone === undefined ? {} : { timeZone }),
    })
  const moment = zoned(momentIn)
  const timeIn = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...(timeZone === undefined ? {} : { timeZone }),
    })
  const time = zoned(timeIn)
  const clock = zoned(
    (timeZone?: string) =>
      new Intl.DateTimeFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...(timeZone === undefined ? {} : { timeZone }),
      }),
  )
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const currencies = new Map<string, { digits: number; format: Intl.NumberFormat }>()
  const inCurrency = (currency: string): { digits: number; format: Intl.NumberFormat } => {
    let known = currencies.get(currency)
    if (!known) {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        useGrouping: language === 'es' ? 'always' : 'auto',
      })
      known = { digits: currencyDigits(currency), format }
      currencies.set(currency, known)
    }
    return known
  }
  // Beside other columns there is no room for "26 de nov. de 2026".
  const short = (written: string): string => (language === 'pt' ? written.replaceAll(' de ', ' ') : written)
  const oneOfThem = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    either: (names) => oneOfThem.format(names),
    number: (value) => withMinus(number.format(value)),
    percent: (share) => withMinus(percent.format(share)),
    rate: (hundredths) => withMinus(rate.format(hundredths / 10_000)),
    money(minorUnits, currency) {
      const { digits, format } = inCurrency(currency)
      return withMinus(format.format(minorUnits / 10 ** digits))
    },
    day: (value) => short(day.format(new Date(`${value}T00:00:00Z`))),
    moment: (instant, timeZone) => short(moment(timeZone).format(new Date(instant))),
    time: (instant, timeZone) => time(timeZone).format(new Date(instant)),
    clock: (instant, timeZone) => clock(timeZone).format(new Date(instant)),
    zone: (timeZone) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(0)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    since(instant, now) {
      const seconds = (new Date(instant).getTime() - now) / 1_000
      const away = Math.abs(seconds)
      const step = away < 45 ? undefined : (steps.find((candidate) => away >= candidate.seconds) ?? steps[4])
      return step ? relative.format(Math.trunc(seconds / step.seconds) || Math.sign(seconds), step.unit) : relative.format(0, 'second')
    },
  }
}

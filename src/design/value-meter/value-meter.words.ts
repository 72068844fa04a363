import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

interface ValueMeterWords {
  title: string
  /** Before the choice of 12, 24 or 48. */
  first: string
  revenue: string
  units: string
  /** A difference of two shares. */
  points: (points: string) => string
  same: string
  was: (share: string) => string
  /** The whole, for who cannot see the bars. */
  sentence: (places: string, what: string, now: string, before: string, days: string) => string
  none: (days: string) => string
  noneAdvice: string
}

const words = {
  es: {
    title: 'Valor de los primeros lugares',
    first: 'En los primeros',
    revenue: 'Ingresos',
    units: 'Unidades',
    points: (points) => `${points} pts`,
    same: 'igual',
    was: (share) => `antes ${share}`,
    sentence: (places, what, now, before, days) =>
      `${what}: los primeros ${places} lugares reúnen el ${now} de los últimos ${days} días; antes, el ${before}.`,
    none: (days) => `Sin ventas en los últimos ${days} días`,
    noneAdvice: 'Cuando se venda algo, aquí se verá cuánto valen los primeros lugares.',
  },
  en: {
    title: 'Value of the first places',
    first: 'In the first',
    revenue: 'Revenue',
    units: 'Units',
    points: (points) => `${points} pts`,
    same: 'same',
    was: (share) => `was ${share}`,
    sentence: (places, what, now, before, days) =>
      `${what}: the first ${places} places hold ${now} of the last ${days} days; before, ${before}.`,
    none: (days) => `No sales yet in the last ${days} days`,
    noneAdvice: 'Once something sells, this shows what the first places are worth.',
  },
  pt: {
    title: 'Valor dos primeiros lugares',
    first: 'Nos primeiros',
    revenue: 'Receita',
    units: 'Unidades',
    points: (points) => `${points} pts`,
    same: 'igual',
    was: (share) => `antes ${share}`,
    sentence: (places, what, now, before, days) =>
      `${what}: os primeiros ${places} lugares reúnem ${now} dos últimos ${days} dias; antes, ${before}.`,
    none: (days) => `Sem vendas nos últimos ${days} dias`,
    noneAdvice: 'Quando algo for vendido, aqui se verá quanto valem os primeiros lugares.',
  },
} as const satisfies Record<Language, ValueMeterWords>

export interface ValueMeterTexts {
  say: ValueMeterWords
  number: (value: number) => string
  /** 0 to 1; with one digit after the point. */
  share: (value: number) => string
  /** In hundredths, with its sign. */
  points: (value: number) => string
}

export function useValueMeterTexts(): ValueMeterTexts {
  const language = useWordsLanguage()
  return {
    say: words[language],
    number: (value) => numbersIn(language).format(value),
    share: (value) => numbersIn(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    points: (value) => numbersIn(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value),
  }
}

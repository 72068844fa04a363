import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

interface ValueMeterWords {
  title: string
  /** Before the choice of 12, 24 or 48. */
  first: string
  revenue: (days: string) => string
  units: (days: string) => string
  /** A share of what the whole list sold. */
  ofList: (share: string) => string
  points: (points: string) => string
  /** After them: what does that. */
  withChanges: string
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
    revenue: (days) => `Ingresos de ${days} días`,
    units: (days) => `Unidades de ${days} días`,
    ofList: (share) => `${share} de la lista`,
    points: (points) => `${points} pts`,
    withChanges: 'con tus cambios',
    was: (share) => `sin tus cambios: ${share}`,
    sentence: (places, what, now, before, days) =>
      `${what}: los primeros ${places} lugares reúnen el ${now} de los últimos ${days} días; antes, el ${before}.`,
    none: (days) => `Sin ventas en los últimos ${days} días`,
    noneAdvice: 'Cuando se venda algo, aquí se verá cuánto valen los primeros lugares.',
  },
  en: {
    title: 'Value of the first places',
    first: 'In the first',
    revenue: (days) => `Revenue, ${days} days`,
    units: (days) => `Units, ${days} days`,
    ofList: (share) => `${share} of the list`,
    points: (points) => `${points} pts`,
    withChanges: 'with your changes',
    was: (share) => `without your changes: ${share}`,
    sentence: (places, what, now, before, days) =>
      `${what}: the first ${places} places hold ${now} of the last ${days} days; before, ${before}.`,
    none: (days) => `No sales yet in the last ${days} days`,
    noneAdvice: 'Once something sells, this shows what the first places are worth.',
  },
  pt: {
    title: 'Valor dos primeiros lugares',
    first: 'Nos primeiros',
    revenue: (days) => `Receita de ${days} dias`,
    units: (days) => `Unidades de ${days} dias`,
    ofList: (share) => `${share} da lista`,
    points: (points) => `${points} pts`,
    withChanges: 'com suas alterações',
    was: (share) => `sem suas alterações: ${share}`,
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

import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

interface ScoreBreakdownWords {
  title: string
  of: (highest: string) => string
  component: string
  weight: string
  percentile: string
  points: string
  /** Where it stands in its list. @param share as it is written: "83 %" */
  better: (share: string) => string
  unknown: string
  sum: string
  overruled: string
  computed: (score: string) => string
  until: (day: string) => string
  always: string
  why: string
  takeBack: string
  weighs: (share: string) => string
}

const words = {
  es: {
    title: 'De qué se compone la puntuación',
    of: (highest) => `de ${highest}`,
    component: 'Componente',
    weight: 'Peso',
    percentile: 'En su lista',
    points: 'Puntos',
    better: (share) => `mejor que el ${share}`,
    unknown: 'sin datos aún: se usa el valor medio',
    sum: 'Suma',
    overruled: 'Puesta a mano',
    computed: (score) => `La calculada es ${score}`,
    until: (day) => `Hasta el ${day}`,
    always: 'Hasta que se retire',
    why: 'Motivo',
    takeBack: 'Volver a la calculada',
    weighs: (share) => `pesa ${share}`,
  },
  en: {
    title: 'What the score is made of',
    of: (highest) => `of ${highest}`,
    component: 'Component',
    weight: 'Weight',
    percentile: 'Within its list',
    points: 'Points',
    better: (share) => `better than ${share}`,
    unknown: 'no data yet: the middle value is used',
    sum: 'Sum',
    overruled: 'Set by hand',
    computed: (score) => `The computed one is ${score}`,
    until: (day) => `Until ${day}`,
    always: 'Until taken back',
    why: 'Reason',
    takeBack: 'Back to the computed one',
    weighs: (share) => `weighs ${share}`,
  },
  pt: {
    title: 'Do que se compõe a pontuação',
    of: (highest) => `de ${highest}`,
    component: 'Componente',
    weight: 'Peso',
    percentile: 'Na sua lista',
    points: 'Pontos',
    better: (share) => `melhor que ${share}`,
    unknown: 'ainda sem dados: usa-se o valor médio',
    sum: 'Soma',
    overruled: 'Definida à mão',
    computed: (score) => `A calculada é ${score}`,
    until: (day) => `Até ${day}`,
    always: 'Até ser retirada',
    why: 'Motivo',
    takeBack: 'Voltar à calculada',
    weighs: (share) => `pesa ${share}`,
  },
} as const satisfies Record<Language, ScoreBreakdownWords>

export interface ScoreTexts {
  say: ScoreBreakdownWords
  number: (value: number) => string
  /** 0 to 1. */
  share: (value: number) => string
}

export function useScoreTexts(): ScoreTexts {
  const language = useWordsLanguage()
  return {
    say: words[language],
    number: (value) => numbersIn(language).format(value),
    share: (value) => numbersIn(language, { style: 'percent', maximumFractionDigits: 0 }).format(value),
  }
}

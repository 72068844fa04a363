import { numbersIn, useWordsLanguage, type Language } from '../words/index.ts'
import type { BacktestFacts, BacktestOrdering, LeftOut, Verdict } from './figures.ts'

/** A number, and how it is written. */
interface Counted {
  count: number
  text: string
}

const some = ({ count, text }: Counted, one: string, several: string): string => `${text} ${count === 1 ? one : several}`

interface BacktestWords {
  title: string
  days: string
  following: (days: string) => string
  first: string
  ofRevenue: (days: string, first: string) => string
  orderings: Record<Exclude<BacktestOrdering, 'beside'>, string>
  beside: Record<BacktestFacts['beside'], string>
  verdict: Record<Verdict['says'], (other: string) => string>
  more: (points: string, first: string, range: string) => string
  less: (points: string, first: string, range: string) => string
  apart: (first: string, range: string) => string
  between: (low: string, high: string) => string
  points: (points: string) => string
  all: string
  fewer: string
  weeks: string
  facts: (facts: { from: string; to: string; cases: Counted; lists: Counted }) => string
  honest: string
  present: string
  soldOut: string
  leftOut: Record<LeftOut, string>
  unknown: (parts: string) => string
}

const es: BacktestWords = {
  title: 'Prueba con ventas pasadas',
  days: 'Ventas de los días siguientes',
  following: (days) => `${days} días`,
  first: 'Primeros lugares',
  ofRevenue: (days, first) => `Parte de los ingresos de los ${days} días siguientes en los primeros ${first} lugares`,
  orderings: {
    this: 'Este orden',
    unexplored: 'Este orden, sin dar lugar a lo nuevo',
    'units-7': 'Más unidades, 7 días',
    'units-30': 'Más unidades, 30 días',
    'units-90': 'Más unidades, 90 días',
    'revenue-7': 'Más ingresos, 7 días',
    'revenue-30': 'Más ingresos, 30 días',
    'revenue-90': 'Más ingresos, 90 días',
    'decayed-14': 'Ingresos recientes, 14 días',
    'decayed-28': 'Ingresos recientes, 28 días',
    'decayed-56': 'Ingresos recientes, 56 días',
    newest: 'Lo más nuevo',
    price: 'Precio más alto',
  },
  beside: { published: 'El orden que había', present: 'El orden actual' },
  verdict: {
    better: (other) => `Mejor que «${other}»`,
    worse: (other) => `Peor que «${other}»`,
    undecided: (other) => `No se distingue de «${other}»`,
  },
  more: (points, first, range) => `Los primeros ${first} lugares habrían reunido ${points} puntos más de los ingresos (${range}).`,
  less: (points, first, range) => `Los primeros ${first} lugares habrían reunido ${points} puntos menos de los ingresos (${range}).`,
  apart: (first, range) => `En los primeros ${first} lugares la diferencia puede ser casualidad (${range}).`,
  between: (low, high) => `entre ${low} y ${high}`,
  points: (points) => `${points} pts`,
  all: 'Ver todos los órdenes',
  fewer: 'Ver solo los principales',
  weeks: 'Semana a semana',
  facts: ({ from, to, cases, lists }) =>
    `Ventas del ${from} al ${to}: ${some(cases, 'caso', 'casos')} en ${some(lists, 'lista', 'listas')}.`,
  honest:
    'Cada día se ordena solo con lo que se sabía entonces. Lo que estaba arriba también se vendió por estar arriba: esto muestra dónde estaban las ventas, no cuántas más habría.',
  present: 'Entonces no había un orden indexado: se compara con el actual, que puede conocer ventas posteriores.',
  soldOut: 'No se sabe qué estaba agotado entonces: esa regla no cuenta en la prueba.',
  leftOut: { cover: 'las existencias', variants: 'las variantes', pins: 'lo que estaba fijado' },
  unknown: (parts) => `Tampoco cuenta en la prueba lo que no se sabe de entonces: ${parts}.`,
}

const en: BacktestWords = {
  title: 'Test on past sales',
  days: 'Sales of the following days',
  following: (days) => `${days} days`,
  first: 'First places',
  ofRevenue: (days, first) => `Share of the revenue of the following ${days} days in the first ${first} places`,
  orderings: {
    this: 'This ordering',
    unexplored: 'This ordering, without places for new products',
    'units-7': 'Most units, 7 days',
    'units-30': 'Most units, 30 days',
    'units-90': 'Most units, 90 days',
    'revenue-7': 'Most revenue, 7 days',
    'revenue-30': 'Most revenue, 30 days',
    'revenue-90': 'Most revenue, 90 days',
    'decayed-14': 'Recent revenue, 14 days',
    'decayed-28': 'Recent revenue, 28 days',
    'decayed-56': 'Recent revenue, 56 days',
    newest: 'Newest',
    price: 'Highest price',
  },
  beside: { published: 'The previous ordering', present: 'The present ordering' },
  verdict: {
    better: (other) => `Better than “${other}”`,
    worse: (other) => `Worse than “${other}”`,
    undecided: (other) => `No clear difference from “${other}”`,
  },
  more: (points, first, range) => `The first ${first} places would have held ${points} points more of the revenue (${range}).`,
  less: (points, first, range) => `The first ${first} places would have held ${points} points less of the revenue (${range}).`,
  apart: (first, range) => `In the first ${first} places the difference may be chance (${range}).`,
  between: (low, high) => `between ${low} and ${high}`,
  points: (points) => `${points} pts`,
  all: 'Show all orderings',
  fewer: 'Show the main ones only',
  weeks: 'Week by week',
  facts: ({ from, to, cases, lists }) => `Sales from ${from} to ${to}: ${some(cases, 'case', 'cases')} in ${some(lists, 'list', 'lists')}.`,
  honest:
    'Each day is ordered by what was known then. What stood high also sold because it stood high: this shows where the sales were, not how many more there would be.',
  present: 'No ordering was indexed then: it is compared with the present one, which may know of later sales.',
  soldOut: 'What was sold out then is not known: that rule does not count in the test.',
  leftOut: { cover: 'the stock', variants: 'the variants', pins: 'what was pinned' },
  unknown: (parts) => `Nor does what is not known of that time count in the test: ${parts}.`,
}

const pt: BacktestWords = {
  title: 'Teste com vendas passadas',
  days: 'Vendas dos dias seguintes',
  following: (days) => `${days} dias`,
  first: 'Primeiras posições',
  ofRevenue: (days, first) => `Parte da receita dos ${days} dias seguintes nas primeiras ${first} posições`,
  orderings: {
    this: 'Esta ordem',
    unexplored: 'Esta ordem, sem dar lugar ao que é novo',
    'units-7': 'Mais unidades, 7 dias',
    'units-30': 'Mais unidades, 30 dias',
    'units-90': 'Mais unidades, 90 dias',
    'revenue-7': 'Mais receita, 7 dias',
    'revenue-30': 'Mais receita, 30 dias',
    'revenue-90': 'Mais receita, 90 dias',
    'decayed-14': 'Receita recente, 14 dias',
    'decayed-28': 'Receita recente, 28 dias',
    'decayed-56': 'Receita recente, 56 dias',
    newest: 'Mais novos',
    price: 'Preço mais alto',
  },
  beside: { published: 'A ordem que havia', present: 'A ordem atual' },
  verdict: {
    better: (other) => `Melhor que “${other}”`,
    worse: (other) => `Pior que “${other}”`,
    undecided: (other) => `Não se distingue de “${other}”`,
  },
  more: (points, first, range) => `As primeiras ${first} posições teriam reunido ${points} pontos a mais da receita (${range}).`,
  less: (points, first, range) => `As primeiras ${first} posições teriam reunido ${points} pontos a menos da receita (${range}).`,
  apart: (first, range) => `Nas primeiras ${first} posições a diferença pode ser acaso (${range}).`,
  between: (low, high) => `entre ${low} e ${high}`,
  points: (points) => `${points} pts`,
  all: 'Ver todas as ordens',
  fewer: 'Ver só as principais',
  weeks: 'Semana a semana',
  facts: ({ from, to, cases, lists }) => `Vendas de ${from} a ${to}: ${some(cases, 'caso', 'casos')} em ${some(lists, 'lista', 'listas')}.`,
  honest:
    'Cada dia é ordenado só com o que se sabia então. O que estava no topo também vendeu por estar no topo: isto mostra onde estavam as vendas, não quantas a mais haveria.',
  present: 'Não havia uma ordem indexada então: compara-se com a atual, que pode conhecer vendas posteriores.',
  soldOut: 'Não se sabe o que estava esgotado então: essa regra não conta no teste.',
  leftOut: { cover: 'o estoque', variants: 'as variantes', pins: 'o que estava fixado' },
  unknown: (parts) => `Também não conta no teste o que não se sabe daquela época: ${parts}.`,
}

const words = { es, en, pt } as const satisfies Record<Language, BacktestWords>
const locales = { es: 'es', en: 'en-GB', pt: 'pt-BR' } as const satisfies Record<Language, string>

const dayIn = (locale: string, day: string, year: boolean): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...(year ? { year: 'numeric' } : {}), timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export interface BacktestTexts {
  say: BacktestWords
  number: (value: number) => string
  /** 0 to 1; with one digit after the point. */
  share: (value: number) => string
  /** A difference of shares in points, without its sign, and with it. */
  points: (difference: number) => string
  signed: (difference: number) => string
  /** YYYY-MM-DD */
  day: (day: string) => string
  /** Without its year. */
  shortDay: (day: string) => string
  /** "a, b and c" */
  list: (parts: readonly string[]) => string
  nameOf: (ordering: BacktestOrdering, facts: Pick<BacktestFacts, 'beside'>) => string
}

export function useBacktestTexts(): BacktestTexts {
  const language = useWordsLanguage()
  const say = words[language]
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return {
    say,
    number: (value) => numbersIn(language).format(value),
    share: (value) => numbersIn(language, { style: 'percent', ...oneDigit }).format(value),
    points: (difference) => numbersIn(language, oneDigit).format(Math.abs(difference) * 100),
    signed: (difference) =>
      numbersIn(language, { ...oneDigit, signDisplay: 'exceptZero' })
        .format(difference * 100)
        .replace('-', '−'),
    day: (day) => dayIn(locales[language], day, true),
    shortDay: (day) => dayIn(locales[language], day, false),
    list: (parts) => new Intl.ListFormat(locales[language]).format(parts),
    nameOf: (ordering, { beside }) => (ordering === 'beside' ? say.beside[beside] : say.orderings[ordering]),
  }
}

/** The sentence of a verdict: what differs, where, and how sure that is. */
export function verdictText({ says, first, difference, low, high }: Verdict, { say, number, points, signed }: BacktestTexts): string {
  const range = say.between(say.points(signed(low)), say.points(signed(high)))
  if (says === 'better') return say.more(points(difference), number(first), range)
  return says === 'worse' ? say.less(points(difference), number(first), range) : say.apart(number(first), range)
}

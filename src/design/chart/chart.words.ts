import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { ChartMeasure } from './series.ts'

/** What a chart says by itself. */
export interface ChartWords {
  view: string
  chart: string
  table: string
  series: string
  show: (name: string) => string
  comparison: string
  /** Heads the comparison of one series in the table. */
  compared: (series: string, comparison: string) => string
  events: string
  /** Names what the arrows walk along. */
  points: (chart: string) => string
  total: string
  unknown: string
  /** Head of the first column of the table. */
  point: string
  /** Behind the name of a point whose value is not whole. */
  unfinished: string
  /** Events that are not listed. */
  moreEvents: (count: string) => string
  /** The sign above the curve. */
  /** @param count as it is seen on the mark, of several */
  openEvents: (events: string, points: string, count: string | null) => string
  /** In the name of the slider: which key opens the events of a point. */
  enterOpens: string
}

const words = {
  es: {
    view: 'Ver como',
    chart: 'Gráfico',
    table: 'Tabla',
    series: 'Curvas',
    show: (name) => `Mostrar ${name}`,
    comparison: 'Periodo anterior',
    compared: (series, comparison) => `${series}, ${comparison.toLocaleLowerCase('es')}`,
    events: 'Sucesos',
    points: (chart) => `${chart}: recorrer los puntos`,
    total: 'Total',
    unknown: 'sin datos',
    point: 'Cuándo',
    unfinished: 'parcial',
    moreEvents: (count) => `y ${count} más`,
    openEvents: (events, points, count) => `Abrir${count === null ? '' : ` ${count}`}: ${events}, ${points}`,
    enterOpens: 'Entrar abre lo que pasó',
  },
  en: {
    view: 'View as',
    chart: 'Chart',
    table: 'Table',
    series: 'Curves',
    show: (name) => `Show ${name}`,
    comparison: 'Previous period',
    compared: (series, comparison) => `${series}, ${comparison.toLocaleLowerCase('en')}`,
    events: 'Events',
    points: (chart) => `${chart}: move along the points`,
    total: 'Total',
    unknown: 'no data',
    point: 'When',
    unfinished: 'partial',
    moreEvents: (count) => `and ${count} more`,
    openEvents: (events, points, count) => `Open${count === null ? '' : ` ${count}`}: ${events}, ${points}`,
    enterOpens: 'Enter opens what happened',
  },
  pt: {
    view: 'Ver como',
    chart: 'Gráfico',
    table: 'Tabela',
    series: 'Curvas',
    show: (name) => `Mostrar ${name}`,
    comparison: 'Período anterior',
    compared: (series, comparison) => `${series}, ${comparison.toLocaleLowerCase('pt-BR')}`,
    events: 'Eventos',
    points: (chart) => `${chart}: percorrer os pontos`,
    total: 'Total',
    unknown: 'sem dados',
    point: 'Quando',
    unfinished: 'parcial',
    moreEvents: (count) => `e mais ${count}`,
    openEvents: (events, points, count) => `Abrir${count === null ? '' : ` ${count}`}: ${events}, ${points}`,
    enterOpens: 'Enter abre o que aconteceu',
  },
} as const satisfies Record<Language, ChartWords>

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

/** How values of one measure are written. */
export interface Writing {
  /** In full: "29.644,66 £". */
  full: (value: number) => string
  /** For the axis: "1,2 mil £". */
  short: (value: number) => string
  /** The smallest step of the axis that means anything. */
  smallest: number
}

function writingIn(language: Language, measure: ChartMeasure): Writing {
  if (measure === 'percent') {
    const percent = numbersIn(language, { style: 'percent', maximumFractionDigits: 1 })
    const round = numbersIn(language, { style: 'percent', maximumFractionDigits: 0 })
    return { full: (value) => percent.format(value), short: (value) => round.format(value), smallest: 0.01 }
  }
  if (measure === 'number') {
    const number = numbersIn(language)
    const compact = numbersIn(language, { notation: 'compact', maximumFractionDigits: 1 })
    return { full: (value) => number.format(value), short: (value) => compact.format(value), smallest: 1 }
  }
  const currency = { style: 'currency', currency: measure.currency, currencyDisplay: 'narrowSymbol' } as const
  const money = numbersIn(language, currency)
  const compact = numbersIn(language, { ...currency, notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 })
  const unit = 10 ** (new Intl.NumberFormat(locales[language], currency).resolvedOptions().maximumFractionDigits ?? 2)
  return {
    full: (value) => money.format(value / unit),
    short: (value) => compact.format(value / unit),
    smallest: unit,
  }
}

const writings = new Map<string, Writing>()

/** A chart's own sentences and its way to write values, in the language around it. */
export function useChartTexts(measure: ChartMeasure): { say: ChartWords; write: Writing; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], write: written(language, measure), number: written(language, 'number').full }
}

function written(language: Language, measure: ChartMeasure): Writing {
  const key = `${language} ${typeof measure === 'string' ? measure : measure.currency}`
  const known = writings.get(key) ?? writingIn(language, measure)
  writings.set(key, known)
  return known
}

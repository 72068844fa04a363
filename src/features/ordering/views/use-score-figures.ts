import { type DemandBasis, type ExplainedScore, limits } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

type Component = ExplainedScore['components'][number]

export interface ScoreFigures {
  /** The figure behind a component: "€312.40 expected in 28 days"; undefined where there is none. */
  figureOf: (component: Component) => string | undefined
  /** What demand was worked out by. */
  basis: string
}

/** How the figures behind a samaraScore are written. */
export function useScoreFigures(demandBasis: DemandBasis, currency: string): ScoreFigures {
  const t = useSentences('ordering')
  const format = useFormat()
  const forecast = limits.score.demandDays
  const written = {
    demand: (figure) =>
      demandBasis === 'recent'
        ? t('score.figure.recent', { money: format.money(Math.round(figure), currency) })
        : t('score.figure.expected', { money: format.money(Math.round(figure), currency), days: format.number(forecast) }),
    momentum: (figure) => t('score.figure.momentum', { times: format.number(Math.round(figure * 10) / 10) }),
    price: (figure) => format.money(Math.round(figure), currency),
    cover: (figure) => t('score.figure.cover', { count: Math.round(figure), days: format.number(Math.round(figure)) }),
    newness: (figure) => t('score.figure.newness', { count: figure, days: format.number(figure) }),
    variants: (figure) => t('score.figure.variants', { share: format.percent(figure) }),
  } satisfies Record<Component['id'], (figure: number) => string>

  function basisSentence(): string {
    if (demandBasis === 'recent') return t('score.basis.recent')
    if (demandBasis === 'model') return t('score.basis.model', { days: format.number(forecast) })
    const [column, days] = demandBasis.split('-') as ['units' | 'revenue' | 'decayed', string]
    return t(`score.basis.${column}`, { days: format.number(Number(days)) })
  }
  return {
    figureOf: ({ id, figure }) => (figure === null ? undefined : written[id](figure)),
    basis: basisSentence(),
  }
}

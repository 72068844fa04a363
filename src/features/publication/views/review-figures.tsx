import { limits, type PublicationWay } from '../../../../contract/index.ts'
import type { OrderingDifference } from '../../../design/ordering-diff/index.ts'
import { KpiTile } from '../../../design/kpi-tile/index.ts'
import { helpPath, useFormat, useSentences } from '../../../i18n/index.ts'
import { minutesOf, type Shares } from '../model/review.ts'

export interface ReviewFiguresProps {
  /** Null while they are being worked out. */
  figures: {
    shares: Shares
    difference: OrderingDifference
    products: number
    writes: number | null
    calls: number | null
    seconds: number | null
    by: PublicationWay
  } | null
}

const hints = { scores: 'review.timeHint', positions: 'review.timeHintPositions', file: 'review.timeHintFile' } as const

/** The gain and the cost of publishing, in four figures. */
export function ReviewFigures({ figures }: ReviewFiguresProps) {
  const t = useSentences('publication')
  const format = useFormat()
  const loading = figures === null
  const { shares, difference, products = 0, writes = null, calls = null, seconds = null, by = 'scores' } = figures ?? {}
  const before = shares?.before ?? null
  const after = shares?.after ?? null
  // Values with the same text count as equal.
  const gain = before !== null && after !== null && format.percent(before) !== format.percent(after) ? after - before : null
  const places = format.number(limits.list.firstPlaces)
  const { moved = [], entered = [], left = [] } = difference?.changes ?? {}
  const minutes = seconds === null ? null : minutesOf(seconds)
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <KpiTile
        label={t('review.value', { places })}
        value={after === null ? null : format.percent(after)}
        {...(gain === null ? {} : { change: { direction: gain > 0 ? 'up' : 'down', text: format.percent(Math.abs(gain)) } })}
        detail={before === null ? t('review.nothingSold') : t('review.share', { before: format.percent(before) })}
        hint={{ text: t('review.valueHint', { places }), href: helpPath('first-places') }}
        loading={loading}
      />
      <KpiTile
        label={t('review.moved')}
        value={format.number(moved.length)}
        detail={t('review.comeAndGo', { entered: format.number(entered.length), left: format.number(left.length) })}
        loading={loading}
      />
      <KpiTile
        label={t('review.writes')}
        value={writes === null ? null : format.number(writes)}
        detail={t('review.writesOf', { count: products, products: format.number(products) })}
        loading={loading}
      />
      <KpiTile
        label={t('review.time')}
        value={
          minutes === null
            ? null
            : minutes === 0
              ? t('review.underAMinute')
              : t('review.minutes', { count: minutes, minutes: format.number(minutes) })
        }
        detail={calls === null ? undefined : t('review.calls', { count: calls, calls: format.number(calls) })}
        hint={{ text: t(hints[by]), href: helpPath('updates') }}
        loading={loading}
      />
    </div>
  )
}

import { useMemo } from 'react'
import type { SalesByBand } from '../../../../contract/index.ts'
import { BarChart, type ChartPoint } from '../../../design/chart/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { shareOf } from '../model/change.ts'
import { keptSince } from '../model/kept-since.ts'
import type { ReportMeasure } from '../model/requested-report.ts'
import { useLoadedState, usePendingState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface BandsPanelProps {
  bands: Loaded<SalesByBand>
  measure: ReportMeasure
  comparisonName: string | undefined
  /** The name of the list that it is about; null: the whole store. */
  list: string | null
}

/** What each stretch of the lists sold: where shoppers found the products when they bought them. */
export function BandsPanel({ bands, measure, comparisonName, list }: BandsPanelProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('chart.load')
  const pending = usePendingState()
  const { data } = bands
  const value = measure === 'quantity' ? 'units' : 'revenue'
  const before = measure === 'quantity' ? 'unitsBefore' : 'revenueBefore'
  const points = useMemo(
    () =>
      (data?.bands ?? []).map(({ from, to }): ChartPoint => {
        const places = to === null ? t('bands.from', { from: format.number(from) }) : `${format.number(from)}–${format.number(to)}`
        return { key: String(from), label: t('bands.places', { places }), short: places }
      }),
    [data, t, format],
  )
  const series = useMemo(
    () => [
      {
        name: t(`figure.${value}`),
        values: (data?.bands ?? []).map((band) => band[value]),
        comparison: data?.compared ? data.bands.map((band) => band[before]) : undefined,
      },
    ],
    [data, t, value, before],
  )
  const placed = (data?.bands ?? []).reduce((sum, band) => sum + (band[value] ?? 0), 0)
  const unplaced = data?.unplaced[value] ?? 0
  const first = shareOf(data?.bands[0]?.[value] ?? 0, placed)
  const state = ((): ListStateValue => {
    if (bands.failure?.code === 'report/list-needed')
      return { kind: 'empty', title: t('bands.listNeeded'), advice: t('bands.listNeededText') }
    if (data?.pending) return pending
    if (data && data.unplaced[value] === null) {
      const day = keptSince(data, data)
      const advice = day === null ? t('bands.tooManyOrders') : t('bands.notKeptText', { day: format.day(day) })
      return { kind: 'empty', title: t('bands.notKept'), advice }
    }
    if (data && placed === 0)
      return {
        kind: 'empty',
        title: t('bands.none'),
        advice: data.positionsFrom === null ? t('bands.unknown') : t('bands.since', { day: format.day(data.positionsFrom) }),
      }
    return stateOf(bands)
  })()
  return (
    <Panel title={t('bands.title')} description={list === null ? t('bands.store') : t('bands.list', { list })}>
      <div className="flex flex-col gap-3">
        <BarChart
          label={t('bands.title')}
          points={points}
          series={series}
          comparisonName={comparisonName}
          measure={measure === 'quantity' ? 'number' : { currency: data?.currency ?? 'EUR' }}
          height="lg"
          state={state}
        />
        {state.kind === 'ready' && (
          <div className="flex flex-col gap-1 text-sm text-muted">
            {first !== null && <p>{t('bands.first', { share: format.share(first) })}</p>}
            {unplaced !== 0 && data && (
              <p>
                {t('bands.unplaced', {
                  figure: measure === 'quantity' ? format.number(unplaced) : format.money(unplaced, data.currency),
                })}
              </p>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}

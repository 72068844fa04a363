import { useMemo } from 'react'
import type { SalesByHour } from '../../../../contract/index.ts'
import { BarChart, useHourPoints } from '../../../design/chart/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ReportMeasure } from '../model/requested-report.ts'
import { useLoadedState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface HoursTabProps {
  hours: Loaded<SalesByHour>
  measure: ReportMeasure
  comparisonName: string | undefined
}

/** At which hours of the day people buy: orders, or what was sold where the report is filtered. */
export function HoursTab({ hours, measure, comparisonName }: HoursTabProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('chart.load')
  const points = useHourPoints()
  const { data } = hours
  const byOrders = data?.hours.every(({ orders }) => orders !== null) ?? true
  const value = byOrders ? 'orders' : measure === 'quantity' ? 'units' : 'revenue'
  const series = useMemo(
    () => [
      {
        name: t(`figure.${value}`),
        values: (data?.hours ?? []).map((hour) => hour[value]),
        comparison: data?.compared?.hours.map((hour) => hour[value]),
      },
    ],
    [data, t, value],
  )
  return (
    <Panel title={t(`hours.${value}`)} description={t('hours.text')}>
      <BarChart
        label={t(`hours.${value}`)}
        points={points}
        series={series}
        comparisonName={comparisonName}
        pointsName={data && t('when', { zone: format.zone(data.timeZone) })}
        measure={value === 'revenue' ? { currency: data?.currency ?? 'EUR' } : 'number'}
        state={stateOf(hours)}
      />
    </Panel>
  )
}

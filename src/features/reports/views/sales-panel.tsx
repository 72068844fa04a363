import { useMemo } from 'react'
import type { PublicationMark, SalesByRange } from '../../../../contract/index.ts'
import { BarChart, LineChart, useStepPoints, type ChartEvent, type TimeStep } from '../../../design/chart/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { comparedPoints } from '../model/compared-points.ts'
import { marksAtSteps } from '../model/event-marks.ts'
import { stepsFor, type RequestedReport } from '../model/requested-report.ts'
import { useLoadedState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface SalesPanelProps {
  sales: Loaded<SalesByRange>
  marks: readonly PublicationMark[]
  view: RequestedReport
  days: { from: string; to: string }
  by: 'hour' | 'day' | 'week'
  timeZone: string
  onBy: (by: 'hour' | 'day' | 'week') => void
  /** Publications of the curve were pressed. */
  onMarks: (marks: readonly PublicationMark[]) => void
}

const none: readonly TimeStep[] = []

/** The curve that leads: sales by hour, day or week, with the days that they are compared with and the publications between them. */
export function SalesPanel({ sales, marks, view: { measure, comparison }, days, by, timeZone, onBy, onMarks }: SalesPanelProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('sales.range')
  const { data } = sales
  const steps = data?.points ?? none
  const before = useMemo(() => data && comparedPoints(data), [data])
  const points = useStepPoints(steps, data?.by ?? by, timeZone, before)
  const value = measure === 'quantity' ? 'units' : 'revenue'
  const series = useMemo(
    () => [
      {
        name: t(`figure.${value}`),
        values: (data?.points ?? []).map((point) => point[value]),
        comparison: before && (data?.points ?? []).map((_, at) => before[at]?.[value] ?? null),
      },
    ],
    [t, value, data, before],
  )
  const events = useMemo(
    () =>
      marksAtSteps(marks, steps).map(({ at, mark }): ChartEvent => ({
        at,
        id: mark.publication,
        label: t('mark', { list: mark.list.name }),
      })),
    [marks, steps, t],
  )
  const open = (pressed: readonly ChartEvent[]): void => {
    const ids = new Set(pressed.map(({ id }) => id))
    onMarks(marks.filter(({ publication }) => ids.has(publication)))
  }
  const title = t(`sales.${by}.${measure}`)
  const Chart = by === 'hour' && steps.length <= 25 ? BarChart : LineChart
  return (
    <Panel title={title} actions={<StepSegments days={days} by={by} onBy={onBy} />}>
      <Chart
        label={title}
        points={points}
        series={series}
        comparisonName={comparison === 'none' ? undefined : t(`comparison.${comparison}`)}
        pointsName={t('when', { zone: format.zone(timeZone) })}
        measure={measure === 'quantity' ? 'number' : { currency: data?.currency ?? 'EUR' }}
        events={events}
        eventsName={t('publications')}
        onEventsOpen={open}
        height="lg"
        state={stateOf(sales)}
      />
    </Panel>
  )
}

function StepSegments({ days, by, onBy }: Pick<SalesPanelProps, 'days' | 'by' | 'onBy'>) {
  const t = useSentences('reports')
  const possible = stepsFor(days)
  return (
    <Segments
      label={t('by.label')}
      size="sm"
      value={by}
      onValueChange={onBy}
      options={(['hour', 'day', 'week'] as const).map((step) => ({
        value: step,
        label: t(`by.${step}`),
        disabled: !possible.includes(step),
      }))}
    />
  )
}

import { useMemo } from 'react'
import type { OrdersByHour } from '../../../../contract/index.ts'
import { BarChart, useStepPoints } from '../../../design/chart/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useLoadedState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface TodayTabProps {
  today: Loaded<OrdersByHour>
  timeZone: string
}

/** The orders of today by hour beside those of the same weekday a week ago. What has not happened yet is no zero. */
export function TodayTab({ today, timeZone }: TodayTabProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('realTime.load')
  const { data } = today
  const steps = useMemo(() => (data?.hours ?? []).map(({ at, state }) => ({ at, day: data!.day, unfinished: state === 'now' })), [data])
  const points = useStepPoints(steps, 'hour', timeZone)
  const compares = data?.hours.some(({ lastWeek }) => lastWeek !== null) ?? false
  const series = useMemo(
    () => [
      {
        name: t('today.today'),
        values: (data?.hours ?? []).map(({ sold }) => sold?.orders ?? null),
        comparison: compares ? data?.hours.map(({ lastWeek }) => lastWeek?.orders ?? null) : undefined,
      },
    ],
    [data, t, compares],
  )
  return (
    <Panel
      title={t('today.title')}
      description={data && t('today.until', { time: format.clock(data.until, timeZone), zone: format.zone(timeZone) })}
    >
      <BarChart
        label={t('today.title')}
        points={points}
        series={series}
        comparisonName={t('today.lastWeek')}
        pointsName={t('when', { zone: format.zone(timeZone) })}
        state={stateOf(today)}
      />
    </Panel>
  )
}

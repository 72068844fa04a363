import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { ReportsIcon, TableIcon } from '../icon/index.ts'
import { ListState, type ListStateValue } from '../list-state/index.ts'
import { Segments } from '../segments/index.ts'
import { BarList } from './bar-list.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { ChartTable } from './chart-table.tsx'
import type { ChartHeight } from './chart.variants.ts'
import { useChartTexts } from './chart.words.ts'
import type { ChartKind } from './drawing.tsx'
import { Legend } from './legend.tsx'
import { Plot } from './plot.tsx'
import type { ChartEvent, ChartMeasure, ChartPoint, ChartSeries } from './series.ts'
import { useShown } from './shown.ts'
import { useBox } from './use-box.ts'

export type ChartView = 'chart' | 'table'

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What it shows: its name for who hears it, and the caption of its table. */
  label: string
  /** The places on the axis, in order; `useDayPoints` and `useHourPoints` write them. */
  points: readonly ChartPoint[]
  /** One to eight curves. */
  series: readonly ChartSeries[]
  /** What the values count; money comes in its smallest unit. @default 'number' */
  measure?: ChartMeasure | undefined
  /** What the dashed curve is. @default "Periodo anterior" in the language */
  comparisonName?: string | undefined
  /** Heads the first column of the table: what the points are. @default "Cuándo" in the language */
  pointsName?: string | undefined
  /** Marked on the curve, announced in the reading and in the table. */
  events?: readonly ChartEvent[] | undefined
  /** Opens what happened: a sign was pressed, or Enter at its point. */
  onEventsOpen?: ((events: readonly ChartEvent[]) => void) | undefined
  /** What the marks are. @default "Sucesos" in the language */
  eventsName?: string | undefined
  /** Loading, empty, failed: in the place of the curves. @default ready */
  state?: ListStateValue | undefined
  /** @default 'md' */
  height?: ChartHeight | undefined
  /** @default 'chart' */
  defaultView?: ChartView | undefined
  /** Beside the switch to the table: buttons. */
  actions?: ReactNode
}

export interface ChartFrameProps extends ChartProps {
  kind: ChartKind
  stacked: boolean
}

const noEvents: readonly ChartEvent[] = []

/** Under this width, in pixels, bars lie: every one keeps its name. */
const narrow = 400

/** What all charts have around their curves: legend, switch to the table, states. */
export function ChartFrame({
  kind,
  stacked,
  label,
  points,
  series,
  measure = 'number',
  comparisonName,
  pointsName,
  events = noEvents,
  onEventsOpen,
  eventsName,
  state,
  height = 'md',
  defaultView = 'chart',
  actions,
  className,
  ...rest
}: ChartFrameProps) {
  const { say, write, number } = useChartTexts(measure)
  const { write: percent } = useChartTexts('percent')
  const [view, setView] = useState<ChartView>(defaultView)
  const shown = useShown(series)
  const figure = useRef<HTMLElement>(null)
  const { width } = useBox(figure)
  const lies = kind === 'bar' && width > 0 && width < narrow
  const named = { comparisonName: comparisonName ?? say.comparison, eventsName: eventsName ?? say.events }
  const known = state ?? { kind: 'ready' as const }
  const size = known.kind === 'loading' ? { ...known, skeleton: <ChartSkeleton height={height} /> } : known
  return (
    <figure ref={figure} data-slot="chart" aria-label={label} className={`min-w-0 break-inside-avoid ${className ?? ''}`} {...rest}>
      <ListState state={size} size="sm">
        <div className="mb-1 flex items-start justify-between gap-x-3">
          <Legend
            kind={kind}
            series={series}
            shown={shown}
            comparisonName={named.comparisonName}
            eventsName={events.length > 0 ? named.eventsName : undefined}
            say={say}
          />
          <div className="ml-auto flex shrink-0 items-center gap-2">
            {actions}
            <Segments
              label={say.view}
              size="sm"
              value={view}
              onValueChange={setView}
              options={[
                { value: 'chart', label: say.chart, icon: <ReportsIcon />, iconOnly: true },
                { value: 'table', label: say.table, icon: <TableIcon />, iconOnly: true },
              ]}
            />
          </div>
        </div>
        {view === 'table' ? (
          <ChartTable
            label={label}
            points={points}
            series={series}
            {...named}
            events={events}
            height={height}
            pointsName={pointsName ?? say.point}
            say={say}
            write={write}
          />
        ) : lies ? (
          <BarList
            label={label}
            points={points}
            shown={shown}
            comparisonName={named.comparisonName}
            events={events}
            onEventsOpen={onEventsOpen}
            stacked={stacked}
            say={say}
            write={write}
            number={number}
          />
        ) : (
          <Plot
            label={label}
            kind={kind}
            points={points}
            shown={shown}
            events={events}
            onEventsOpen={onEventsOpen}
            comparisonName={named.comparisonName}
            stacked={stacked}
            height={height}
            say={say}
            write={write}
            number={number}
            percent={percent.full}
          />
        )}
      </ListState>
    </figure>
  )
}

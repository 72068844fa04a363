import type { ReactNode } from 'react'
import { Change, directionOf } from '../figure/index.ts'
import type { ChartWords, Writing } from './chart.words.ts'
import { EventMark } from './legend.tsx'
import { SeriesMark } from './series-mark.tsx'
import type { ChartEvent, ChartPoint } from './series.ts'
import type { ShownSeries } from './shown.ts'

export interface ReadingProps {
  point: ChartPoint
  at: number
  shown: readonly ShownSeries[]
  comparisonName: string
  events: readonly ChartEvent[]
  stacked: boolean
  say: ChartWords
  write: Writing
  number: (value: number) => string
  percent: (share: number) => string
}

/** More events than these are only counted. */
const mostEvents = 4

/** What a point is called: one that still goes on says so. */
const nameOf = (point: ChartPoint, say: ChartWords): string => (point.unfinished ? `${point.label} (${say.unfinished})` : point.label)

const listed = (events: readonly ChartEvent[], say: ChartWords, number: (value: number) => string): readonly string[] => [
  ...events.slice(0, mostEvents).map(({ label }) => label),
  ...(events.length > mostEvents ? [say.moreEvents(number(events.length - mostEvents))] : []),
]

/** The values of one point, beside the crosshair. Screen readers announce them as the value of the slider that the arrow keys move. */
export function Reading({ point, at, shown, comparisonName, events, stacked, say, write, number, percent }: ReadingProps) {
  const single = shown.length === 1 ? shown[0] : undefined
  const now = single?.values[at] ?? null
  const before = single?.comparison?.[at] ?? null
  return (
    <div data-slot="chart-reading" className="flex flex-col gap-1">
      <p className="font-medium">{nameOf(point, say)}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5">
        {shown.map(({ name, values, place }) => (
          <Line key={name} mark={<SeriesMark place={place} />} name={name} value={valueOf(values[at], write, say)} />
        ))}
        {stacked && shown.length > 1 && (
          <Line mark={null} name={say.total} value={write.full(shown.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))} strong />
        )}
        {shown.map(({ name, comparison }) =>
          comparison ? (
            <Line
              key={name}
              mark={<span className="w-2.5 border-t-2 border-dotted border-control" />}
              name={[shown.length > 1 ? say.compared(name, comparisonName) : comparisonName, point.compared].filter(Boolean).join(' · ')}
              value={valueOf(comparison[at], write, say)}
              quiet
            />
          ) : null,
        )}
      </dl>
      {/* What is not whole yet is no more and no less than what was. */}
      {!point.unfinished && now !== null && before !== null && before !== 0 && (
        <Change direction={directionOf(now, before)} text={percent(Math.abs(now - before) / Math.abs(before))} />
      )}
      {listed(events, say, number).map((label) => (
        <p key={label} className="flex items-start gap-1.5 border-t border-subtle pt-1">
          <EventMark />
          <span className="min-w-0">{label}</span>
        </p>
      ))}
    </div>
  )
}

export const valueOf = (value: number | null | undefined, write: Writing, say: ChartWords): string =>
  value === null || value === undefined ? say.unknown : write.full(value)

interface LineProps {
  mark: ReactNode
  name: string
  value: string
  strong?: boolean
  quiet?: boolean
}

function Line({ mark, name, value, strong = false, quiet = false }: LineProps) {
  return (
    <div className={`contents ${quiet ? 'text-muted' : ''}`}>
      <span className="flex w-2.5 justify-center">{mark}</span>
      <dt className={`min-w-0 ${quiet ? 'text-muted' : ''}`}>{name}</dt>
      <dd className={`text-right tabular-nums ${strong ? 'font-semibold' : ''} ${quiet ? 'text-muted' : ''}`}>{value}</dd>
    </div>
  )
}

/** The same in one sentence, for who hears it. */
export function readingText({
  point,
  at,
  shown,
  comparisonName,
  events,
  say,
  write,
  number,
}: Omit<ReadingProps, 'stacked' | 'percent'>): string {
  const values = shown.flatMap(({ name, values: own, comparison }) => [
    `${name}: ${valueOf(own[at], write, say)}`,
    ...(comparison
      ? [`${shown.length > 1 ? say.compared(name, comparisonName) : comparisonName}: ${valueOf(comparison[at], write, say)}`]
      : []),
  ])
  return [nameOf(point, say), ...values, ...listed(events, say, number)].join('. ')
}

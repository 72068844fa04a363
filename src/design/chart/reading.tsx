import type { ReactNode } from 'react'
import { Change, directionOf } from '../figure/index.ts'
import { lookOf } from './chart.variants.ts'
import type { ChartWords, Writing } from './chart.words.ts'
import { EventMark } from './legend.tsx'
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
  percent: (share: number) => string
}

/** The values of one point, beside the crosshair. Screen readers announce them as the value of the slider that the arrow keys move. */
export function Reading({ point, at, shown, comparisonName, events, stacked, say, write, percent }: ReadingProps) {
  const single = shown.length === 1 ? shown[0] : undefined
  const now = single?.values[at] ?? null
  const before = single?.comparison?.[at] ?? null
  return (
    <div data-slot="chart-reading" className="flex flex-col gap-1">
      <p className="font-medium">{point.label}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5">
        {shown.map(({ name, values, place }) => (
          <Line
            key={name}
            mark={<span className={`size-2.5 rounded-xs ${lookOf(place).mark}`} />}
            name={name}
            value={valueOf(values[at], write, say)}
          />
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
      {now !== null && before !== null && before !== 0 && (
        <Change direction={directionOf(now, before)} text={percent(Math.abs(now - before) / Math.abs(before))} />
      )}
      {events.map(({ label }) => (
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
export function readingText({ point, at, shown, comparisonName, events, say, write }: Omit<ReadingProps, 'stacked' | 'percent'>): string {
  const values = shown.flatMap(({ name, values: own, comparison }) => [
    `${name}: ${valueOf(own[at], write, say)}`,
    ...(comparison
      ? [`${shown.length > 1 ? say.compared(name, comparisonName) : comparisonName}: ${valueOf(comparison[at], write, say)}`]
      : []),
  ])
  return [point.label, ...values, ...events.map(({ label }) => label)].join('. ')
}

import { chartHeights, type ChartHeight } from './chart.variants.ts'
import type { ChartWords, Writing } from './chart.words.ts'
import { valueOf } from './reading.tsx'
import type { ChartEvent, ChartPoint, ChartSeries } from './series.ts'

export interface ChartTableProps {
  label: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  comparisonName: string
  /** Heads the first column. */
  pointsName: string
  events: readonly ChartEvent[]
  eventsName: string
  height: ChartHeight
  say: ChartWords
  write: Writing
}

const head = 'sticky top-0 z-1 bg-surface px-3 py-2 text-left font-medium text-muted shadow-[inset_0_-1px_0_var(--border-default)]'

/** Everything that the curves say, as a table that scrolls in itself. */
export function ChartTable({ label, points, series, comparisonName, events, eventsName, height, pointsName, say, write }: ChartTableProps) {
  const columns = series.flatMap(({ name, values, comparison }) => [
    { name, values },
    ...(comparison ? [{ name: series.length > 1 ? say.compared(name, comparisonName) : comparisonName, values: comparison }] : []),
  ])
  const eventsAt = new Map<string, string[]>()
  for (const { at, label: event } of events) eventsAt.set(at, [...(eventsAt.get(at) ?? []), event])
  return (
    // It scrolls, so the keyboard must reach it.
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className={`overflow-auto rounded-md border border-default outline-offset-2 outline-focus focus-visible:outline-2 ${chartHeights[height]}`}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} left-0 z-2`}>
              {pointsName}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className={`${head} text-right`}>
                {name}
              </th>
            ))}
            {events.length > 0 && (
              <th scope="col" className={head}>
                {eventsName}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point.key} className="border-b border-subtle last:border-0">
              <th scope="row" className="sticky left-0 min-w-28 bg-surface px-3 py-1.5 text-left font-normal">
                {point.label}
                {point.unfinished && <span className="text-muted"> ({say.unfinished})</span>}
              </th>
              {columns.map(({ name, values }) => (
                <td key={name} className="px-3 py-1.5 text-right whitespace-nowrap">
                  {valueOf(values[at], write, say)}
                </td>
              ))}
              {events.length > 0 && <td className="min-w-32 px-3 py-1.5">{eventsAt.get(point.key)?.join(', ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

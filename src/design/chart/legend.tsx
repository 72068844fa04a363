import { PublishIcon } from '../icon/index.ts'
import { comparedBar, legendItem } from './chart.variants.ts'
import type { ChartWords } from './chart.words.ts'
import type { ChartKind } from './drawing.tsx'
import { SeriesMark } from './series-mark.tsx'
import type { ChartSeries } from './series.ts'
import type { Shown } from './shown.ts'

export interface LegendProps {
  kind: ChartKind
  series: readonly ChartSeries[]
  shown: Shown
  comparisonName: string
  /** What the marks on the curve are; without marks, nothing. */
  eventsName: string | undefined
  say: ChartWords
}

/** What each colour means; pressing one hides its curve and shows it again. */
export function Legend({ kind, series, shown, comparisonName, eventsName, say }: LegendProps) {
  const compares = series.some(({ comparison }) => comparison !== undefined)
  if (series.length === 1 && !compares && eventsName === undefined) return null
  return (
    <div role="group" aria-label={say.series} className="-ml-1.5 flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
      {series.map(({ name }, place) => (
        <button key={name} type="button" aria-pressed={shown.isShown(name)} className={legendItem()} onClick={() => shown.toggle(name)}>
          <SeriesMark place={place} shown={shown.isShown(name)} />
          <span className="min-w-0">{name}</span>
        </button>
      ))}
      {compares && (
        <button type="button" aria-pressed={shown.compared} className={legendItem()} onClick={shown.toggleComparison}>
          <span
            className={
              kind === 'bar' ? `size-2.5 shrink-0 rounded-xs ${comparedBar}` : 'w-4 shrink-0 border-t-2 border-dashed border-control'
            }
          />
          <span className="min-w-0">{comparisonName}</span>
        </button>
      )}
      {eventsName !== undefined && (
        <span className="inline-flex min-h-6 items-center gap-1.5 px-1.5 text-sm text-muted">
          <EventMark />
          {eventsName}
        </span>
      )}
    </div>
  )
}

/** The sign of something that happened. */
export function EventMark() {
  return (
    <span className="inline-flex size-4 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
      <PublishIcon className="size-2.5" />
    </span>
  )
}

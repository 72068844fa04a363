import { useMemo, useRef } from 'react'
import { chartHeights, lookOf, plot, reading, type ChartHeight } from './chart.variants.ts'
import type { ChartWords, Writing } from './chart.words.ts'
import { clustersOf } from './clusters.ts'
import { Drawing, type ChartKind } from './drawing.tsx'
import { EventSigns } from './event-signs.tsx'
import { labelsThatFit, placeOf } from './places.ts'
import { Reading, readingText } from './reading.tsx'
import { heightOf, scaleOf, type Scale } from './scale.ts'
import { reachOf, type ChartEvent, type ChartPoint } from './series.ts'
import type { Shown, ShownSeries } from './shown.ts'
import { useBox } from './use-box.ts'
import { useReading } from './use-reading.ts'

export interface PlotProps {
  label: string
  kind: ChartKind
  points: readonly ChartPoint[]
  shown: Shown
  events: readonly ChartEvent[]
  onEventsOpen: ((events: readonly ChartEvent[]) => void) | undefined
  comparisonName: string
  stacked: boolean
  height: ChartHeight
  say: ChartWords
  write: Writing
  number: (value: number) => string
  percent: (share: number) => string
}

const spaces: Record<ChartHeight, number> = { sm: 3, md: 4, lg: 5 }
/** Under this width, in pixels, a reading beside the crosshair would cover the curve: it stands above. */
const narrow = 520
/** Signs of events need this much room, in pixels. */
const signWidth = 20

/** The curves with their axes, and the one place that pointer, finger and arrows read them at. */
export function Plot({
  label,
  kind,
  points,
  shown: { shown, compared },
  events,
  onEventsOpen,
  comparisonName,
  stacked,
  height,
  say,
  write,
  number,
  percent,
}: PlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height: tall } = useBox(box)
  const lying = kind === 'bar' ? 'bands' : 'edges'
  const eventsAt = (key: string | undefined): readonly ChartEvent[] => events.filter((event) => event.at === key)
  const { at, surface } = useReading(points.length, lying, (index) => {
    const here = eventsAt(points[index]?.key)
    if (here.length > 0) onEventsOpen?.(here)
  })
  const scale = useMemo(
    () => scaleOf(reachOf(shown, compared, stacked), spaces[height], write.smallest),
    [shown, compared, stacked, height, write],
  )
  const labels = useMemo(
    () =>
      labelsThatFit(
        points.map(({ short, label: long }) => short ?? long),
        width,
        lying,
      ),
    [points, width, lying],
  )
  const clusters = useMemo(() => (width > 0 ? clustersOf(points, events, lying, signWidth / width) : []), [points, events, lying, width])
  const place = (index: number): number => placeOf(index, points.length, lying)
  const point = at === null ? undefined : points[at]
  const read = (index: number) => ({
    point: points[index] ?? { key: '', label: '' },
    at: index,
    shown,
    comparisonName,
    events: eventsAt(points[index]?.key),
    say,
    write,
    number,
  })
  const current = at ?? points.length - 1
  return (
    <div className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-2xs text-muted tabular-nums ${events.length > 0 ? 'pt-6' : 'pt-2'}`}>
      <div aria-hidden className={`flex flex-col-reverse justify-between ${chartHeights[height]}`}>
        {scale.ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end whitespace-nowrap">
            {write.short(tick)}
          </span>
        ))}
      </div>
      <div ref={box} className={plot({ height })}>
        {at !== null && kind === 'bar' && (
          <span
            aria-hidden
            className="absolute inset-y-0 rounded-xs bg-hover"
            style={{ left: `${(at / points.length) * 100}%`, width: `${100 / points.length}%` }}
          />
        )}
        <div aria-hidden className="absolute inset-0">
          {width > 0 && <Drawing kind={kind} points={points} shown={shown} scale={scale} stacked={stacked} width={width} height={tall} />}
        </div>
        {at !== null && kind !== 'bar' && <Crosshair left={place(at)} at={at} shown={stacked ? [] : shown} scale={scale} />}
        <div
          data-slot="chart-points"
          role="slider"
          tabIndex={0}
          aria-label={onEventsOpen && events.length > 0 ? `${say.points(label)}. ${say.enterOpens}` : say.points(label)}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={current + 1}
          aria-valuetext={readingText(read(current))}
          className="absolute inset-0 cursor-crosshair touch-pan-y rounded-sm outline-offset-2 outline-focus focus-visible:outline-2"
          {...surface}
        />
        <EventSigns clusters={clusters} points={points} onOpen={onEventsOpen} say={say} number={number} />
        {point && at !== null && (
          <div
            aria-hidden
            className={reading({ className: width < narrow ? 'top-auto bottom-full mb-1' : '' })}
            style={readingPlace(place(at), width)}
          >
            <Reading {...read(at)} stacked={stacked} percent={percent} />
          </div>
        )}
      </div>
      <span />
      <div aria-hidden className="relative h-6">
        {labels.map(({ at: index, middle, align }) => (
          <span
            key={points[index]?.key}
            className={`absolute top-1.5 whitespace-nowrap ${{ start: '', middle: '-translate-x-1/2', end: '-translate-x-full' }[align]}`}
            style={{ left: `${middle * 100}%` }}
          >
            {points[index]?.short ?? points[index]?.label}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Beside the crosshair where there is room, on the side that has more; on a narrow plot above it, never over an edge. */
function readingPlace(place: number, width: number) {
  if (width < narrow) return { left: `${place * 100}%`, transform: `translateX(${-place * 100}%)` }
  return place < 0.5 ? { left: `calc(${place * 100}% + 0.75rem)` } : { right: `calc(${(1 - place) * 100}% + 0.75rem)` }
}

function Crosshair({ left, at, shown, scale }: { left: number; at: number; shown: readonly ShownSeries[]; scale: Scale }) {
  return (
    <span aria-hidden className="absolute inset-y-0 w-0 border-l border-strong" style={{ left: `${left * 100}%` }}>
      {shown.map(({ place, values }) => {
        const value = values[at]
        if (value === null || value === undefined) return null
        return (
          <span
            key={place}
            className={`absolute size-2.5 -translate-1/2 rounded-full border-2 border-inherit ${lookOf(place).mark}`}
            style={{ top: `${(1 - heightOf(value, scale)) * 100}%` }}
          />
        )
      })}
    </span>
  )
}

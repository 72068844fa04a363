import { useRef } from 'react'
import { chartHeights, lookOf, plot, reading, type ChartHeight } from './chart.variants.ts'
import type { ChartWords, Writing } from './chart.words.ts'
import { Drawing, type ChartKind } from './drawing.tsx'
import { EventMark } from './legend.tsx'
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
  comparisonName: string
  stacked: boolean
  height: ChartHeight
  say: ChartWords
  write: Writing
  percent: (share: number) => string
}

const spaces: Record<ChartHeight, number> = { sm: 3, md: 4, lg: 5 }
/** Under this width, in pixels, a reading beside the crosshair would cover the curve: it stands above. */
const narrow = 520

/** The curves with their axes, and the one place that pointer, finger and arrows read them at. */
export function Plot({
  label,
  kind,
  points,
  shown: { shown, compared },
  events,
  comparisonName,
  stacked,
  height,
  say,
  write,
  percent,
}: PlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height: tall } = useBox(box)
  const lying = kind === 'bar' ? 'bands' : 'edges'
  const { at, surface } = useReading(points.length, lying)
  const scale = scaleOf(reachOf(shown, compared, stacked), spaces[height], write.smallest)
  const place = (index: number): number => placeOf(index, points.length, lying)
  const eventsAt = (key: string): readonly ChartEvent[] => events.filter((event) => event.at === key)
  const point = at === null ? undefined : points[at]
  const read = (index: number) => ({
    point: points[index] ?? { key: '', label: '' },
    at: index,
    shown,
    comparisonName,
    events: eventsAt(points[index]?.key ?? ''),
    say,
    write,
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
        {points.map(({ key }, index) =>
          eventsAt(key).length > 0 ? (
            <span
              key={key}
              aria-hidden
              data-slot="chart-event"
              className="absolute -top-5 bottom-0 w-0 border-l border-dashed border-accent"
              style={{ left: `${place(index) * 100}%` }}
            >
              <span className="absolute -top-0.5 left-0 flex -translate-x-1/2">
                <EventMark />
              </span>
            </span>
          ) : null,
        )}
        {at !== null && kind !== 'bar' && <Crosshair left={place(at)} at={at} shown={stacked ? [] : shown} scale={scale} />}
        <div
          data-slot="chart-points"
          role="slider"
          tabIndex={0}
          aria-label={say.points(label)}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={current + 1}
          aria-valuetext={readingText(read(current))}
          className="absolute inset-0 cursor-crosshair touch-pan-y rounded-sm outline-offset-2 outline-focus focus-visible:outline-2"
          {...surface}
        />
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
        {labelsThatFit(
          points.map(({ short, label: long }) => short ?? long),
          width,
          lying,
        ).map(({ at: index, middle, align }) => (
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

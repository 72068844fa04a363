import { Fragment } from 'react'
import { comparedBar, eventButton, lookOf } from './chart.variants.ts'
import type { ChartWords, Writing } from './chart.words.ts'
import { EventMark } from './legend.tsx'
import { readingText, valueOf } from './reading.tsx'
import { heightOf, scaleOf, type Scale } from './scale.ts'
import { reachOf, type ChartEvent, type ChartPoint } from './series.ts'
import type { Shown } from './shown.ts'

export interface BarListProps {
  label: string
  points: readonly ChartPoint[]
  shown: Shown
  comparisonName: string
  events: readonly ChartEvent[]
  onEventsOpen: ((events: readonly ChartEvent[]) => void) | undefined
  stacked: boolean
  say: ChartWords
  write: Writing
  number: (value: number) => string
}

/** Bars that lie, one line each with its name and its value: what a narrow screen has room for. Nothing has to be pointed at to be read. */
export function BarList({
  label,
  points,
  shown: { shown, compared },
  comparisonName,
  events,
  onEventsOpen,
  stacked,
  say,
  write,
  number,
}: BarListProps) {
  const scale = scaleOf(reachOf(shown, compared, stacked), 4, write.smallest)
  return (
    <ol
      aria-label={label}
      data-slot="chart-bars"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 pt-2 text-xs tabular-nums"
    >
      {points.map((point, at) => {
        const here = events.filter((event) => event.at === point.key)
        return (
          <li key={point.key} className="col-span-3 grid grid-cols-subgrid items-center">
            <span className="sr-only">{readingText({ point, at, shown, comparisonName, events: here, say, write, number })}</span>
            <span className="flex max-w-28 items-center gap-1.5 text-muted">
              <span aria-hidden>
                {point.short ?? point.label} {point.unfinished && <span className="whitespace-nowrap">({say.unfinished})</span>}
              </span>
              {here.length > 0 && <Happened events={here} at={point.label} onOpen={onEventsOpen} say={say} number={number} />}
            </span>
            <span aria-hidden className="flex min-w-0 flex-col gap-px">
              {stacked ? (
                <span className="flex h-3.5">
                  {shown.map(({ place, values }) => (
                    <Piece key={place} ground={lookOf(place).mark} share={(values[at] ?? 0) / (scale.high - scale.low)} />
                  ))}
                </span>
              ) : (
                shown.map(({ place, values, comparison }) => (
                  <Fragment key={place}>
                    <Lying
                      ground={lookOf(place).mark}
                      value={values[at] ?? null}
                      scale={scale}
                      tall={shown.length > 1 ? 'h-2' : 'h-3.5'}
                      pale={point.unfinished}
                    />
                    {comparison && <Lying ground={comparedBar} value={comparison[at] ?? null} scale={scale} tall="h-1.5" />}
                  </Fragment>
                ))
              )}
            </span>
            <span aria-hidden className="text-right">
              {stacked
                ? write.full(shown.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
                : shown.map(({ place, values, comparison }) => (
                    <Fragment key={place}>
                      <span className="block">{valueOf(values[at], write, say)}</span>
                      {comparison && <span className="block text-2xs text-muted">{valueOf(comparison[at], write, say)}</span>}
                    </Fragment>
                  ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

interface HappenedProps extends Pick<BarListProps, 'say' | 'number'> {
  events: readonly ChartEvent[]
  /** The name of the point. */
  at: string
  onOpen: BarListProps['onEventsOpen']
}

/** What happened at a point: a sign, with the number of several. */
function Happened({ events, at, onOpen, say, number }: HappenedProps) {
  const text = events.length > 1 ? number(events.length) : null
  const sign = text ?? <EventMark />
  if (!onOpen)
    return (
      <span aria-hidden className={text === null ? 'contents' : eventButton()}>
        {sign}
      </span>
    )
  return (
    <button
      type="button"
      // What is seen on it is part of its name.
      aria-label={say.openEvents(events.map(({ label }) => label).join('; '), at, text)}
      className={eventButton({ className: 'relative' })}
      onClick={() => onOpen(events)}
    >
      {sign}
    </button>
  )
}

interface LyingProps {
  ground: string
  value: number | null
  scale: Scale
  tall: string
  pale?: boolean | undefined
}

/** A bar from the zero line to its value, to the left of it where the value lies below zero. */
function Lying({ ground, value, scale, tall, pale = false }: LyingProps) {
  const zero = heightOf(0, scale)
  const end = value === null ? zero : heightOf(value, scale)
  return (
    <span className={`relative block ${tall}`}>
      <span className="absolute inset-y-0 w-px bg-track" style={{ left: `${zero * 100}%` }} />
      <span
        className={`absolute inset-y-0 rounded-xs ${ground} ${pale ? 'opacity-45' : ''}`}
        style={{ left: `${Math.min(zero, end) * 100}%`, width: `${Math.abs(end - zero) * 100}%` }}
      />
    </span>
  )
}

function Piece({ ground, share }: { ground: string; share: number }) {
  return <span className={`h-full ${ground}`} style={{ width: `${share * 100}%` }} />
}

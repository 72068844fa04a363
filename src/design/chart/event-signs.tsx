import { eventButton } from './chart.variants.ts'
import type { ChartWords } from './chart.words.ts'
import type { EventCluster } from './clusters.ts'
import { EventMark } from './legend.tsx'
import type { ChartEvent, ChartPoint } from './series.ts'

export interface EventSignsProps {
  clusters: readonly EventCluster[]
  points: readonly ChartPoint[]
  /** Without it they are only seen. */
  onOpen: ((events: readonly ChartEvent[]) => void) | undefined
  say: ChartWords
  number: (value: number) => string
}

/** Signs of what happened, above the curve; several that would touch are one with their number. */
export function EventSigns({ clusters, points, onOpen, say, number }: EventSignsProps) {
  return clusters.map(({ points: at, events, place }) => {
    const labels = at.map((index) => points[index]?.label ?? '').join(', ')
    const text = events.length > 1 ? number(events.length) : null
    const names = events.map(({ label }) => label).join('; ')
    return (
      <span
        key={at[0]}
        aria-hidden={onOpen === undefined || undefined}
        data-slot="chart-event"
        className="pointer-events-none absolute -top-5 bottom-0 w-0 border-l border-dashed border-accent"
        style={{ left: `${place * 100}%` }}
      >
        <span className="absolute -top-0.5 left-0 flex -translate-x-1/2">
          {onOpen ? (
            // The slider opens them by keyboard: a tab stop each would be in the way.
            <button
              type="button"
              tabIndex={-1}
              // What is seen on it is part of its name.
              aria-label={say.openEvents(names, labels, text)}
              className={eventButton()}
              onClick={() => onOpen(events)}
            >
              {text ?? <EventMark />}
            </button>
          ) : text === null ? (
            <EventMark />
          ) : (
            <span className={eventButton()}>{text}</span>
          )}
        </span>
      </span>
    )
  })
}

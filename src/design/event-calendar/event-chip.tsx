import { WarningIcon } from '../icon/index.ts'
import { StateBadge, stateLooks, useStateWords } from '../state-badge/index.ts'
import type { DayEvent } from './event.ts'
import { eventChip } from './event-calendar.variants.ts'
import type { CalendarContext } from './context.ts'

export interface EventChipProps extends DayEvent {
  context: CalendarContext
  /** All that is known of it, in several lines. */
  spacious: boolean
  /** Can be reached by Tab: it stands on the day that has the focus. */
  reachable: boolean
}

/** A publication on one of its days; press it to open it. */
export function EventChip({ event, starts, ends, context, spacious, reachable }: EventChipProps) {
  const { texts, timeZone, collisions, chosen, onOpen } = context
  const { say, time, moment, list } = texts
  const states = useStateWords()
  const others = collisions.get(event.id)
  const span = `${time(event.start, timeZone)}${event.end === null ? '' : `, ${say.until(moment(event.end, timeZone))}`}`
  const clash = others && say.collides(list(others.map(({ title, store }) => `${title} (${store})`)))
  const rest = spacious ? [span, clash] : [event.store, starts ? span : `${say.goesOn}, ${span}`, states[event.state], clash]
  return (
    <button
      type="button"
      data-event={event.id}
      tabIndex={reachable ? 0 : -1}
      aria-pressed={chosen === event.id}
      title={clash}
      className={eventChip({ tone: stateLooks[event.state].tone, spacious, starts, ends, off: event.state === 'cancelled' })}
      onClick={() => onOpen(event)}
    >
      {spacious ? (
        <>
          <span className="flex items-center justify-between gap-1 text-2xs text-muted tabular-nums">
            <span title={starts ? undefined : say.goesOn} className="min-w-0 truncate">
              {starts ? time(event.start, timeZone) : say.goesOn}
            </span>
            {clash && <WarningIcon className="size-3.5 text-danger" />}
          </span>
          <span title={event.title} className="line-clamp-2 text-xs font-semibold">
            {event.title}
          </span>
          <span title={event.store} className="truncate text-2xs text-muted">
            {event.store}
          </span>
          <StateBadge state={event.state} look="plain" size="sm" />
        </>
      ) : (
        <>
          {clash ? <WarningIcon className="size-3 text-danger" /> : <StateBadge state={event.state} look="mark" size="sm" />}
          <span
            title={starts ? `${time(event.start, timeZone)} ${event.title}` : event.title}
            className={`min-w-0 truncate ${starts ? 'font-medium' : 'text-muted'}`}
          >
            {starts && <span className="text-muted tabular-nums @max-4xl:hidden">{time(event.start, timeZone)} </span>}
            {event.title}
          </span>
        </>
      )}
      <span className="sr-only">, {rest.filter(Boolean).join(', ')}</span>
    </button>
  )
}

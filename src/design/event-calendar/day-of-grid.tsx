import type { Ref } from 'react'
import type { Day } from '../calendar/index.ts'
import { Popover } from '../popover/index.ts'
import { EventList } from './agenda.tsx'
import type { CalendarContext } from './context.ts'
import { dayCell } from './event-calendar.variants.ts'
import { EventChip } from './event-chip.tsx'

export interface DayOfGridProps {
  day: Day
  /** It belongs to another month. */
  outside: boolean
  active: boolean
  spacious: boolean
  context: CalendarContext
  onFocusInside: () => void
  ref: Ref<HTMLDivElement>
}

/** How many publications a day of the month has room for. */
const space = 3

/** A day with what happens on it; what has no room is behind "+n more". */
export function DayOfGrid({ day, outside, active, spacious, context, onFocusInside, ref }: DayOfGridProps) {
  const { texts, byDay, today, collisions } = context
  const { say, number } = texts
  const events = byDay.get(day) ?? []
  const shown = spacious || events.length <= space ? events : events.slice(0, space - 1)
  const hidden = events.length - shown.length
  const clashes = events.filter(({ event }) => collisions.has(event.id)).length
  const name = day === today ? say.todayIs(texts.longDay(day)) : texts.longDay(day)
  const parts = [
    name,
    events.length === 0 ? say.noEvents : say.events(number(events.length), events.length === 1),
    clashes > 0 && say.collisions(number(clashes), clashes === 1),
  ]
  return (
    <div
      ref={ref}
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      className={dayCell({ outside, spacious })}
      onFocus={onFocusInside}
    >
      <span className="sr-only">{parts.filter(Boolean).join(', ')}</span>
      <span
        aria-hidden
        className={`flex size-6 shrink-0 items-center justify-center self-start rounded-full text-xs tabular-nums ${day === today ? 'bg-accent font-semibold text-on-accent' : outside ? 'text-muted' : 'font-medium text-default'}`}
      >
        {texts.date(day)}
      </span>
      {shown.map((entry) => (
        <EventChip key={entry.event.id} {...entry} context={context} spacious={spacious} reachable={active} />
      ))}
      {hidden > 0 && (
        <Popover
          label={say.allOf(texts.longDay(day))}
          padding="none"
          size="lg"
          trigger={
            <button
              type="button"
              tabIndex={active ? 0 : -1}
              className="min-h-6 rounded-sm px-1.5 text-start text-2xs font-medium text-muted outline-focus hover:bg-hover hover:text-default focus-visible:outline-2"
            >
              {say.more(number(hidden))}
            </button>
          }
        >
          <div className="@container">
            <p className="border-b border-subtle px-4 py-2 text-sm font-semibold first-letter:uppercase">{texts.longDay(day)}</p>
            <EventList events={events} context={context} />
          </div>
        </Popover>
      )}
    </div>
  )
}

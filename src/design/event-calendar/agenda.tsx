import type { Day } from '../calendar/index.ts'
import { WarningIcon } from '../icon/index.ts'
import { ListState } from '../list-state/index.ts'
import { StateBadge } from '../state-badge/index.ts'
import type { CalendarContext } from './context.ts'
import type { DayEvent } from './event.ts'
import { agendaRow } from './event-calendar.variants.ts'

export interface AgendaProps {
  days: readonly Day[]
  context: CalendarContext
}

/** What happens, day after day; days on which nothing happens are left out. */
export function Agenda({ days, context }: AgendaProps) {
  const { texts, byDay, today } = context
  const busy = days.filter((day) => byDay.get(day)?.some(({ starts }) => starts))
  if (busy.length === 0)
    return <ListState state={{ kind: 'empty', title: texts.say.emptyTitle, advice: texts.say.emptyAdvice }} size="sm" />
  return (
    <div className="flex flex-col">
      {busy.map((day) => (
        <section key={day} aria-label={texts.longDay(day)}>
          <h3
            className={`border-b border-subtle bg-sunken px-4 py-1.5 text-xs font-semibold first-letter:uppercase @max-2xl:px-3 ${day === today ? 'text-accent' : 'text-muted'}`}
          >
            {day === today ? texts.say.todayIs(texts.longDay(day)) : texts.longDay(day)}
          </h3>
          <EventList events={(byDay.get(day) ?? []).filter(({ starts }) => starts)} context={context} />
        </section>
      ))}
    </div>
  )
}

export interface EventListProps {
  events: readonly DayEvent[]
  context: CalendarContext
}

/** Publications in lines; press one to open it. */
export function EventList({ events, context: { texts, timeZone, collisions, chosen, onOpen } }: EventListProps) {
  const { say, time, moment, list } = texts
  return (
    <ul>
      {events.map(({ event }) => {
        const others = collisions.get(event.id)
        const where = event.end === null ? event.store : `${event.store} · ${say.until(moment(event.end, timeZone))}`
        return (
          <li key={event.id}>
            <button type="button" aria-pressed={chosen === event.id} className={agendaRow()} onClick={() => onOpen(event)}>
              <span className="w-20 shrink-0 text-sm font-medium tabular-nums">{time(event.start, timeZone)}</span>
              <span className="flex min-w-40 flex-1 flex-col">
                <span title={event.title} className="truncate font-medium">
                  {event.title}
                </span>
                <span title={where} className="truncate text-sm text-muted">
                  {where}
                </span>
                {others && (
                  <span className="flex items-start gap-1.5 text-sm text-danger">
                    <WarningIcon className="mt-[3px] size-3.5" />
                    <span className="min-w-0">{say.collides(list(others.map(({ title, store }) => `${title} (${store})`)))}</span>
                  </span>
                )}
              </span>
              <StateBadge state={event.state} className="@max-2xl:ms-24" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import { useId, useMemo, useState, type ComponentProps } from 'react'
import { Button } from '../button/index.ts'
import { addDays, addMonths, type Day } from '../calendar/index.ts'
import { wallTimeOf } from '../date-time-picker/index.ts'
import { NextIcon, PreviousIcon, WarningIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Segments } from '../segments/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { Agenda } from './agenda.tsx'
import type { CalendarContext } from './context.ts'
import { monthOf, weekOf, weeksOf } from './days.ts'
import { DaysGrid } from './days-grid.tsx'
import { collisionsOf, eventsByDay, type CalendarEvent } from './event.ts'
import { useTexts } from './event-calendar.words.ts'

export type EventCalendarView = 'month' | 'week' | 'agenda'

export interface EventCalendarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Keep it stable between renders. */
  events: readonly CalendarEvent[]
  /** In whose clocks and days it is drawn. */
  timeZone: string
  /** The present instant, ISO 8601. */
  now: string
  /** A publication was pressed. */
  onOpen: (event: CalendarEvent) => void
  /** The publication that is open. */
  chosen?: string | null | undefined
  /** What is shown first; where there is no room, always the agenda. @default 'month' */
  defaultView?: EventCalendarView | undefined
  /** The day that is shown first. @default today */
  defaultDay?: Day | undefined
  /** Keeps its place until the publications are there. @default false */
  loading?: boolean | undefined
}

/**
 * Publications of all stores by day: in a month, in a week, or one after the other; those that collide say so.
 * @example <EventCalendar events={publications} timeZone="Europe/London" now={now} onOpen={({ id }) => open(id)} />
 */
export function EventCalendar(props: EventCalendarProps) {
  const { events, timeZone, now, onOpen, chosen = null, defaultView = 'month', defaultDay, loading = false, className, ...rest } = props
  const today = wallTimeOf(now, timeZone).day
  const texts = useTexts()
  const { say, number } = texts
  const keys = useId()
  const [view, setView] = useState<EventCalendarView>(defaultView)
  const [active, setActive] = useState<Day>(defaultDay ?? today)
  const weeks = useMemo(
    () => (view === 'week' ? [weekOf(active, texts.firstWeekday)] : weeksOf(active, texts.firstWeekday)),
    [view, active, texts.firstWeekday],
  )
  const days = useMemo(() => (view === 'week' ? weeks.flat() : monthOf(active)), [view, weeks, active])
  const byDay = useMemo(() => eventsByDay(weeks.flat(), events, timeZone), [weeks, events, timeZone])
  const collisions = useMemo(() => collisionsOf(events), [events])
  const context: CalendarContext = { texts, timeZone, today, byDay, collisions, chosen, onOpen }
  const shown = new Set(days.flatMap((day) => (byDay.get(day) ?? []).map(({ event }) => event.id)))
  const clashes = [...shown].filter((id) => collisions.has(id)).length
  const step = (by: 1 | -1): void => setActive(view === 'week' ? addDays(active, by * 7) : addMonths(active, by))
  const [first = active, last = active] = [weeks[0]?.[0], weeks[0]?.at(-1)]
  const title = view === 'week' ? `${texts.shortDay(first)} – ${texts.shortDay(last)}` : texts.month(active)
  const skeleton = (
    <div aria-busy className="grid grid-cols-7 gap-1 p-1">
      {weeks.flat().map((day) => (
        <Skeleton key={day} shape="block" className="h-24 rounded-sm" />
      ))}
    </div>
  )
  return (
    <section
      data-slot="event-calendar"
      data-view={view}
      className={`@container flex min-w-0 flex-col overflow-hidden rounded-lg border border-default bg-surface shadow-card ${className ?? ''}`}
      {...rest}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-subtle px-3 py-2.5">
        <span className="flex items-center gap-1">
          <IconButton
            label={view === 'week' ? say.previousWeek : say.previousMonth}
            icon={<PreviousIcon />}
            silent
            onClick={() => step(-1)}
          />
          <IconButton label={view === 'week' ? say.nextWeek : say.nextMonth} icon={<NextIcon />} silent onClick={() => step(1)} />
        </span>
        <h2 aria-live="polite" title={title} className="min-w-0 flex-1 text-lg font-semibold max-sm:text-md sm:truncate">
          {title}
        </h2>
        <Button size="sm" onClick={() => setActive(today)}>
          {say.today}
        </Button>
        <Segments
          className="@max-2xl:hidden"
          label={say.view}
          size="sm"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'month', label: say.month },
            { value: 'week', label: say.week },
            { value: 'agenda', label: say.agenda },
          ]}
        />
      </header>
      {!loading && clashes > 0 && (
        <p
          role="status"
          className="flex items-center gap-2 border-b border-danger-soft bg-danger-soft px-4 py-1.5 text-sm font-medium text-danger"
        >
          <WarningIcon />
          {say.collisions(number(clashes), clashes === 1)}
        </p>
      )}
      {loading ? (
        skeleton
      ) : (
        <>
          {view !== 'agenda' && (
            <div className="@max-2xl:hidden">
              <DaysGrid
                label={title}
                weeks={weeks}
                month={view === 'month' ? active.slice(0, 7) : undefined}
                active={active}
                onActive={setActive}
                spacious={view === 'week'}
                describedBy={keys}
                context={context}
              />
            </div>
          )}
          <div className={view === 'agenda' ? '' : '@2xl:hidden'}>
            <Agenda days={days} context={context} />
          </div>
        </>
      )}
      <p className="px-4 py-2 text-xs text-muted">{say.zone(texts.zone(now, timeZone))}</p>
      <span id={keys} hidden>
        {say.keys}
      </span>
    </section>
  )
}

import { useRef, type KeyboardEvent } from 'react'
import { addDays, addMonths, type Day } from '../calendar/index.ts'
import { DayOfGrid } from './day-of-grid.tsx'
import type { CalendarContext } from './context.ts'

export interface DaysGridProps {
  /** What the grid shows: a month, a week. */
  label: string
  weeks: readonly (readonly Day[])[]
  /** The month whose days are its own, YYYY-MM; without it all are. */
  month?: string | undefined
  /** The day that has or gets the focus. */
  active: Day
  onActive: (day: Day) => void
  /** One week with room for everything. */
  spacious: boolean
  describedBy: string
  context: CalendarContext
}

/** Days in weeks, walked by arrows; Enter goes into a day's publications, Escape comes back. */
export function DaysGrid({ label, weeks, month, active, onActive, spacious, describedBy, context }: DaysGridProps) {
  const wanted = useRef<Day | null>(null)
  const { texts } = context
  const go = (day: Day): void => {
    wanted.current = day
    onActive(day)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('[role=gridcell]')
    if (!cell || !event.currentTarget.contains(cell)) return
    const inside = [...cell.querySelectorAll<HTMLElement>('button')]
    const at = inside.indexOf(target)
    const focus = (to: HTMLElement | undefined): void => to?.focus()
    const first = texts.firstWeekday
    const weekday = weeks.find((week) => week.includes(active))?.indexOf(active) ?? first
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(addDays(active, -1)),
      ArrowRight: () => go(addDays(active, 1)),
      ArrowUp: () => (at >= 0 ? focus(inside[at - 1] ?? cell) : go(addDays(active, -7))),
      ArrowDown: () => (at >= 0 ? focus(inside[at + 1]) : go(addDays(active, 7))),
      Home: () => go(addDays(active, -weekday)),
      End: () => go(addDays(active, 6 - weekday)),
      PageUp: () => go(addMonths(active, -1)),
      PageDown: () => go(addMonths(active, 1)),
      ...(at < 0 ? { Enter: () => focus(inside[0]), ' ': () => focus(inside[0]) } : { Escape: () => focus(cell) }),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      className="border-s border-t border-subtle outline-none"
      onKeyDown={press}
    >
      <div role="row" className="grid grid-cols-7">
        {(weeks[0] ?? []).map((day) => (
          <span
            key={day}
            role="columnheader"
            aria-label={texts.longWeekday(day)}
            className="truncate border-e border-b border-subtle bg-sunken px-2 py-1 text-center text-xs font-medium text-muted"
          >
            {texts.weekday(day)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid grid-cols-7">
          {week.map((day) => (
            <DayOfGrid
              key={day}
              day={day}
              outside={month !== undefined && !day.startsWith(month)}
              active={day === active}
              spacious={spacious}
              context={context}
              onFocusInside={() => {
                if (day !== active) onActive(day)
              }}
              ref={(cell) => {
                if (!cell || wanted.current !== day) return
                wanted.current = null
                cell.focus()
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

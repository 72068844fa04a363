import type { Day } from '../calendar/index.ts'
import type { CalendarEvent, DayEvent } from './event.ts'
import type { EventTexts } from './event-calendar.words.ts'

/** What every part of the calendar knows. */
export interface CalendarContext {
  readonly texts: EventTexts
  readonly timeZone: string
  readonly today: Day
  readonly byDay: ReadonlyMap<Day, readonly DayEvent[]>
  readonly collisions: ReadonlyMap<string, readonly CalendarEvent[]>
  readonly chosen: string | null
  readonly onOpen: (event: CalendarEvent) => void
}

import type { Day } from '../calendar/index.ts'
import { wallTimeOf } from '../date-time-picker/index.ts'
import type { PublicationState } from '../state-badge/index.ts'

/** A publication as a calendar knows it. */
export interface CalendarEvent {
  readonly id: string
  /** The list that is published. */
  readonly title: string
  /** The store that it belongs to. */
  readonly store: string
  readonly state: PublicationState
  /** ISO 8601. */
  readonly start: string
  /** When the former ordering comes back; null when this one stays. */
  readonly end: string | null
  /** What it writes to. Two that write to the same thing at one time collide. @default its store and list */
  readonly touches?: readonly string[] | undefined
}

/** Cancelled and failed ones write nothing any more. */
const writes = ({ state }: CalendarEvent): boolean => state !== 'cancelled' && state !== 'failed'

const touchedBy = ({ touches, store, title }: CalendarEvent): readonly string[] => touches ?? [`${store}\n${title}`]

/** One that stays holds its list only while it is written. */
const minute = 60_000
const untilOf = ({ start, end }: CalendarEvent): number => (end === null ? Date.parse(start) + minute : Date.parse(end))

/**
 * Which publications stand in each other's way: at one time they write to the same thing.
 * @returns of every event that collides, those it collides with, by start
 */
export function collisionsOf(events: readonly CalendarEvent[]): ReadonlyMap<string, readonly CalendarEvent[]> {
  const found = new Map<string, CalendarEvent[]>()
  const add = (one: CalendarEvent, other: CalendarEvent): void => {
    const known = found.get(one.id)
    if (!known) found.set(one.id, [other])
    else if (!known.includes(other)) known.push(other)
  }
  const open = new Map<string, CalendarEvent[]>()
  for (const event of events.filter(writes).sort((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    for (const touched of touchedBy(event)) {
      const still = (open.get(touched) ?? []).filter((other) => untilOf(other) > Date.parse(event.start))
      for (const other of still) {
        add(event, other)
        add(other, event)
      }
      open.set(touched, [...still, event])
    }
  }
  return found
}

/** An event on one of its days. */
export interface DayEvent {
  readonly event: CalendarEvent
  /** It begins on this day. */
  readonly starts: boolean
  /** It ends on this day. */
  readonly ends: boolean
}

/** The last moment that belongs to it: one that ends at midnight does not reach into the new day. */
const lastOf = ({ start, end }: CalendarEvent): string =>
  end === null ? start : new Date(Math.max(Date.parse(start), Date.parse(end) - minute)).toISOString()

/** What happens on a day in a zone: what goes on from before first, then by time. */
export function eventsOn(day: Day, events: readonly CalendarEvent[], timeZone: string): DayEvent[] {
  return events
    .map((event) => ({ event, from: wallTimeOf(event.start, timeZone).day, to: wallTimeOf(lastOf(event), timeZone).day }))
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ event, from, to }) => ({ event, starts: from === day, ends: to === day }))
    .sort(
      (a, b) =>
        Number(a.starts) - Number(b.starts) || Date.parse(a.event.start) - Date.parse(b.event.start) || (a.event.id < b.event.id ? -1 : 1),
    )
}

/** What happens on each of these days; days on which nothing happens are left out. */
export function eventsByDay(
  days: readonly Day[],
  events: readonly CalendarEvent[],
  timeZone: string,
): ReadonlyMap<Day, readonly DayEvent[]> {
  const spans = events.map((event) => ({ event, from: wallTimeOf(event.start, timeZone).day, to: wallTimeOf(lastOf(event), timeZone).day }))
  const first = days[0] ?? ''
  const last = days.at(-1) ?? ''
  const near = spans.filter(({ from, to }) => from <= last && to >= first).map(({ event }) => event)
  return new Map(days.map((day) => [day, eventsOn(day, near, timeZone)] as const).filter(([, found]) => found.length > 0))
}

import type { AutomationConfiguration } from '../../../contract/index.ts'
import { beginningOf, dayIn, shiftDay } from '../../kernel/clock.ts'

const minute = 60_000
const quarter = 15 * minute
const hour = 60 * minute

/** Made once per zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The time of day of an instant in a time zone, HH:MM. */
function timeIn(timeZone: string, at: Date): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format.format(at)
}

/**
 * The first instant of a day at or after a time of it: one that daylight
 * saving skips is the first after it, one that it repeats the first of both.
 */
export function instantOf(timeZone: string, day: string, time: string): Date {
  const isReached = (at: number): boolean => {
    const now = dayIn(timeZone, new Date(at))
    return now > day || (now === day && timeIn(timeZone, new Date(at)) >= time)
  }
  let at = beginningOf(timeZone, day).getTime()
  if (isReached(at)) return new Date(at)
  while (!isReached(at + quarter)) at += quarter
  while (!isReached(at)) at += minute
  return new Date(at)
}

/** Monday is 1. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

function firstAt(timeZone: string, after: Date, time: string, isDay: (day: string) => boolean): Date {
  for (let day = dayIn(timeZone, after); ; day = shiftDay(day, 1)) {
    if (!isDay(day)) continue
    const at = instantOf(timeZone, day, time)
    if (at > after) return at
  }
}

function byCadence({ cadence }: Pick<AutomationConfiguration, 'cadence'>, timeZone: string, after: Date): Date | null {
  if (cadence.every === 'synchronisation') return null
  if (cadence.every === 'day') return firstAt(timeZone, after, cadence.at, () => true)
  if (cadence.every === 'week') return firstAt(timeZone, after, cadence.at, (day) => weekdayOf(day) === cadence.weekday)
  // Lists are compared with the platform once an hour: to look more often finds nothing.
  return new Date((Math.floor(after.getTime() / hour) + 1) * hour)
}

/** The same instant, or the end of the quiet hours that it falls into. */
export function afterQuiet({ guards: { quiet } }: Pick<AutomationConfiguration, 'guards'>, timeZone: string, at: Date): Date {
  if (quiet === null || quiet.from === quiet.to) return at
  const time = timeIn(timeZone, at)
  const overMidnight = quiet.from > quiet.to
  const isQuiet = overMidnight ? time >= quiet.from || time < quiet.to : time >= quiet.from && time < quiet.to
  if (!isQuiet) return at
  const day = dayIn(timeZone, at)
  return instantOf(timeZone, overMidnight && time >= quiet.from ? shiftDay(day, 1) : day, quiet.to)
}

export type AutomationTimes = Pick<AutomationConfiguration, 'cadence' | 'guards' | 'startsOn' | 'endsOn' | 'paused'>

/**
 * When an automation is to run by itself next, after an instant; null where it waits
 * for something else, or will not. However many times were missed, the next is one.
 */
export function nextDue(times: AutomationTimes, timeZone: string, now: Date): Date | null {
  if (times.paused) return null
  const begins = times.startsOn === null ? now : new Date(beginningOf(timeZone, times.startsOn).getTime() - 1)
  const due = byCadence(times, timeZone, begins > now ? begins : now)
  if (due === null) return null
  const at = afterQuiet(times, timeZone, due)
  return times.endsOn !== null && dayIn(timeZone, at) > times.endsOn ? null : at
}

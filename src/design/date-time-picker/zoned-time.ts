import { tzOffset } from '@date-fns/tz'
import type { Day } from '../calendar/index.ts'

/** What a clock on the wall shows: a day and a time of it, HH:MM, wherever that clock hangs. */
export interface WallTime {
  readonly day: Day
  readonly time: string
}

const minute = 60_000
const dayLength = 86_400_000

/** How far a zone's clocks are ahead of UTC at an instant, in minutes. */
const offsetAt = (instant: number, timeZone: string): number => tzOffset(timeZone, new Date(instant))

/** The same in writing: `GMT`, `GMT+1`, `GMT−3`, `GMT+5:45`. */
export function offsetWritten(instant: string, timeZone: string): string {
  const offset = offsetAt(Date.parse(instant), timeZone)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return offset === 0 ? 'GMT' : `GMT${offset > 0 ? '+' : '−'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`)

/** ISO 8601 to the second, in UTC. */
const written = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z')

/** What the clocks of a zone show at an instant. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  const at = Date.parse(instant)
  const shown = new Date(at + offsetAt(at, timeZone) * minute).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/**
 * The instants at which the clocks of a zone show this. Usually one. Two where the clocks go back and the hour comes twice;
 * none where they go forward and jump over it: then `before` is how it is meant by who does not know of the jump, so much later.
 */
export type Instants =
  | { readonly kind: 'once'; readonly instant: string }
  | { readonly kind: 'twice'; readonly first: string; readonly second: string }
  | { readonly kind: 'never'; readonly instead: string; readonly insteadTime: WallTime }

/**
 * @example instantsOf({ day: '2026-10-25', time: '01:30' }, 'Europe/London') // twice: 00:30Z and 01:30Z
 */
export function instantsOf(wall: WallTime, timeZone: string): Instants {
  const naive = asUtc(wall)
  const before = offsetAt(naive - dayLength, timeZone)
  const after = offsetAt(naive + dayLength, timeZone)
  const found = [...new Set([before, after])]
    .map((offset) => naive - offset * minute)
    .filter((instant) => offsetAt(instant, timeZone) * minute === naive - instant)
    .sort((a, b) => a - b)
  const [first, second] = found
  if (first !== undefined && second !== undefined) return { kind: 'twice', first: written(first), second: written(second) }
  if (first !== undefined) return { kind: 'once', instant: written(first) }
  const instead = written(naive - before * minute)
  return { kind: 'never', instead, insteadTime: wallTimeOf(instead, timeZone) }
}

/** The next time of the day that is a multiple of `step` minutes, that many steps away; it stays on its day. */
export function stepTime(time: string, steps: number, step: number): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const from = steps > 0 ? Math.floor(minutes / step) : Math.ceil(minutes / step)
  const last = Math.floor((24 * 60 - 1) / step)
  const next = Math.max(0, Math.min(last, from + steps)) * step
  return `${String(Math.floor(next / 60)).padStart(2, '0')}:${String(next % 60).padStart(2, '0')}`
}

import { beginningOf, dayIn, shiftDay } from '../../kernel/clock.ts'

const minute = 60_000
/** Minutes after midnight when the first store begins, and over how many the stores are spread. */
const night = { from: 10, spread: 60 }

/** The minute of a store, always the same one. */
const minuteOf = (storeId: string): number => parseInt(storeId.replaceAll('-', '').slice(0, 8), 16) % night.spread

/**
 * When a store synchronises by itself next: shortly after the midnight that follows in its time zone, spread so that not all begin at once.
 */
export const nextNight = (storeId: string, timeZone: string, now: Date): Date => {
  const into = (night.from + minuteOf(storeId)) * minute
  const tonight = new Date(beginningOf(timeZone, dayIn(timeZone, now)).getTime() + into)
  return tonight > now ? tonight : new Date(beginningOf(timeZone, shiftDay(dayIn(timeZone, now), 1)).getTime() + into)
}

import type { Notice } from '../../../../contract/index.ts'

/** The day of an instant where the person is, YYYY-MM-DD. */
export const dayOf = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant))

/** Notices by day, the newest first, and of one day store by store, in the sequence in which each store has its newest. */
export function byDayAndStore<Each extends Pick<Notice, 'at' | 'store'>>(notices: readonly Each[], timeZone?: string): Each[] {
  const days = Map.groupBy(notices, ({ at }) => dayOf(at, timeZone))
  return [...days.values()].flatMap((day) => [...Map.groupBy(day, ({ store }) => store).values()].flat())
}

import { synchronisationEnded, type Synchronisation } from '../../../../contract/index.ts'

const isOfSales = ({ scope }: Synchronisation): boolean => scope === 'sales'

/**
 * The ones to show at length, newest first: those that have not ended, and the newest of its kind where it stopped and can be resumed.
 * @param all newest first
 */
export const shownAtLength = (all: readonly Synchronisation[]): Synchronisation[] =>
  all.filter((each, at) => {
    if (!synchronisationEnded(each.state)) return true
    const newer = all.slice(0, at).some((other) => isOfSales(other) === isOfSales(each))
    return !newer && canResume(each)
  })

/** Whether it stopped before its end and can go on from there. */
export const canResume = ({ state }: Synchronisation): boolean => state === 'failed' || state === 'cancelled'

/** The newest one that brought products in to its end; null where there is none. */
export const lastWhole = (all: readonly Synchronisation[]): Synchronisation | null =>
  all.find((each) => !isOfSales(each) && (each.state === 'done' || each.state === 'done-with-errors')) ?? null

/** The newest one whose changes can be shown: one that ended, or else the one that runs. */
export function newestWithChanges(all: readonly Synchronisation[]): Synchronisation | null {
  const begun = all.filter((each) => !isOfSales(each) && each.startedAt !== null && each.state !== 'waiting')
  return begun.find(({ state }) => synchronisationEnded(state)) ?? begun[0] ?? null
}

/** Whether one that brings products in has not ended yet. */
export const productsUnderWay = (all: readonly Synchronisation[]): boolean =>
  all.some((each) => !isOfSales(each) && !synchronisationEnded(each.state))

/** Everything that it changed. */
export const changesOf = ({ added, changed, moved, gone }: Synchronisation): number => added + changed + moved + gone

/** Seconds from its beginning to its end; null where it has none yet. */
export const secondsOf = ({ startedAt, endedAt }: Synchronisation): number | null =>
  startedAt === null || endedAt === null ? null : Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000))

import type { Publication } from '../../../../contract/index.ts'
import { underWay } from './under-way.ts'

/**
 * Milliseconds until publications should be looked at again: soon while one is under way, when the next one is to begin, else in a while.
 * @param now milliseconds since 1970
 */
export function soonest(publications: readonly Publication[], now: number, { live, quiet }: { live: number; quiet: number }): number {
  let next = quiet
  for (const { state, startsAt } of publications) {
    if (underWay({ state })) return live
    if (state === 'scheduled' && startsAt !== null) next = Math.min(next, Math.max(live, Date.parse(startsAt) - now))
  }
  return next
}

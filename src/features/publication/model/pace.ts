import type { Publication } from '../../../../contract/index.ts'
import { underWay } from './under-way.ts'

/**
 * Milliseconds until publications are fetched again: soon while one is
 * running, at the start of the next scheduled one, else after a longer time.
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

import { timesLeft, type CompactProductList, type ListReference, type Proposal } from '../../../../contract/index.ts'
import type { Schedule } from './schedule.ts'

/** The person's own open proposal of a list; null where there is none. */
export const ownProposal = (proposals: readonly Proposal[], store: string, { kind, id }: ListReference): Proposal | null =>
  proposals.find((each) => each.own && each.store === store && each.list.kind === kind && each.list.id === id) ?? null

/** What waits for the person's decision, of one store or of all where that is empty. */
export const toDecide = (proposals: readonly Proposal[], store: string): readonly Proposal[] =>
  proposals.filter((each) => each.mayDecide && each.state === 'waiting' && (store === '' || each.store === store))

/**
 * The proposed times as far as they can be kept: what has passed is chosen anew.
 * @param now milliseconds since 1970
 */
export function scheduleOf({ startsAt, endsAt }: Pick<Proposal, 'startsAt' | 'endsAt'>, now: number): Schedule {
  const starts = startsAt !== null && timesLeft({ startsAt, endsAt: null }, now) === 'ahead'
  const ends = endsAt !== null && timesLeft({ startsAt: null, endsAt }, now) === 'ahead'
  return { way: starts ? 'later' : 'now', startsAt: starts ? startsAt : null, ends, endsAt: ends ? endsAt : null }
}

/** Whether a list holds exactly these products: both come by calls of their own, and one may be older. */
export function holds({ content }: Pick<CompactProductList, 'content'>, products: readonly number[]): boolean {
  if (content.id.length !== products.length) return false
  const known = new Set(content.id)
  return products.every((product) => known.has(product))
}

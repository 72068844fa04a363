import { arrange, type ListReference, type Pin, pinMap } from '../../../contract/index.ts'
import { dayIn } from '../../kernel/clock.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { ListToTest } from './backtest-task.ts'
import type { PublishedVersion } from './backtests.repository.ts'

/** Days since 1970-01-01 of a day. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The day of a number of days since 1970-01-01. */
export const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

export interface GatheringParts {
  catalogue: CatalogueService
  ordering: OrderingService
}

/**
 * A list as it is tried: what it holds, how shoppers see it now, and what
 * was published before. Throws the problem of a list that is not there.
 */
export async function listToTest(
  { catalogue, ordering }: GatheringParts,
  { id: storeId, timeZone }: { id: string; timeZone: string },
  list: ListReference,
  published: readonly PublishedVersion[],
): Promise<ListToTest & { pins: readonly Pin[] }> {
  const { members, facts } = await catalogue.arranging(storeId, await catalogue.list(storeId, list))
  const { sequence, pins, rules } = await ordering.arrangementOf(storeId, list, members)
  const then: { day: number; products: Int32Array }[] = []
  let version: number | null = null
  for (const one of published) {
    if (one.kind !== list.kind || one.id !== list.id || one.version === version) continue
    version = one.version
    const products = await ordering.viewOfVersion(storeId, list, one.version)
    if (products) then.push({ day: dayNumber(dayIn(timeZone, one.at)), products: Int32Array.from(products) })
  }
  return {
    members: Int32Array.from(members),
    rules,
    pins,
    present: Int32Array.from(arrange({ sequence, pins: pinMap(pins), rules }, facts)),
    published: then,
  }
}

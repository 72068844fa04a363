import type { DowngradePreview, KeepChoice, PlanName } from '../../../contract/index.ts'
import { plans } from '../../../contract/index.ts'
import type { Placed } from './plan.repository.ts'

/** Everything of a person that takes places of their plan, the oldest first. Demo stores take none. */
export interface AllPlaced {
  stores: readonly Placed[]
  partners: readonly Placed[]
  automations: readonly Placed[]
  products: number
}

/** What `keep` calls a thing: a store by its id, the others by store and thing. */
export const keepId = ({ storeId, thing }: Pick<Placed, 'storeId' | 'thing'>): string => (thing === '' ? storeId : `${storeId}/${thing}`)

/** Which of these keep their place: what was chosen, then what runs now, then the oldest. */
export function keptOf(all: readonly Placed[], most: number | null, chosen: readonly string[] | null): ReadonlySet<string> {
  if (most === null || all.length <= most) return new Set(all.map(keepId))
  const wanted = new Set(chosen ?? [])
  const rank = (placed: Placed): number => (wanted.has(keepId(placed)) ? 0 : placed.paused ? 2 : 1)
  const sorted = all.map((placed, at) => ({ id: keepId(placed), rank: rank(placed), at }))
  sorted.sort((one, other) => one.rank - other.rank || one.at - other.at)
  return new Set(sorted.slice(0, most).map(({ id }) => id))
}

const kinds = ['stores', 'partners', 'automations'] as const

/** What is to be paused, and what goes on, so that all fits into a plan. */
export function fitInto(
  plan: PlanName,
  all: AllPlaced,
  keep: KeepChoice | null,
): { pause: (readonly [Kind, Placed])[]; lift: (readonly [Kind, Placed])[] } {
  const pause: (readonly [Kind, Placed])[] = []
  const lift: (readonly [Kind, Placed])[] = []
  for (const kind of kinds) {
    const kept = keptOf(all[kind], plans[plan].limits[kind], keep?.[kind] ?? null)
    for (const placed of all[kind]) {
      if (placed.paused && kept.has(keepId(placed))) lift.push([kind, placed])
      if (!placed.paused && !kept.has(keepId(placed))) pause.push([kind, placed])
    }
  }
  return { pause, lift }
}
export type Kind = (typeof kinds)[number]

/** What a smaller plan pauses, for somebody to choose. */
export function previewOf(plan: PlanName, all: AllPlaced): DowngradePreview {
  const { limits } = plans[plan]
  const candidates = (kind: Kind): DowngradePreview['stores'] => {
    const most = limits[kind]
    if (most === null || all[kind].length <= most) return null
    const kept = keptOf(all[kind], most, null)
    return {
      most,
      all: all[kind].map((placed) => ({
        id: keepId(placed),
        name: placed.name,
        storeName: placed.storeName,
        kept: kept.has(keepId(placed)),
      })),
    }
  }
  return {
    stores: candidates('stores'),
    partners: candidates('partners'),
    automations: candidates('automations'),
    productsOver: limits.products === null ? 0 : Math.max(0, all.products - limits.products),
  }
}

import { allFacts, factsRead, filterFacts, type FilterRule } from '../../../contract/index.ts'
import type { Verdict } from './explain.ts'
import type { Movement } from './members.repository.ts'
import type { UsedGroup } from './reading.ts'

/** Products that entered or left for the same reason. */
export interface HistoryLine {
  entered: boolean
  group: number | null
  groupName: string | null
  filter: FilterRule | null
  products: number[]
}

interface Cause {
  group: UsedGroup | null
  filter: FilterRule | null
}

const readsAny = (filter: FilterRule, facts: number): boolean => (factsRead([filter]) & ~filterFacts.there & facts) !== 0

/** Of filters that hold together, the one that came to hold: the first that reads what changed, or the only one. */
function cameToHold({ filters }: UsedGroup, facts: number): FilterRule | null {
  const changed = facts === 0 || facts === allFacts ? undefined : filters.find((filter) => readsAny(filter, facts))
  return changed ?? (filters.length === 1 ? filters[0]! : null)
}

/**
 * Why a product left that the group `former` had brought; `verdict`: what
 * the groups say of it now, undefined where shoppers cannot be shown it.
 */
export function causeOfLeaving(groups: readonly UsedGroup[], former: number | null, facts: number, verdict: Verdict | undefined): Cause {
  const at = groups.findIndex(({ id }) => id === former)
  const before = groups[at] ?? null
  if (!verdict) return { group: before, filter: null }
  const brought = groups.some(({ exclude }, nth) => !exclude && verdict.groups[nth]!.holds)
  const taken = brought ? groups.findIndex(({ exclude }, nth) => exclude && verdict.groups[nth]!.holds) : -1
  if (taken >= 0) return { group: groups[taken]!, filter: verdict.groups[taken]!.picked ? null : cameToHold(groups[taken]!, facts) }
  if (!before) return { group: null, filter: null }
  return { group: before, filter: before.filters.find((_, nth) => !verdict.groups[at]!.filters[nth]) ?? null }
}

/** Lines of the history out of what moved. */
export function historyLines(
  groups: readonly UsedGroup[],
  movements: readonly Movement[],
  verdicts: ReadonlyMap<number, Verdict>,
): HistoryLine[] {
  const lines = new Map<string, HistoryLine>()
  const add = (entered: boolean, { group, filter }: Cause, product: number): void => {
    const key = JSON.stringify([entered, group?.id, filter])
    const line = lines.get(key)
    if (line) line.products.push(product)
    else lines.set(key, { entered, group: group?.id ?? null, groupName: group?.name ?? null, filter, products: [product] })
  }
  for (const { what, group: id, facts, products } of movements) {
    const group = groups.find((one) => one.id === id) ?? null
    const entered: Cause = { group, filter: group && facts !== 0 ? cameToHold(group, facts) : null }
    for (const product of products)
      add(what === 'entered', what === 'entered' ? entered : causeOfLeaving(groups, id, facts, verdicts.get(product)), product)
  }
  return [...lines.values()]
}

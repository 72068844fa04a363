import type { AutomationConfiguration, AutomationTargets } from './automations.ts'
import type { ListReference } from './lists.ts'
import { listKey } from './rules/filter-match.ts'
import { hasWords, searchWords } from './rules/plain-text.ts'

/** A list that an automation can be for. */
export interface TargetList extends ListReference {
  name: string
  /** Of a category: its own id after those of its ancestors; empty for collections. */
  path: readonly number[]
}

/** A list as {@link listKey} names it. */
export const keyOfList = ({ kind, id }: ListReference): string => listKey(kind, id)

/** The lists of a level that an automation is for. A list that is not there any more is none of them. */
export function targetsAmong<L extends TargetList>(targets: AutomationTargets, lists: readonly L[]): L[] {
  if (targets.by === 'below') return lists.filter(({ path }) => path.includes(targets.category))
  if (targets.by === 'name') {
    const words = searchWords(targets.contains)
    return lists.filter(({ name }) => hasWords(name, words))
  }
  const named = new Set(targets.lists.map(keyOfList))
  return lists.filter((list) => named.has(keyOfList(list)))
}

/** An automation beside others that could order the same lists. */
export interface Competing {
  id: number
  configuration: Pick<AutomationConfiguration, 'targets' | 'priority'>
}

/** In the sequence in which automations come first: by priority number, of equal ones the older. */
export const byPriority = (one: Competing, other: Competing): number =>
  one.configuration.priority - other.configuration.priority || one.id - other.id

/** Which automation orders each list, by {@link listKey}: the one with the lowest priority number, of equal ones the older. */
export function ordererOf(automations: readonly Competing[], lists: readonly TargetList[]): Map<string, number> {
  const orderer = new Map<string, number>()
  for (const { id, configuration } of automations.toSorted(byPriority))
    for (const list of targetsAmong(configuration.targets, lists)) if (!orderer.has(keyOfList(list))) orderer.set(keyOfList(list), id)
  return orderer
}

/** Whether an automation works on a day of the store: it is not paused, has begun, and is not over. */
export const worksOn = (
  { startsOn, endsOn, paused }: Pick<AutomationConfiguration, 'startsOn' | 'endsOn' | 'paused'>,
  day: string,
): boolean => !paused && (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn)

import {
  byPriority,
  keyOfList,
  targetsAmong,
  worksOn,
  type Automation,
  type AutomationConfiguration,
  type TargetList,
} from '../../../../contract/index.ts'

/** Another automation that is for some of the same lists, and which of the two orders them. */
export interface Meeting {
  id: number
  name: string
  /** Lists that both are for. */
  lists: readonly TargetList[]
  /** The other one orders them. */
  outranks: boolean
}

/** Automations as a draft meets them: one that is not kept yet is the youngest. */
export function meetingsOf(
  { id, configuration }: { id: number | null; configuration: Pick<AutomationConfiguration, 'targets' | 'priority'> },
  others: readonly Automation[],
  lists: readonly TargetList[],
  today: string,
): Meeting[] {
  const own = { id: id ?? Number.MAX_SAFE_INTEGER, configuration }
  const mine = new Set(targetsAmong(configuration.targets, lists).map(keyOfList))
  return others
    .filter((other) => other.id !== id && worksOn(other.configuration, today))
    .toSorted(byPriority)
    .flatMap((other): Meeting[] => {
      const both = targetsAmong(other.configuration.targets, lists).filter((list) => mine.has(keyOfList(list)))
      return both.length === 0 ? [] : [{ id: other.id, name: other.name, lists: both, outranks: byPriority(other, own) < 0 }]
    })
}

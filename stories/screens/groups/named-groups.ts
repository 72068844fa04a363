import { collections } from '../collections/samara-collections.ts'
import type { PickedGroup } from '../collections/matching.ts'

/** A group that is kept under a name. */
export interface NamedGroup extends PickedGroup {
  readonly name: string
  /** Names of the collections that use it. */
  readonly usedIn: readonly string[]
}

const names: Record<string, readonly string[]> = {
  'Tea time': ['Mugs for every day', 'Cake stands that sell', 'Not for the tea table'],
  'Candle evenings': ['Candle holders in stock'],
  'Gifts under £5': ['Small presents', 'Nearly gone'],
  'Black Friday': ['Reduced'],
  'New at the table': ['First sold this season'],
  Hearts: ['Everything with a heart'],
  'Cake stands of the Regency': ['Regency classics'],
}

const shared: Record<string, readonly string[]> = {
  'Nearly gone': ['Gifts under £5', 'Candle evenings'],
  'Candle holders in stock': ['Candle evenings', 'Black Friday'],
}

/** The groups of all collections, each with an id of its own. */
export const namedGroups: readonly NamedGroup[] = collections.flatMap(({ id, name: collection, groups }) =>
  groups.map((group, nth) => {
    const name = names[collection]?.[nth] ?? collection
    return { ...group, id: id * 100 + group.id, name, usedIn: shared[name] ?? [collection] }
  }),
)

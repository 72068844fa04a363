import type { Category, OrderableList, TargetList } from '../../../../contract/index.ts'

/** A list that can be chosen. */
export interface ChoosableTarget extends TargetList {
  /** Names of a category's ancestors, joined by ` / `. */
  routeBefore: string
  /** Lies outside the limits of the person. */
  outside: boolean
}

/** The ways from the root to each category, by its id: the ids of its ancestors and its own. */
function pathsIn(tree: readonly Category[], before: readonly number[] = []): [number, readonly number[]][] {
  return tree.flatMap(({ id, children }) => {
    const path = [...before, id]
    return [[id, path] as [number, readonly number[]], ...pathsIn(children, path)]
  })
}

/** The lists of a level with their places in the tree, which is empty for collections. */
export function targetListsOf(lists: readonly OrderableList[], tree: readonly Category[]): ChoosableTarget[] {
  const pathOf = new Map(pathsIn(tree))
  return lists.map(({ kind, id, name, routeBefore, outside }) => ({
    kind,
    id,
    name,
    routeBefore,
    outside,
    path: kind === 'category' ? (pathOf.get(id) ?? [id]) : [],
  }))
}

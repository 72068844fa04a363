import type { Category } from '../../../contract/index.ts'
import type { CategoryRow } from './catalogue.repository.ts'

const separator = ' / '

/**
 * Builds the tree from its rows (parents may come after children), counting
 * products upwards. Rows whose parent is missing stand at the root.
 */
export function buildTree(rows: readonly CategoryRow[]): Category[] {
  const known = new Set(rows.map((row) => row.id))
  const below = Map.groupBy(rows, (row) => (row.parentId !== null && known.has(row.parentId) ? row.parentId : null))
  const grow = (parent: number | null, route: string): Category[] =>
    (below.get(parent) ?? []).map((row) => {
      const children = grow(row.id, route === '' ? row.name : route + separator + row.name)
      return {
        id: row.id,
        name: row.name,
        route,
        products: row.products + children.reduce((sum, child) => sum + child.products, 0),
        children,
      }
    })
  return grow(null, '')
}

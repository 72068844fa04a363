import type { PlatformCategory } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'

/** More levels than any store has; one call brings the whole tree. */
const levels = 20

/** Reads the whole category tree. A node that nobody can make sense of is left out, and reported to `skipped`. */
export async function readTree(http: Http, skipped: (what: string) => void): Promise<PlatformCategory[]> {
  const call = { path: `/api/catalog_system/pub/category/tree/${levels}`, right: 'categories' } as const
  const { made: list, answer } = await askTwice(http, call, readList)
  if (!list) throw http.fault(answer, 'the category tree')
  return nodes(list, skipped)
}

const nodes = (list: unknown[], skipped: (what: string) => void): PlatformCategory[] =>
  list.flatMap((value) => {
    const node = read.categoryNode(value)
    if (!node) {
      skipped('category')
      return []
    }
    const id = Number(node.id)
    return [{ id, name: node.name ?? String(id), children: nodes(node.children ?? [], skipped) }]
  })

/** Ids from the department down to the category; null where the tree has no such category. */
export function pathTo(tree: readonly PlatformCategory[], category: number): number[] | null {
  for (const node of tree) {
    if (node.id === category) return [node.id]
    const below = pathTo(node.children, category)
    if (below) return [node.id, ...below]
  }
  return null
}

import { flat } from './flat-tree.ts'

/** A category of the tree with everything below it. */
export interface TreeNode {
  id: number
  name: string
  products: number
  children: readonly TreeNode[]
}

/** The node that stands for the whole tree. */
export const everything = 0

const find = (nodes: readonly TreeNode[], id: number): TreeNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id)
    if (found) return found
  }
  return undefined
}

/** The ids of a node and of everything below it; null for the whole tree. */
export function idsBelow(nodes: readonly TreeNode[], id: number): ReadonlySet<number> | null {
  if (id === everything) return null
  const found = find(nodes, id)
  return new Set(found ? flat([found]).map((node) => node.id) : [])
}

/** The name of a node; null where there is none of that id. */
export const nameOf = (nodes: readonly TreeNode[], id: number): string | null => find(nodes, id)?.name ?? null

/** The products of all nodes of the first level. */
export const totalOf = (nodes: readonly { products: number }[]): number => nodes.reduce((sum, { products }) => sum + products, 0)

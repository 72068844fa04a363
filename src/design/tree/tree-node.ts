import { plainLetters } from '../text/index.ts'

/** A branch or a leaf. Ids are unique in the whole tree. */
export interface TreeNode {
  readonly id: number
  readonly name: string
  readonly children: readonly this[]
}

/** A line of the tree that is on show. */
export interface TreeLine<Node extends TreeNode> {
  readonly node: Node
  /** From 1 at the root. */
  readonly level: number
  /** Place among its siblings on show, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
  /** The line of its parent; -1 at the root. */
  readonly parent: number
  readonly branch: 'leaf' | 'open' | 'closed'
  /** Where the searched words stand in its name: start and end; null when it is only on the way to a hit. */
  readonly hit: readonly [number, number] | null
}

/** Every id of the tree that has something below it. */
export function branches(nodes: readonly TreeNode[]): number[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? [node.id, ...branches(node.children)] : []))
}

/** Ids of the ancestors of a node, from the root; null when the tree does not hold it. */
export function pathTo(nodes: readonly TreeNode[], id: number): number[] | null {
  for (const node of nodes) {
    if (node.id === id) return []
    const below = pathTo(node.children, id)
    if (below) return [node.id, ...below]
  }
  return null
}

const names = new WeakMap<TreeNode, string>()
const nameOf = (node: TreeNode): string => {
  const known = names.get(node) ?? plainLetters(node.name)
  names.set(node, known)
  return known
}

const found = (node: TreeNode, query: string): readonly [number, number] | null => {
  const start = nameOf(node).indexOf(query)
  return start < 0 ? null : [start, start + query.length]
}

/** The lines on show when these branches are open. */
export function linesOf<Node extends TreeNode>(nodes: readonly Node[], open: ReadonlySet<number>): TreeLine<Node>[] {
  const lines: TreeLine<Node>[] = []
  const add = (siblings: readonly Node[], level: number, parent: number): void => {
    siblings.forEach((node, nth) => {
      const isOpen = open.has(node.id)
      const branch = node.children.length === 0 ? 'leaf' : isOpen ? 'open' : 'closed'
      const line = lines.push({ node, level, place: nth + 1, siblings: siblings.length, parent, branch, hit: null }) - 1
      if (branch === 'open') add(node.children, level + 1, line)
    })
  }
  add(nodes, 1, -1)
  return lines
}

/** The lines that a search leaves: what matches, and the way to it. A branch that matches keeps what is below it, closed. */
export function linesFound<Node extends TreeNode>(nodes: readonly Node[], search: string, open: ReadonlySet<number>): TreeLine<Node>[] {
  const query = plainLetters(search.trim())
  const leading = new Map<Node, boolean>()
  const leads = (node: Node): boolean => {
    const below = node.children.filter(leads).length > 0
    leading.set(node, below)
    return below || found(node, query) !== null
  }
  nodes.forEach(leads)
  const lines: TreeLine<Node>[] = []
  const add = (all: readonly Node[], level: number, parent: number, whole: boolean): void => {
    const siblings = all.filter((node) => whole || leading.get(node) === true || found(node, query) !== null)
    siblings.forEach((node, nth) => {
      const hit = found(node, query)
      const onTheWay = leading.get(node) === true
      const isOpen = node.children.length > 0 && (onTheWay || open.has(node.id))
      const branch = node.children.length === 0 ? 'leaf' : isOpen ? 'open' : 'closed'
      const line = lines.push({ node, level, place: nth + 1, siblings: siblings.length, parent, branch, hit }) - 1
      if (isOpen) add(node.children, level + 1, line, !onTheWay)
    })
  }
  add(nodes, 1, -1, false)
  return lines
}

import type { TreeNode } from './tree-node.ts'

/** Ids that were checked. A branch stands for everything below it, so that what comes to it tomorrow is in as well. */
export type TreeChecks = ReadonlySet<number>
export type CheckState = 'all' | 'some' | 'none'

/** How much of each node is checked. */
export function checkStates(nodes: readonly TreeNode[], checked: TreeChecks): ReadonlyMap<number, CheckState> {
  const states = new Map<number, CheckState>()
  const walk = (node: TreeNode, above: boolean): CheckState => {
    const own = above || checked.has(node.id)
    const below = node.children.map((child) => walk(child, own))
    const state =
      own || (below.length > 0 && below.every((one) => one === 'all')) ? 'all' : below.some((one) => one !== 'none') ? 'some' : 'none'
    states.set(node.id, state)
    return state
  }
  for (const node of nodes) walk(node, false)
  return states
}

/** The shortest way to say the same: a branch whose children are all in takes their place. */
function shortest(nodes: readonly TreeNode[], covered: (leaf: TreeNode) => boolean): TreeChecks {
  const kept = new Set<number>()
  const walk = (node: TreeNode): { all: boolean; ids: number[] } => {
    if (node.children.length === 0) return covered(node) ? { all: true, ids: [node.id] } : { all: false, ids: [] }
    const below = node.children.map(walk)
    return below.every(({ all }) => all) ? { all: true, ids: [node.id] } : { all: false, ids: below.flatMap(({ ids }) => ids) }
  }
  for (const node of nodes) for (const id of walk(node).ids) kept.add(id)
  return kept
}

const leavesOf = (node: TreeNode): number[] => (node.children.length === 0 ? [node.id] : node.children.flatMap(leavesOf))

/** Ids of the leaves that are in. */
function leavesIn(nodes: readonly TreeNode[], checked: TreeChecks): Set<number> {
  const leaves = new Set<number>()
  const walk = (node: TreeNode): void => {
    if (checked.has(node.id)) for (const id of leavesOf(node)) leaves.add(id)
    else node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return leaves
}

/** The checks with a node and everything below it in, or out. */
export function withChecked(nodes: readonly TreeNode[], checked: TreeChecks, node: TreeNode, on: boolean): TreeChecks {
  const leaves = leavesIn(nodes, checked)
  for (const id of leavesOf(node)) {
    if (on) leaves.add(id)
    else leaves.delete(id)
  }
  return shortest(nodes, ({ id }) => leaves.has(id))
}

/** Things inside of things, searched and opened by pointer and keyboard. */
export { Tree, type TreeProps } from './tree.tsx'
export type { TreeChecks } from './tree-checks.ts'
export { pathTo, type TreeNode } from './tree-node.ts'

/** Things inside of things, searched and opened by pointer and keyboard. */
export { Tree, type TreeProps } from './tree.tsx'
export { pathTo, type TreeNode } from './tree-node.ts'

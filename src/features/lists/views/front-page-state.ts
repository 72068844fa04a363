import type { SayableFailure } from '../../../i18n/index.ts'
import type { TreeNode } from '../model/category-tree.ts'
import type { ListLine } from '../model/list-line.ts'

/** What a front page of lists can get. Collections have no tree. */
export type FrontPageState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; lines: readonly ListLine[]; nodes: readonly TreeNode[] }

/** Which lists a front page shows. */
export interface FrontPageFilter {
  /** The branch of the tree. */
  branch: number
  search: string
}

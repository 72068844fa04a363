import type { SayableFailure } from '../../../i18n/index.ts'
import type { ChoosableList, RequestedLists } from '../model/choosing-list.ts'
import type { TreeNode } from '../model/category-tree.ts'

/** What a front page of lists can get. Collections have no tree. */
export type FrontPageState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'forbidden' }
  | { kind: 'ready'; lines: readonly ChoosableList[]; nodes: readonly TreeNode[]; currency: string }

/** Which lists a front page shows. */
export interface FrontPageFilter extends RequestedLists {
  /** The branch of the tree. */
  branch: number
}

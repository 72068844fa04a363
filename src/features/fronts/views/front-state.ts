import type { SayableFailure } from '../../../i18n/index.ts'
import type { FrontLine, TreeNode } from '../model/front.ts'

/** What a front page can get. Collections have no tree. */
export type FrontState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; lines: readonly FrontLine[]; nodes: readonly TreeNode[] }

/** What is looked at: a branch of the tree, and what is searched. */
export interface FrontAsked {
  at: number
  search: string
}

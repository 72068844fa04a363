import { useMemo } from 'react'
import {
  categoriesToIndex,
  categoryTree,
  collectionsToIndex,
  listCollections,
  listsToOrder,
  type LiveEvent,
} from '../../../../contract/index.ts'
import { categoriesOf, orderedCategories, orderedCollections, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { linesOf, type FrontLine, type TreeNode } from '../model/front.ts'

export type Front =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  | { kind: 'ready'; lines: readonly FrontLine[]; nodes: readonly TreeNode[] }

/** How often running publications are looked at where no events come, in milliseconds. */
const whilePublishing = 3_000
const none: readonly never[] = []

const underWay = (states: readonly { state: string | null }[] | undefined): number =>
  states?.some(({ state }) => state === 'waiting' || state === 'running' || state === 'sent') ? whilePublishing : 0
const ofStanding =
  (store: string) =>
  ({ what, store: of }: LiveEvent): boolean =>
    of === store && (what === 'publication' || what === 'drift')

interface Asked {
  failure: Failure | undefined
  again: () => void
}

/** What a front page shows of several answers: all of them, or why not. */
const frontOf = (lines: readonly FrontLine[] | undefined, nodes: readonly TreeNode[], asked: readonly Asked[]): Front => {
  if (lines) return { kind: 'ready', lines, nodes }
  const failure = asked.find((each) => each.failure)?.failure
  return failure ? { kind: 'failed', failure, again: () => asked.forEach(({ again }) => again()) } : { kind: 'loading' }
}

/** The categories of a store with how each of them stands. Lists and tree are kept for the tab. */
export function useCategoryFront(store: string): Front {
  const { person } = useSession()
  const query = { store, username: person.email }
  const lists = useEndpoint(
    listsToOrder,
    { query: { ...query, kind: 'category' } },
    { remembered: { in: 'session', when: (answer) => answer.lists.length > 0 } },
  )
  const tree = useEndpoint(
    categoryTree,
    { params: { username: person.email }, query },
    { remembered: { in: 'session', when: (answer) => answer.categoryTree.length > 0 }, onFocus: false },
  )
  const states = useEndpoint(categoriesToIndex, { query }, { refreshEvery: underWay, when: ofStanding(store) })
  const [all, known] = [lists.data?.lists, states.data]
  const lines = useMemo(() => (all && known ? linesOf(all, orderedCategories(known)) : undefined), [all, known])
  const nodes = useMemo(() => categoriesOf(tree.data?.categoryTree ?? []), [tree.data])
  return frontOf(tree.data ? lines : undefined, nodes, [lists, tree, states])
}

/** The platform collections of a store with how each of them stands. */
export function useCollectionFront(store: string): Front {
  const { person } = useSession()
  const query = { store, username: person.email }
  const lists = useEndpoint(
    listsToOrder,
    { query: { ...query, kind: 'collection' } },
    { remembered: { in: 'session', when: (answer) => answer.lists.length > 0 } },
  )
  const kept = useEndpoint(listCollections, { query }, { onFocus: false })
  const states = useEndpoint(collectionsToIndex, { query }, { refreshEvery: underWay, when: ofStanding(store) })
  const [all, known, collections] = [lists.data?.lists, states.data, kept.data]
  const lines = useMemo(() => (all && known ? linesOf(all, orderedCollections(known), collections) : undefined), [all, known, collections])
  return frontOf(lines, none, [lists, states])
}

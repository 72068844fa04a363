import { useMemo, useState } from 'react'
import type { ListGroup, ListReference, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useCategoryTree } from '../data/use-category-tree.ts'
import { useHabits, type HabitsOfPerson } from '../data/use-habits.ts'
import { useLists } from '../data/use-lists.ts'
import { everything } from '../model/category-tree.ts'
import { choosableLists, type RequestedLists } from '../model/choosing-list.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { FrontPageFilter, FrontPageState } from '../views/front-page-state.ts'
import { ListFrontView } from '../views/list-front-view.tsx'

/** Which lists an address asks for, and which branch of the tree; null for the whole tree. */
export interface RequestedFront extends RequestedLists {
  branch: number | null
}

export interface ListFrontPageProps {
  store: StoreCredential
  kind: ListGroup
  links: FrontPageLinks
  /**
   * The name of the magic ordering that arranges a list; null where the store has none,
   * undefined while the lists wait for it. Keep it stable between renders.
   */
  automationOf: ((list: ListReference) => string | null) | null | undefined
  /** What the address requests. */
  request: RequestedFront
  /** The person requests something else: the address should say so. */
  onRequest: (request: RequestedFront) => void
}

/** The categories or the platform collections of a store: all of them with their status, and where one is chosen to be put in order. */
export function ListFrontPage({ store: { store, timeZone }, kind, links, automationOf, request, onRequest }: ListFrontPageProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const { state, favour } = useFrontPage(store, kind)
  // What is being written is kept here: an address comes too late for a field.
  const [filter, setFilter] = useState<Omit<FrontPageFilter, 'branch'>>(request)
  return (
    <ListFrontView
      kind={kind}
      state={automationOf === undefined && state.kind === 'ready' ? loading : state}
      filter={{ search: filter.search, show: filter.show, branch: request.branch ?? everything }}
      onFilterChange={(next) => {
        setFilter(next)
        onRequest({ ...next, branch: next.branch === everything ? null : next.branch })
      }}
      now={Date.now()}
      timeZone={timeZone}
      links={links}
      automationOf={automationOf ?? null}
      onFavour={(list, favourite) => {
        favour(list, favourite).catch((error: unknown) =>
          notify.danger(t('front.favourFailed'), { id: 'favourites', detail: say(failureOf(error)) }),
        )
      }}
    />
  )
}

const loading: FrontPageState = { kind: 'loading' }
const noTree: readonly never[] = []

/** The lists with what the person did with them, and the tree of categories: all of it, or why not. */
function useFrontPage(store: string, kind: ListGroup): { state: FrontPageState; favour: HabitsOfPerson['favour'] } {
  const { lines: lists, currency, ...ofLists } = useLists(store, kind)
  const { tree, ...ofTree } = useCategoryTree(kind === 'category' ? store : null)
  const { habits, favour } = useHabits(store)
  const lines = useMemo(() => (lists && habits ? choosableLists(lists, habits) : undefined), [lists, habits])
  const nodes = kind === 'category' ? tree : noTree
  const failure = ofLists.failure ?? ofTree.failure
  const state = ((): FrontPageState => {
    if (lines && nodes) return { kind: 'ready', lines, nodes, currency }
    if (!failure) return loading
    if (failure.code === 'access/other-store' || failure.code === 'access/other-person') return { kind: 'forbidden' }
    return {
      kind: 'failed',
      failure,
      again() {
        ofLists.again()
        ofTree.again()
      },
    }
  })()
  return { state, favour }
}

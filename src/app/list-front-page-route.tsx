import { useSearchParams } from 'react-router-dom'
import type { ListGroup } from '../../contract/index.ts'
import { useElapsed } from '../api/index.ts'
import { useAutomationNames } from '../features/automations/index.ts'
import {
  ListFrontPage,
  requestedListsOf,
  type FrontPageLinks,
  type ListFrontPageProps,
  type RequestedFront,
} from '../features/lists/index.ts'
import { useSentences } from '../i18n/index.ts'
import { gridPath, massOrderingPath, orderPath, paths, reviewPath, synchronisePath } from './paths.ts'
import { WithStore } from './with-store.tsx'

const linksOf = (kind: ListGroup, store: string, manual: boolean): FrontPageLinks => ({
  order: (list) => (manual ? gridPath(list, store) : orderPath(list, store)),
  grid: (list) => gridPath(list, store),
  publish: (list) => reviewPath(list, store),
  synchronise: (lists) => {
    if (lists.length === 0) return synchronisePath(store, { scope: kind === 'category' ? 'everything' : 'collections' })
    return synchronisePath(store, {
      scope: kind === 'category' ? 'categories' : 'collection',
      targets: lists.map(({ id }) => id).join(','),
    })
  },
  queue: paths.indexAdmin,
  mass: massOrderingPath(kind, store),
})

/** How long lists wait for the names of the magic orderings, in milliseconds: a column that comes later moves the others. */
const longestWait = 1_000

/** A front page with the name of the magic ordering that arranges each list. */
function WithAutomations(props: Omit<ListFrontPageProps, 'automationOf'>) {
  const automationOf = useAutomationNames(props.store, props.kind)
  const waited = useElapsed(automationOf === undefined, longestWait)
  return <ListFrontPage {...props} automationOf={automationOf === undefined && waited ? null : automationOf} />
}

export interface ListFrontPageRouteProps {
  kind: ListGroup
  /** The chosen list is opened to be put in order by hand, as shoppers see it. @default false */
  manual?: boolean | undefined
}

/** `/category?at=…&search=…&show=…&store=…`, the same of collections, and wherever a list has to be chosen first. */
export function ListFrontPageRoute({ kind, manual = false }: ListFrontPageRouteProps) {
  const t = useSentences('shell')
  const [search, setSearch] = useSearchParams()
  const branch = Number(search.get('at'))
  const request: RequestedFront = {
    ...requestedListsOf(search.get('search'), search.get('show')),
    branch: Number.isInteger(branch) && branch > 0 ? branch : null,
  }
  const go = (next: RequestedFront): void => {
    setSearch(
      (present) => {
        const address = new URLSearchParams(present)
        const put = (name: string, value: string | null): void => (value === null ? address.delete(name) : address.set(name, value))
        put('at', next.branch === null ? null : String(next.branch))
        put('search', next.search === '' ? null : next.search)
        put('show', next.show === 'all' ? null : next.show)
        return address
      },
      // Another branch is a step that one can go back; letters of a search are none.
      { replace: next.branch === request.branch },
    )
  }
  return (
    <WithStore wanted={search.get('store')} width="full" title={t(kind === 'category' ? 'titles.categories' : 'titles.collections')}>
      {(store) => (
        <WithAutomations
          key={`${store.store} ${kind}`}
          store={store}
          kind={kind}
          links={linksOf(kind, store.store, manual)}
          request={request}
          onRequest={go}
        />
      )}
    </WithStore>
  )
}

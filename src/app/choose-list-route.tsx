import { useSearchParams } from 'react-router-dom'
import type { ListKind } from '../../contract/index.ts'
import { ChooseListPage, requestedListsOf, type RequestedLists } from '../features/lists/index.ts'
import { useSentences } from '../i18n/index.ts'
import { gridPath, massOrderingPath, orderPath } from './paths.ts'
import { Header } from './shell/header.tsx'
import { WithStore } from './with-store.tsx'

export interface ChooseListRouteProps {
  kind: ListKind
  /** The chosen list is opened to be put in order by hand, as shoppers see it. @default false */
  manual?: boolean | undefined
}

/** `/category-sort?search=…&show=…&store=…`, and the same of collections. */
export function ChooseListRoute({ kind, manual = false }: ChooseListRouteProps) {
  const t = useSentences('shell')
  const [search, setSearch] = useSearchParams()
  const requestLists = ({ search: words, show }: RequestedLists): void => {
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        next.delete('search')
        next.delete('show')
        if (words !== '') next.set('search', words)
        if (show !== 'all') next.set('show', show)
        return next
      },
      { replace: true },
    )
  }
  return (
    <WithStore wanted={search.get('store')} title={t(kind === 'category' ? 'titles.chooseCategory' : 'titles.chooseCollection')}>
      {(credential) => (
        <ChooseListPage
          key={`${credential.store} ${kind}`}
          header={<Header />}
          store={credential}
          kind={kind}
          request={requestedListsOf(search.get('search'), search.get('show'))}
          onRequest={requestLists}
          hrefOf={(list) => (manual ? gridPath(list, credential.store) : orderPath(list, credential.store))}
          massHref={massOrderingPath(kind, credential.store)}
        />
      )}
    </WithStore>
  )
}

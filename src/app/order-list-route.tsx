import { useSearchParams } from 'react-router-dom'
import { listKinds, type ListKind } from '../../contract/index.ts'
import { useSentences } from '../i18n/index.ts'
import { ChooseListRoute } from './choose-list-route.tsx'
import { OrderList } from './order-list.tsx'
import { WithStore } from './with-store.tsx'

export interface OrderListRouteProps {
  /** What the path is about; null where the address says it. */
  kind: ListKind | null
}

const numberOf = (text: string | null): number => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : 0
}

/**
 * `/order-by-category?category=…&store=…`, with `publish=1` to come to its review, `search=…` to find a product in it and `proposal=…` to edit a proposal, `/order-by-collection?collection=…&store=…` and `/manual-sort?kind=…&id=…&store=…`.
 * Without a list they offer the lists to choose from.
 */
export function OrderListRoute({ kind: ofPath }: OrderListRouteProps) {
  const t = useSentences('shell')
  const [search] = useSearchParams()
  const kind = ofPath ?? listKinds.find((each) => each === search.get('kind')) ?? 'category'
  const named = search.get(ofPath ?? 'id') ?? ''
  const id = numberOf(named)
  if (named === '') return <ChooseListRoute key={kind} kind={kind} manual={ofPath === null} />
  return (
    <WithStore wanted={search.get('store')} title={t(kind === 'category' ? 'categories' : 'collections')}>
      {(store) => (
        <OrderList
          key={`${store.store} ${kind} ${id}`}
          store={store}
          list={{ kind, id }}
          manual={ofPath === null}
          publishFirst={search.get('publish') === '1'}
          searched={search.get('search') ?? ''}
          proposal={search.get('proposal')}
        />
      )}
    </WithStore>
  )
}

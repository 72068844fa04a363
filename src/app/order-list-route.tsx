import { useSearchParams } from 'react-router-dom'
import { listGroupOf, type ListGroup } from '../../contract/index.ts'
import { useSentences } from '../i18n/index.ts'
import { ListFrontPageRoute } from './lists-part.ts'
import { OrderList } from './order-list.tsx'
import { collectionIn, kindIn } from './paths.ts'
import { WithStore } from './with-store.tsx'

export interface OrderListRouteProps {
  /** What the path is about; null where the address says it. */
  kind: ListGroup | null
}

const numberOf = (text: string | null): number => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : 0
}

/**
 * `/order-by-category?category=…&store=…`, with `publish=1` to come to its review, `search=…` to find a product in it and `proposal=…` to
 * edit a proposal, `/order-by-collection?collection=…&store=…` (`samara=…` for a Samara collection) and `/manual-sort?kind=…&id=…&store=…`.
 * Without a list they offer the lists to choose from.
 */
export function OrderListRoute({ kind: ofPath }: OrderListRouteProps) {
  const t = useSentences('shell')
  const [search] = useSearchParams()
  const { kind, named } = ((): ReturnType<typeof collectionIn> => {
    if (ofPath === 'collection') return collectionIn(search)
    return ofPath === null ? { kind: kindIn(search), named: search.get('id') ?? '' } : { kind: ofPath, named: search.get(ofPath) ?? '' }
  })()
  const group = listGroupOf(kind)
  const id = numberOf(named)
  if (named === '') return <ListFrontPageRoute key={group} kind={group} manual={ofPath === null} />
  return (
    <WithStore wanted={search.get('store')} width="full" title={t(group === 'category' ? 'categories' : 'collections')}>
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

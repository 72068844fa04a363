import { useMemo } from 'react'
import { productsByCategory, productsByCollection, type CompactProductList, type ListReference } from '../../../../contract/index.ts'
import { collectionQuery, useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

const options = { onFocus: false, compact: true } as const

/** The whole of a list, in columns. */
export function useList(store: string, list: ListReference): QueryResult<CompactProductList> {
  const { person } = useSession()
  const [category, collection] = useMemo(() => {
    const query = { store, username: person.email }
    return list.kind === 'category'
      ? [{ query: { ...query, categoryId: list.id } }, null]
      : [null, { query: { ...query, ...collectionQuery(list.id) } }]
  }, [store, person.email, list.kind, list.id])
  const categories = useEndpoint(productsByCategory, category, options)
  const collections = useEndpoint(productsByCollection, collection, options)
  return list.kind === 'category' ? categories : collections
}

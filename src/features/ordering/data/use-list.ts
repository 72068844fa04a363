import { useMemo } from 'react'
import {
  listProducts,
  productsByCategory,
  productsByCollection,
  type CompactProductList,
  type ListReference,
} from '../../../../contract/index.ts'
import { collectionQuery, useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

const options = { onFocus: false, compact: true } as const

/** The whole of a list, in columns. */
export function useList(store: string, list: ListReference): QueryResult<CompactProductList> {
  const { person } = useSession()
  const { category, collection, samara } = useMemo(() => {
    const { kind, id } = list
    const query = { store, username: person.email }
    return {
      category: kind === 'category' ? { query: { ...query, categoryId: id } } : null,
      collection: kind === 'collection' ? { query: { ...query, ...collectionQuery(id) } } : null,
      samara: kind === 'samara' ? { query: { ...query, kind, id } } : null,
    }
  }, [store, person.email, list])
  const categories = useEndpoint(productsByCategory, category, options)
  const collections = useEndpoint(productsByCollection, collection, options)
  const samaras = useEndpoint(listProducts, samara, options)
  return { category: categories, collection: collections, samara: samaras }[list.kind]
}

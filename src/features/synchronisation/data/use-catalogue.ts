import { useMemo } from 'react'
import { categoryTree, listCollections, type Category } from '../../../../contract/index.ts'
import { categoriesOf, useEndpoint, useSession } from '../../../api/index.ts'
import type { Catalogue, CategoryChoice } from '../model/request.ts'

const choices = (categories: readonly Category[], above: readonly number[] = []): CategoryChoice[] =>
  categories.flatMap(({ id, name, route, products, children }) => [
    { id, name, route, products, above },
    ...choices(children, [...above, id]),
  ])

/** What of a store can be chosen; undefined until it is known. Where it cannot be read, all that remains is everything. */
export function useCatalogue(store: string, products: number): Catalogue | undefined {
  const { person } = useSession()
  const query = { store, username: person.email }
  const tree = useEndpoint(categoryTree, { params: { username: person.email }, query }, { onFocus: false })
  const collections = useEndpoint(listCollections, { query }, { onFocus: false })
  const known =
    (tree.data !== undefined || tree.failure !== undefined) && (collections.data !== undefined || collections.failure !== undefined)
  const [nodes, lists] = [tree.data?.categoryTree, collections.data]
  return useMemo(
    () => (known ? { products, categories: choices(categoriesOf(nodes ?? [])), collections: lists ?? [] } : undefined),
    [known, products, nodes, lists],
  )
}

import { type CategoryNode, categoryTree, listCollections, type ListReference } from '../../contract/index.ts'
import type { Merchant } from './merchant.ts'

/** The lists that something is left of. No two of them share a product, but for the collection. */
export interface DemoLists {
  ordered: ListReference
  ruled: ListReference
  collection: ListReference
  verified: ListReference
  cancelled: ListReference
  failed: ListReference
  superseded: ListReference
  scheduledSoon: ListReference
  missed: ListReference
  scheduledFar: ListReference
  waiting: ListReference
  sent: ListReference
  /** The department with most products. */
  running: ListReference
}

const leaves = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]))

/** Products that a list has at least. */
const fewest = 10

/** Chooses lists of the demo shop by their size. */
export async function chooseLists({ call, email: username, store }: Merchant): Promise<DemoLists> {
  const query = { store, username }
  const bySize = (a: { products: number }, b: { products: number }) => b.products - a.products
  const { categoryTree: tree } = await call(categoryTree, { params: { username }, query })
  const [largest, ...others] = tree.toSorted(bySize)
  const categories = leaves(others).toSorted(bySize)
  const smallest = (await call(listCollections, { query }))
    .filter(({ products }) => products >= fewest)
    .toSorted(bySize)
    .at(-1)
  const category = (node: CategoryNode | undefined): ListReference => {
    if (!node || node.products < fewest) throw new Error('The demo shop has too few categories.')
    return { kind: 'category', id: node.idcategoria }
  }
  if (!smallest) throw new Error('The demo shop has no collection with products.')
  return {
    ordered: category(categories[0]),
    ruled: category(categories[1]),
    collection: { kind: 'collection', id: smallest.id },
    verified: category(categories[2]),
    cancelled: category(categories[3]),
    failed: category(categories[4]),
    superseded: category(categories[5]),
    scheduledSoon: category(categories[6]),
    missed: category(categories[7]),
    scheduledFar: category(categories[8]),
    waiting: category(categories[9]),
    sent: category(categories[10]),
    running: category(largest),
  }
}

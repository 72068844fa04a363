import type { ListKind, ListReference } from '../../contract/index.ts'
import { signInPath } from '../api/index.ts'

/** Every path of the product, once. */
export const paths = {
  home: '/home',
  categories: '/category',
  collections: '/collection',
  chooseCategory: '/category-sort',
  chooseCollection: '/collections-sort',
  orderCategory: '/order-by-category',
  orderCollection: '/order-by-collection',
  manualSort: '/manual-sort',
  massOrdering: '/order-prod',
  synchronise: '/synchronize',
  indexAdmin: '/index-admin',
  signIn: signInPath,
} as const

/** The workbench of one list of one store. */
export const orderPath = ({ kind, id }: ListReference, store: string): string =>
  `${kind === 'category' ? paths.orderCategory : paths.orderCollection}?${new URLSearchParams({ [kind]: String(id), store }).toString()}`

/** The workbench of a list as shoppers see it. */
export const gridPath = ({ kind, id }: ListReference, store: string): string =>
  `${paths.manualSort}?${new URLSearchParams({ kind, id: String(id), store }).toString()}`

/** The review of what a list would become on the platform. */
export const reviewPath = (list: ListReference, store: string): string => `${orderPath(list, store)}&publish=1`

/** One recipe for many lists of one store. */
export const massOrderingPath = (kind: ListKind, store: string): string =>
  `${paths.massOrdering}?${new URLSearchParams({ kind, store }).toString()}`

/** What comes in from a store's platform; `rights` opens what the key may do. */
export const synchronisePath = (
  store: string,
  more: { scope?: string; targets?: string; tab?: 'changes'; of?: string; rights?: '1' } = {},
): string => `${paths.synchronise}?${new URLSearchParams({ store, ...more }).toString()}`

/** The queue of publications, with one of them open. */
export const publicationPath = (id: string): string => `${paths.indexAdmin}?${new URLSearchParams({ open: id }).toString()}`

/** Which area of the product an address belongs to; null for those of none. */
export function areaOf(pathname: string, search: string): ListKind | null {
  if (pathname === paths.categories || pathname === paths.chooseCategory || pathname === paths.orderCategory) return 'category'
  if (pathname === paths.collections || pathname === paths.chooseCollection || pathname === paths.orderCollection) return 'collection'
  if (pathname !== paths.manualSort && pathname !== paths.massOrdering) return null
  return new URLSearchParams(search).get('kind') === 'collection' ? 'collection' : 'category'
}

/** Whether an address opens a list on the workbench. */
export const opensList = (pathname: string): boolean =>
  pathname === paths.orderCategory || pathname === paths.orderCollection || pathname === paths.manualSort

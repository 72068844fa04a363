import {
  listOpening,
  listProducts,
  listStores,
  type ListReference,
  productsByCategory,
  productsByCollection,
  readDraft,
  readPreferences,
} from '../../contract/index.ts'
import { aheadOf, collectionQuery, type Call } from '../api/index.ts'
import { collectionIn, kindIn, opensList, paths } from './paths.ts'

export interface WantedList {
  store: string
  list: ListReference
}

/** The list that an address opens on the workbench, where it says of which store; null for other addresses. */
export function listOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): WantedList | null {
  if (!opensList(pathname)) return null
  const requested = new URLSearchParams(search)
  const manual = pathname === paths.manualSort
  const { kind, named } = manual
    ? { kind: kindIn(requested), named: requested.get('id') }
    : pathname === paths.orderCollection
      ? collectionIn(requested)
      : { kind: 'category' as const, named: requested.get('category') }
  const id = Number(named)
  const store = requested.get('store')
  return store && Number.isInteger(id) && id > 0 ? { store, list: { kind, id } } : null
}

/**
 * Begins what the workbench of a list will ask, its beginning first: the whole of a long one would take the server's time from it.
 * Gives the call that knows what was begun.
 */
export function expectList(plain: Call, person: string, { store, list: { kind, id } }: WantedList): Call {
  const { call, expect } = aheadOf(plain)
  const query = { store, username: person }
  const opening = expect(listOpening, { query: { ...query, kind, id } })
  void expect(listStores, { params: { email: person } })
  void expect(readDraft, { query: { ...query, kind, id } })
  void expect(readPreferences, { query })
  if (kind === 'category') void expect(productsByCategory, { query: { ...query, categoryId: id } }, { compact: true }, opening)
  else if (kind === 'collection')
    void expect(productsByCollection, { query: { ...query, ...collectionQuery(id) } }, { compact: true }, opening)
  else void expect(listProducts, { query: { ...query, kind, id } }, { compact: true }, opening)
  return call
}

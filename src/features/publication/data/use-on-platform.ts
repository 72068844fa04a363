import {
  collectionsToIndex,
  listDrifts,
  listProducts,
  listSamaraCollections,
  listsToOrder,
  readSamaraCollection,
  unpublishList,
  type ListReference,
  type UnpublishWay,
} from '../../../../contract/index.ts'
import { useCommand, useEndpoint, useSession } from '../../../api/index.ts'
import type { OnPlatform } from '../model/on-platform.ts'

const plan = { touches: [readSamaraCollection, listSamaraCollections, collectionsToIndex, listsToOrder, listDrifts, listProducts] }

export interface OnPlatformOfList {
  /** Null for other lists, for a collection that is not on the platform, and until it is known. */
  onPlatform: OnPlatform | null
  /** Whether it was read, need not be, or cannot be. */
  known: boolean
  takeOff: (way: UnpublishWay) => Promise<unknown>
  working: boolean
}

/** What a Samara collection has on the platform, and how it is taken off. */
export function useOnPlatform(store: string, { kind, id }: ListReference): OnPlatformOfList {
  const { person } = useSession()
  const { data, failure } = useEndpoint(readSamaraCollection, kind === 'samara' ? { params: { id }, query: { store } } : null, {
    onFocus: false,
    when: (event) => event.what === 'publication' && event.store === store,
  })
  const { run, running } = useCommand(unpublishList, plan)
  return {
    onPlatform: data && data.idVtex !== null ? { name: data.name, number: data.idVtex, hidden: !data.active } : null,
    known: kind !== 'samara' || (data ?? failure) !== undefined,
    takeOff: (onPlatform) => run({ query: { username: person.email }, body: { store, list: { kind, id }, onPlatform } }),
    working: running,
  }
}

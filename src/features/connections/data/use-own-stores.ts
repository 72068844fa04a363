import {
  disconnectStore,
  exportStore,
  listStores,
  pauseStore,
  platformRights,
  renameStore,
  replaceStoreKey,
  type CheckedKey,
  type StoreExport,
} from '../../../../contract/index.ts'
import { useApi, useCommand, useSession } from '../../../api/index.ts'

/** What the owner of a store does with it. Each rejects with what `call` throws. */
export interface OwnStores {
  rename: (store: string, displayName: string) => Promise<unknown>
  replaceKey: (store: string, given: { key: string; token: string }) => Promise<CheckedKey>
  setPaused: (store: string, paused: boolean) => Promise<unknown>
  exported: (store: string) => Promise<StoreExport>
  disconnect: (store: string, confirmation: string) => Promise<unknown>
}

const plan = { touches: [listStores] }
const keyPlan = { touches: [listStores, platformRights] }

export function useOwnStores(): OwnStores {
  const { call } = useApi()
  const { email } = useSession().person
  const rename = useCommand(renameStore, plan)
  const replace = useCommand(replaceStoreKey, keyPlan)
  const pause = useCommand(pauseStore, plan)
  const disconnect = useCommand(disconnectStore, plan)
  const query = (store: string) => ({ username: email, store })
  return {
    rename: (store, displayName) => rename.run({ query: query(store), body: { displayName } }),
    replaceKey: (store, body) => replace.run({ query: query(store), body }),
    setPaused: (store, paused) => pause.run({ query: query(store), body: { paused } }),
    exported: (store) => call(exportStore, { query: query(store) }),
    disconnect: (store, confirmation) => disconnect.run({ query: query(store), body: { confirmation } }),
  }
}

import {
  addDemoStore,
  checkPlatformKey,
  connectStore,
  listStores,
  type CheckedKey,
  type StoreCredential,
} from '../../../../contract/index.ts'
import { useCommand, useSession } from '../../../api/index.ts'
import type { TypedKey } from '../model/new-store.ts'

const plan = { touches: [listStores] }

/** Connects stores of the person who is signed in. Each rejects with what `call` throws. */
export function useConnections(): {
  check: (typed: TypedKey) => Promise<CheckedKey>
  connect: (typed: TypedKey, displayName: string, key: string) => Promise<StoreCredential>
  addDemo: (key: string) => Promise<StoreCredential>
} {
  const query = { username: useSession().person.email }
  const check = useCommand(checkPlatformKey)
  const connect = useCommand(connectStore, plan)
  const demo = useCommand(addDemoStore, plan)
  return {
    check: (body) => check.run({ query, body }),
    connect: (typed, displayName, idempotencyKey) => connect.run({ query, body: { ...typed, displayName } }, { idempotencyKey }),
    addDemo: (idempotencyKey) => demo.run({ query }, { idempotencyKey }),
  }
}

import {
  addDemoStore,
  checkPlatformKey,
  connectStore,
  disconnectStore,
  exportStore,
  pauseStore,
  renameStore,
  replaceStoreKey,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ConnectionsService } from './connections.service.ts'

/** Calls that connect stores. */
export const connectionsRoutes = (route: Route, connections: ConnectionsService): void => {
  route(checkPlatformKey, ({ body }) => connections.check(body))
  route(connectStore, ({ caller, body, idempotencyKey }) => connections.connect(caller, body, idempotencyKey))
  route(addDemoStore, ({ caller, idempotencyKey }) => connections.addDemo(caller, idempotencyKey))
  route(renameStore, ({ store, caller, body }) => connections.rename(store.id, caller, body.displayName))
  route(replaceStoreKey, ({ store, caller, body }) => connections.replaceKey(store.id, caller, body))
  route(pauseStore, ({ store, caller, body }) => connections.setPaused(store.id, caller, body.paused))
  route(exportStore, ({ store, caller }) => connections.exported(store.id, caller))
  route(disconnectStore, ({ store, caller, body }) => connections.disconnect(store.id, caller, body.confirmation))
}

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
  route(connectStore, ({ person, body, idempotencyKey }) => connections.connect(person.id, body, idempotencyKey))
  route(addDemoStore, ({ person, idempotencyKey }) => connections.addDemo(person.id, idempotencyKey))
  route(renameStore, ({ store, person, body }) => connections.rename(store.id, person.id, body.displayName))
  route(replaceStoreKey, ({ store, person, body }) => connections.replaceKey(store.id, person.id, body))
  route(pauseStore, ({ store, person, body }) => connections.setPaused(store.id, person.id, body.paused))
  route(exportStore, ({ store }) => connections.exported(store.id))
  route(disconnectStore, ({ store, person, body }) => connections.disconnect(store.id, person.id, body.confirmation))
}

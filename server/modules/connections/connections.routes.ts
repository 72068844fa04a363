import { addDemoStore, checkPlatformKey, connectStore } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ConnectionsService } from './connections.service.ts'

/** Calls that connect stores. */
export const connectionsRoutes = (route: Route, connections: ConnectionsService): void => {
  route(checkPlatformKey, ({ body }) => connections.check(body))
  route(connectStore, ({ person, body, idempotencyKey }) => connections.connect(person.id, body, idempotencyKey))
  route(addDemoStore, ({ person, idempotencyKey }) => connections.addDemo(person.id, idempotencyKey))
}

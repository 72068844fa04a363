import { orderRetention, setOrderRetention } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { OrderRetentionService } from './order-retention.service.ts'

/** Calls about what is kept of sales. */
export const salesRoutes = (route: Route, retention: OrderRetentionService): void => {
  route(orderRetention, ({ store, query }) => retention.read(store.id, query.months))
  route(setOrderRetention, ({ store, caller, body }) => retention.set(store, caller, body.months))
}

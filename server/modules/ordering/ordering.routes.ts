import { saveSortTable } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { OrderingService } from './ordering.service.ts'

/** Calls about orderings. */
export const orderingRoutes = (route: Route, ordering: OrderingService): void => {
  route(saveSortTable, ({ store, person, body }) => ordering.save(store.id, person, body))
}

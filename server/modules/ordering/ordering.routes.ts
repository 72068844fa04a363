import { productsByCategory, saveSortTable } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { StoresService } from '../stores/index.ts'
import type { OrderingService } from './ordering.service.ts'

/** Calls about orderings. */
export const orderingRoutes = (route: Route, ordering: OrderingService, stores: StoresService): void => {
  route(productsByCategory, async ({ store, query }) => ordering.list(await stores.require(store.id), query.categoryId))
  route(saveSortTable, ({ store, person, body }) => ordering.save(store.id, person, body))
}

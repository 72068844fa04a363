import { listStores, platformRights } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { StoresService } from './stores.service.ts'

/** Calls about stores. */
export const storesRoutes = (route: Route, stores: StoresService): void => {
  route(listStores, ({ person }) => stores.list(person.id))
  route(platformRights, ({ store, query }) => stores.rights(store.id, { anew: query.anew ?? false }))
}

import { listMemberships, listStores, platformRights } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { StoresService } from './stores.service.ts'

/** Until plans can be bought, nobody has another one. */
const freePlan = { userMembershipId: { membershipName: 'Free', membershipId: 'free' } }

/** Calls about stores. */
export const storesRoutes = (route: Route, stores: StoresService): void => {
  route(listStores, ({ person }) => stores.list(person.id))
  route(listMemberships, () => Promise.resolve([freePlan]))
  route(platformRights, ({ store, query }) => stores.rights(store.id, { anew: query.anew ?? false }))
}

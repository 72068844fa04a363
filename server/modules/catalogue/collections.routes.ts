import { listCollections } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { CollectionsService } from './collections.service.ts'

/** Calls about the platform's collections. */
export const collectionsRoutes = (route: Route, collections: CollectionsService): void => {
  route(listCollections, ({ store }) => collections.list(store.id))
}

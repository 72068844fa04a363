import { findProducts } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ProductSearchService } from './product-search.service.ts'

/** The call that finds products. */
export const productSearchRoutes = (route: Route, search: ProductSearchService): void => {
  route(findProducts, ({ store, query }) => search.find(store.id, store.limits, query.text))
}

/** The sequence of products in a list. */
export { orderingRoutes } from './ordering.routes.ts'
export { type OrderingService, orderingService } from './ordering.service.ts'

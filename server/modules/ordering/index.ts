/** The sequence of products in a list, with what holds on top of it: saved, shown as it was, drafted, and made for many lists at once. */
export { savedPlaces } from './saved-places.ts'
export { orderingModule } from './module.ts'
export type { OrderingService, ShownOrdering } from './ordering.service.ts'

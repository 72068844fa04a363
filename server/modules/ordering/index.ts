/** The sequence of products in a list, with what holds on top of it: saved, shown as it was, drafted, and made for many lists at once. */
export { checkWhole } from './check-ordering.ts'
export { orderingModule } from './module.ts'
export type { OrderingService } from './ordering.service.ts'

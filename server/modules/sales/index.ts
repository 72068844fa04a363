/** What a shop sold: its sales as the platform tells them, each counted once, by day and product. */
export { daysLeft, nextSpan } from './coverage.ts'
export { type DaySales, lastDayOfHistory, replaceSales } from './days-of-sales.repository.ts'
export { salesModule } from './module.ts'
export type { SalesService } from './sales.service.ts'

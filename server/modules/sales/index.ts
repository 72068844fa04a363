/** What a shop sold: its sales as the platform tells them, each counted once, and their sums. */
export { daysLeft, nextSpan } from './coverage.ts'
export { lastDayOfHistory, type PastSale, replaceSales, type SalesHistory } from './past-sales.repository.ts'
export { salesModule } from './module.ts'
export { ensureMonths } from './months.repository.ts'
export { soldByMonthAndDay, sumMonths } from './month-sums.repository.ts'
export { nightlyCheck } from './nightly-check.ts'
export { recount } from './recount.repository.ts'
export type { SalesService } from './sales.service.ts'

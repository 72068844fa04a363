import type { ReportDays } from '../../../../contract/index.ts'

/** The day from which on single orders are kept, where these days begin before it; else null: all of theirs are there. */
export const keptSince = ({ ordersKeptFrom }: { ordersKeptFrom: string | null }, { from }: Pick<ReportDays, 'from'>): string | null =>
  ordersKeptFrom !== null && from < ordersKeptFrom ? ordersKeptFrom : null

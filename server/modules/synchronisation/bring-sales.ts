import { daysLeft, nextSpan, type SalesService } from '../sales/index.ts'
import type { PhaseWork } from './phases.ts'

/** The span that is being brought in, and up to where it is. Times in ISO 8601. */
interface Cursor {
  from: string
  to: string
  at: string
}

const day = 86_400_000

/**
 * Brings in the sales that are not here yet, as seen from when it was asked for: the last 30 days first. Those
 * that cannot be read are noted, and hold up no other. Progress is reported in days.
 */
export const bringSales =
  (sales: SalesService, missed: (storeId: string, missing: number, until: Date) => void): PhaseWork =>
  async (run) => {
    const { row, platform } = run
    const until = row.requestedAt
    for (;;) {
      const coverage = await sales.coverage(row.storeId)
      const left = daysLeft(coverage, until)
      const total = row.total ?? left
      const begun = row.cursor as Cursor | null
      const span = begun ? { from: new Date(begun.from), to: new Date(begun.to) } : nextSpan(coverage, until)
      if (span === null) return
      const { from, to } = span
      const passed = (at: Date) => (at < to ? Math.floor : Math.ceil)((at.getTime() - from.getTime()) / day)
      const done = (at: Date) => Math.min(total, Math.max(row.done, total - left + passed(at)))
      for await (const page of platform.sales(begun ? new Date(begun.at) : from, to)) {
        run.signal.throwIfAborted()
        if (page.missing > 0) missed(row.storeId, page.missing, page.until)
        await run.commit({
          cursor: { from: from.toISOString(), to: to.toISOString(), at: page.until.toISOString() } satisfies Cursor,
          done: done(page.until),
          total,
          async write(queries) {
            const changed = await sales.count(row.storeId, page.sales, queries, page.unreadable)
            return { read: page.sales.length, changed, unreadable: page.unreadable.length }
          },
        })
      }
      await run.commit({
        cursor: null,
        done: done(to),
        total,
        async write(queries) {
          await sales.cover(row.storeId, from, to, queries)
          return undefined
        },
      })
    }
  }

import type { ListReference } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { DeliveriesService } from '../webhooks/index.ts'
import { coverageRepository } from './coverage.repository.ts'
import { figuresOf, type ListWeeks } from './figures.repository.ts'
import { fellBy, silentFor } from './unusual-figures.ts'

/** Lists that people are notified of at once, of each kind: more would be a list of lists. */
const most = 3
const week = 7 * 86_400_000

const keyOf = (kind: string, list: ListReference): string => `${kind} ${list.kind} ${list.id}`

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1

/** Lists that fell by more than they usually do and are not known to, those that lost the most units first. */
const fallenMost = (weeks: readonly ListWeeks[], known: ReadonlySet<string>): { list: ListReference; fell: number }[] =>
  weeks
    .flatMap(({ before, week: last, ...list }) => {
      const fell = fellBy(before, last)
      return fell === null || known.has(keyOf('list-fell', list))
        ? []
        : [{ list, fell, lost: before.reduce((sum, units) => sum + units, 0) / before.length - last }]
    })
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most)

/** Notifies people of figures that are not as usual. */
export const noticeFigures = ({
  database,
  notices,
  webhooks,
}: {
  database: Database
  notices: NoticesService
  webhooks: Pick<DeliveriesService, 'happened'>
}) => ({
  /**
   * Once a day: sold-out products in the first places, and on a Monday
   * lists that sold less than they usually do. A list is named once a week.
   */
  daily: (storeId: string, today: string, now: Date): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const figures = figuresOf(transaction, storeId)
      const known = await figures.notified(new Date(now.getTime() - week))
      const soldOut = (await figures.soldOutFirst()).filter((list) => !known.has(keyOf('sold-out-first', list)))
      for (const { soldOut: count, ...list } of soldOut.slice(0, most)) {
        await notices.add({ storeId, kind: 'sold-out-first', list, figures: { soldOut: count } }, transaction)
        await webhooks.happened(storeId, { type: 'list.sold_out_first', list, soldOut: count }, transaction)
      }
      if (isMonday(today))
        for (const { list, fell } of fallenMost(await figures.weeks(today), known))
          await notices.add({ storeId, kind: 'list-fell', list, figures: { fell } }, transaction)
      // With the notices: a night that is broken off writes all of them or none, and comes again.
      await coverageRepository(transaction, storeId).setNoticed(today)
    }),

  /**
   * After a night that found sums that were not what their orders give, and put them right: to the owners, once
   * for each such night. Gives what was corrected; null where there is nothing that they were not notified of.
   */
  corrected: (storeId: string): Promise<{ days: string[]; rows: number } | null> =>
    database.transaction().execute(async (transaction) => {
      const corrected = await coverageRepository(transaction, storeId).takeCorrected()
      if (!corrected) return null
      const figures = { days: corrected.days.length, rows: corrected.rows }
      await notices.add({ storeId, kind: 'sums-corrected', to: 'owners', figures }, transaction)
      return corrected
    }),

  /** While sales come in as they are made: no order for longer than ever at this hour. Said once for each such silence. */
  async silence(storeId: string, now: Date): Promise<void> {
    const figures = figuresOf(database, storeId)
    const found = await figures.gaps(now)
    const minutes = found && silentFor(found.gap, found.before)
    if (!found || minutes === null) return
    if ((await figures.notified(found.since)).has('no-orders')) return
    await notices.add({ storeId, kind: 'no-orders', figures: { minutes } }, database)
  },
})

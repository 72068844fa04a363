import type {
  CategoriesTable,
  ListReference,
  OrderLines,
  ProductsTable,
  PublicationMarks,
  ReportDays,
  SalesByBand,
  SalesByHour,
  SalesByRange,
  SalesTotals,
} from '../../../contract/index.ts'
import { limits, positionBands } from '../../../contract/index.ts'
import { listsWithin, type MemberStore } from '../../access/index.ts'
import { shiftDay } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { WrittenJson } from '../../kernel/written-json.ts'
import { bandSales, positionsFrom } from './bands.repository.ts'
import { categorySales, type CategorySum } from './categories.repository.ts'
import { compactTable, tableOfRows } from './product-columns.ts'
import { cursorOf, readCursor } from './line-cursor.ts'
import { orderLines } from './lines.repository.ts'
import { marks } from './marks.repository.ts'
import type { CountedDays } from './counted-days.ts'
import { bestFirst, knownSpan, markOf, pointsOf, stateOf, totalsOf } from './present.ts'
import { openedReports, type ReportQuery, type ReportsDependencies } from './opened-report.ts'
import { soldProducts } from './products.repository.ts'
import { idsOf, isOfCategories, isWhole, type ReportScope } from './report-scope.ts'
import { areOrdersReadable } from './single-orders.ts'
import { areOrdersKept, boundsOf, type StoreClock } from './store-clock.repository.ts'
import { timeSteps } from './time-steps.repository.ts'
import { hoursOfDay, totals } from './totals.repository.ts'

type SumsOf = Map<number, CategorySum[]>

export type ReportsService = ReturnType<typeof reportsService>

/**
 * Reports on the days of a store. Each counts what the person may see, and no more; of days that the
 * plan's reports do not reach there is none. What a report is compared with may be further back.
 */
export const reportsService = ({ database, catalogue, plan, clock }: ReportsDependencies) => {
  const { opened, namedCategories } = openedReports({ database, catalogue, plan, clock })

  /** Of the whole store there are sums: nothing must be looked through. */
  const readable = async (storeId: string, known: StoreClock, scope: ReportScope, days: ReportDays): Promise<boolean> =>
    isWhole(scope) || (await areOrdersReadable(database, storeId, known, days))

  /** Whether all sales of those days are here that are over. */
  async function isComplete(storeId: string, known: StoreClock, now: Date, { from, to }: ReportDays): Promise<boolean> {
    const last = to < known.today ? to : shiftDay(known.today, -1)
    if (last < from) return true
    const bounds = await boundsOf(database, storeId, from, last)
    const span = knownSpan(known, now)
    return span.from <= bounds.from.getTime() && bounds.until.getTime() <= span.to
  }

  /**
   * The days that a report is compared with; null where it is with none,
   * or where not all of their sales are here: part of them says nothing.
   */
  const comparable = async (
    { id }: MemberStore,
    { known, now, before }: { known: StoreClock; now: Date; before: CountedDays | null },
  ): Promise<CountedDays | null> => (before && (await isComplete(id, known, now, before)) ? before : null)
  const daysOf = (days: CountedDays | null): ReportDays | null => days && { from: days.from, to: days.to }

  return {
    async salesByRange(store: MemberStore, personId: string, query: ReportQuery): Promise<SalesByRange> {
      const { now, by, known, range, compared, scope, head, whole, isQty } = await opened(store, personId, query)
      const points = async (days: ReportDays) =>
        pointsOf(await timeSteps(database, store.id, days, by, scope), by, days, known, now, isQty, whole)
      const [ofRange, ofCompared] = await Promise.all([points(range), compared && points(compared)])
      return {
        ...head,
        by,
        isQty,
        points: ofRange,
        compared: compared && ofCompared && { ...compared, points: ofCompared },
      }
    },

    async totalSales(store: MemberStore, personId: string, query: ReportQuery) {
      const { now, known, range, before, until, scope, head } = await opened(store, personId, query)
      const of = async (days: CountedDays): Promise<SalesTotals> => {
        const [complete, sums] = await Promise.all([
          isComplete(store.id, known, now, days),
          readable(store.id, known, scope, days).then((can) => totals(database, store.id, days, scope, can)),
        ])
        return totalsOf(sums, days, complete)
      }
      const [ofRange, ofCompared] = await Promise.all([of(range), before && of(before)])
      return {
        ...head,
        totals: ofRange,
        compared: ofCompared && { ...ofCompared, until: until?.toISOString() ?? null },
      }
    },

    async categoriesTable(store: MemberStore, personId: string, query: ReportQuery): Promise<CategoriesTable> {
      const report = await opened(store, personId, { ...query, categories: query.only })
      const { now, known, range, scope, head, isQty, by } = report
      const step = by === 'week' ? 'week' : 'day'
      const of = categorySales(database, store.id, scope)
      const chosen = idsOf(query.categories)
      if (chosen !== null && chosen.length > limits.report.categories)
        throw new ProblemError('report/too-many-categories', `At most ${limits.report.categories} categories are read at once.`)
      const [earlier, sums, steps, namesOfChosen] = await Promise.all([
        comparable(store, report),
        of.sums(range, chosen, step, isQty),
        timeSteps(database, store.id, range, step, scope),
        chosen && namedCategories(store, scope, chosen),
      ])
      const ids = chosen ?? bestFirst(sums, isQty)
      const [named, before] = await Promise.all([
        namesOfChosen ?? namedCategories(store, scope, ids),
        earlier && of.sums(earlier, ids, step, isQty),
      ])
      const span = knownSpan(known, now)
      const states = steps.map((one) => stateOf(one, span))
      const valueOf = ({ revenue, units }: { revenue: number; units: number }) => (isQty ? units : revenue)
      const nothing = { revenue: 0, units: 0 }
      const total = (rows: readonly { revenue: number; units: number }[]) =>
        rows.reduce((all, { revenue, units }) => ({ revenue: all.revenue + revenue, units: all.units + units }), nothing)
      const [ofRange, ofCompared] = [sums, before ?? []].map((rows) => Map.groupBy(rows, ({ id }) => id)) as [SumsOf, SumsOf]
      const names = new Map(named.map((category) => [category.id, category]))
      const points = pointsOf(steps, step, range, known, now, isQty, true)
      return {
        ...head,
        pending: known.bare,
        by: step,
        isQty,
        steps: points.map(({ at, day, hour, unfinished }) => ({ at, day, hour, unfinished })),
        categories: ids.map((id) => {
          const rows = ofRange.get(id) ?? []
          const byDay = new Map(rows.map((row) => [row.day, row]))
          return {
            ...(names.get(id) ?? { id, name: '', routeBefore: '', gone: false }),
            values: steps.map(({ day }, index) => (states[index] === 'unknown' ? null : valueOf(byDay.get(day) ?? nothing))),
            ...total(rows),
            before: before && total(ofCompared.get(id) ?? []),
          }
        }),
        all: { values: points.map(({ value }) => value), ...total(steps) },
      }
    },

    /** `compact`: in columns. */
    async productsTable(store: MemberStore, personId: string, query: ReportQuery, compact: boolean): Promise<ProductsTable | WrittenJson> {
      const report = await opened(store, personId, query)
      const { range, scope, head, isQty } = report
      const before = await comparable(store, report)
      const sold = await soldProducts(database, store.id, range, before, scope, isQty)
      return (compact ? compactTable : tableOfRows)({ ...head, isQty, compared: daysOf(before) }, sold)
    },

    async salesByHour(store: MemberStore, personId: string, query: ReportQuery): Promise<SalesByHour> {
      const report = await opened(store, personId, query)
      const { range, scope, head, whole } = report
      const before = await comparable(store, report)
      const of = async (days: CountedDays) =>
        (await hoursOfDay(database, store.id, days, scope)).map((row) => ({ ...row, orders: whole ? row.orders : null }))
      return {
        ...head,
        hours: await of(range),
        compared: before && { from: before.from, to: before.to, hours: await of(before) },
      }
    },

    async salesByBand(
      store: MemberStore,
      personId: string,
      query: ReportQuery & { kind?: ListReference['kind'] | undefined; id?: number | undefined },
    ): Promise<SalesByBand> {
      const report = await opened(store, personId, query)
      const { known, range, scope, head } = report
      if ((query.kind === undefined) !== (query.id === undefined))
        throw new ProblemError('report/list-needed', 'A list is named by its kind and its number.', {
          errors: [{ path: query.kind === undefined ? 'query.kind' : 'query.id', reason: 'is missing' }],
        })
      const list = query.kind === undefined || query.id === undefined ? null : { kind: query.kind, id: query.id }
      if (list !== null) {
        await catalogue.list(store.id, list)
        const isWithin = await listsWithin(database, store.id, store.limits)
        if (!isWithin(list)) throw new ProblemError('access/outside-limits', 'The list is outside of what you may work with.')
      }
      // Of categories there are sums, however many orders there were; of days that were let go before there were these sums, not.
      const isKnown = async (days: CountedDays) =>
        list === null && isOfCategories(scope) ? isWhole(scope) || areOrdersKept(known, days.from) : readable(store.id, known, scope, days)
      const of = async (days: CountedDays) => bandSales(database, store.id, days, list, scope, await isKnown(days))
      const [whole, positions] = await Promise.all([comparable(store, report), positionsFrom(database, store.id)])
      const earlier = whole && positions !== null && positions <= whole.from ? whole : null
      const [rows, before] = await Promise.all([of(range), earlier && of(earlier)])
      const sum = (from: typeof rows, band: number) =>
        from === null ? { units: null, revenue: null } : (from.find((row) => row.band === band) ?? { units: 0, revenue: 0 })
      const { units, revenue } = sum(rows, positionBands.length)
      return {
        ...head,
        pending: known.bare,
        list,
        bands: positionBands.map(({ from, to }, band) => {
          const now = sum(rows, band)
          const then = sum(before, band)
          return {
            from,
            to,
            revenue: now.revenue,
            units: now.units,
            revenueBefore: then.revenue,
            unitsBefore: then.units,
          }
        }),
        unplaced: { revenue, units },
        positionsFrom: positions,
        compared: daysOf(earlier),
      }
    },

    async publicationMarks(
      store: MemberStore,
      personId: string,
      query: ReportQuery & { run?: string | undefined },
    ): Promise<PublicationMarks> {
      const { range, scope, head } = await opened(store, personId, query)
      const isWithin = await listsWithin(database, store.id, store.limits)
      const published = marks(database, store.id)
      const found = (await published.within(range, scope, query.run ?? null)).filter(isWithin)
      const run = query.run === undefined ? null : await published.run(query.run)
      return {
        ...head,
        pending: false,
        marks: found.slice(0, limits.report.marks).map(markOf),
        more: found.length > limits.report.marks,
        run: run && { ...run, at: run.at.toISOString() },
      }
    },

    async orderLines(store: MemberStore, personId: string, query: ReportQuery & { cursor?: string | undefined }): Promise<OrderLines> {
      const { range, scope, head } = await opened(store, personId, query)
      const rows = await orderLines(database, store.id, range, scope, query.cursor === undefined ? null : readCursor(query.cursor))
      const part = rows.slice(0, limits.report.part)
      const last = part.at(-1)
      return {
        ...head,
        lines: part.map(({ exactly: _, sale: __, nth: ___, at, ...line }) => ({ ...line, at: at.toISOString() })),
        next: rows.length > part.length && last ? cursorOf({ at: last.exactly, sale: last.sale, nth: last.nth }) : null,
      }
    },
  }
}

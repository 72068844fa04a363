import type { ReportComparison, ReportDays, ReportStep } from '../../../contract/index.ts'
import type { MemberStore } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { PlanService } from '../payments/index.ts'
import { categorySales } from './categories.repository.ts'
import { checkRange, comparedWith } from './check-range.ts'
import { sameTimeOn } from './counted-days.ts'
import { headOf } from './present.ts'
import { isWhole, type ReportFilter, type ReportScope, scopeOf } from './report-scope.ts'
import { storeClockSinceFirstSale } from './store-clock.repository.ts'

/** What a caller wants of a report. */
export interface ReportQuery extends ReportDays, ReportFilter {
  compare?: ReportComparison | undefined
  isQty?: boolean | undefined
  /** Categories that are counted alone, where `categories` are those that are shown. */
  only?: string | undefined
  by?: ReportStep | undefined
}

export interface ReportsDependencies {
  database: Database
  catalogue: CatalogueService
  plan: Pick<PlanService, 'requireReach'>
  clock: Clock
}

/** What every report begins with: its days, what it is compared with, and what it counts, checked. */
export const openedReports = ({ database, catalogue, plan, clock }: ReportsDependencies) => {
  /** The range and what it is compared with, checked, and what is counted of it. */
  async function open(store: MemberStore, personId: string, query: ReportQuery) {
    const now = clock.now()
    const by = query.by ?? 'day'
    const reach = plan.requireReach(store.id, personId, query.from)
    // Both queries run at the same time. An invalid range is reported before a plan that does not reach it.
    reach.catch(() => undefined)
    const known = await storeClockSinceFirstSale(database, store.id, now)
    const range = checkRange(query, known.today, by)
    await reach
    const scope = scopeOf(query, store.limits)
    if (scope.collection !== null) await catalogue.list(store.id, { kind: 'collection', id: scope.collection })
    const compared = comparedWith(range, query.compare)
    // What goes on is held against as much of the other days.
    const until = compared && range.to === known.today ? await sameTimeOn(database, store.id, compared.to, now) : null
    return {
      now,
      by,
      known,
      range,
      compared,
      until,
      before: compared && { ...compared, until },
      scope,
      head: headOf(known, range, scope),
      whole: isWhole(scope),
      isQty: query.isQty ?? false,
    }
  }
  /** Throws where one of them is neither in the shop nor in any sale. */
  async function namedCategories(store: MemberStore, scope: ReportScope, ids: readonly number[]) {
    const named = await categorySales(database, store.id, scope).named(ids.filter((id) => id !== 0))
    for (const id of ids)
      if (id !== 0 && !named.some((category) => category.id === id))
        throw new ProblemError('catalogue/unknown-category', `There is no category ${id}.`, {
          errors: [{ path: 'query.categories', reason: `There is no category ${id}.` }],
        })
    return named
  }
  async function opened(store: MemberStore, personId: string, query: ReportQuery) {
    const report = await open(store, personId, query)
    if (report.scope.categories !== null) await namedCategories(store, report.scope, report.scope.categories)
    return report
  }

  return { opened, namedCategories }
}

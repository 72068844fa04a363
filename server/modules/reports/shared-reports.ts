import type { MemberStore } from '../../access/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { PlanService } from '../payments/index.ts'
import { seenPart } from './report-scope.ts'
import type { ReportQuery } from './opened-report.ts'
import type { ReportsService } from './reports.service.ts'
import { shareComputation } from './share-computation.ts'

type Read<Query, Rest extends unknown[], Answer> = (store: MemberStore, personId: string, query: Query, ...rest: Rest) => Promise<Answer>

/**
 * The same reports, of which those that are read while others read the same are computed once for all of
 * them: people who may see the same part of the store, with the same query. Nothing is kept when it is done.
 */
export function sharedReports(reports: ReportsService, plan: Pick<PlanService, 'requireReach'>): ReportsService {
  const shared = <Query extends ReportQuery, Rest extends unknown[], Answer>(
    read: Read<Query, Rest, Answer>,
  ): Read<Query, Rest, Answer> => {
    const computed = shareComputation(
      ({ store, query, rest }: { store: MemberStore; personId: string; query: Query; rest: Rest }) =>
        JSON.stringify([
          store.id,
          seenPart(store.limits),
          Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)),
          rest,
        ]),
      ({ store, personId, query, rest }) => read(store, personId, query, ...rest),
    )
    return async (store, personId, query, ...rest) => {
      try {
        return await computed({ store, personId, query, rest })
      } catch (error) {
        // How far back a plan reaches is the same for all of a store; whose plan it is stands in the problem of each.
        if (error instanceof ProblemError && error.code === 'limit/reports') await plan.requireReach(store.id, personId, query.from)
        throw error
      }
    }
  }
  return {
    ...reports,
    salesByRange: shared(reports.salesByRange),
    totalSales: shared(reports.totalSales),
    categoriesTable: shared(reports.categoriesTable),
    productsTable: shared(reports.productsTable),
    salesByHour: shared(reports.salesByHour),
    salesByBand: shared(reports.salesByBand),
  }
}

import { useMemo } from 'react'
import {
  planLimitNames,
  planNames,
  planPrice,
  plans,
  type PlanCurrency,
  type PlanLimitName,
  type PlanName,
  type PlanPeriod,
} from '../../../../contract/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { allowedBy } from '../model/plan-use.ts'

interface Row {
  id: PlanLimitName | 'price'
  head: string
  of: (plan: PlanName) => string
}

/** All plans beside each other, line by line; on a phone a line is a small table of its own. */
export function PlanComparison({ period, currency }: { period: PlanPeriod; currency: PlanCurrency }) {
  const t = useSentences('payments')
  const format = useFormat()
  const rows = useMemo((): readonly Row[] => {
    const of = (limit: PlanLimitName) => (plan: PlanName) => {
      const most = allowedBy(plan, limit)
      if (most === null) return t('limit.none')
      return limit === 'reports' ? t('subscription.months', { count: most, number: format.number(most) }) : format.number(most)
    }
    return [
      {
        id: 'price',
        head: t('plans.price', { per: t(`per.${period}`) }),
        of: (plan) => format.money(planPrice(plan, period, currency), currency),
      },
      ...planLimitNames.map((limit): Row => ({ id: limit, head: t(`limit.${limit}`), of: of(limit) })),
    ]
  }, [t, format, period, currency])
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      { id: 'what', head: t('plans.what'), width: 200, grow: 1, cell: ({ head }) => head },
      ...planNames.map((plan): TableColumn<Row> => ({
        id: plan,
        head: plans[plan].title,
        width: 140,
        align: 'end',
        cell: ({ of }) => of(plan),
      })),
    ],
    [t],
  )
  return (
    <Panel padding="none" className="overflow-hidden" title={t('plans.comparison')}>
      <ul className="divide-y divide-subtle sm:hidden">
        {rows.map(({ id, head, of }) => (
          <li key={id} className="flex flex-col gap-1 px-4 py-2.5">
            <span className="font-medium">{head}</span>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-0.5 text-sm">
              {planNames.map((plan) => (
                <div key={plan} className="flex justify-between gap-2">
                  <dt className="text-muted">{plans[plan].title}</dt>
                  <dd className="tabular-nums">{of(plan)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <DataTable
        bare
        className="max-sm:hidden"
        density="compact"
        label={t('plans.comparison')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ head }) => head}
      />
    </Panel>
  )
}

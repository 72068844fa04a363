import { useMemo } from 'react'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { useTexts } from '../frame/index.ts'
import { limitNames, planCurrency, plans, priceOf, type LimitName, type Period, type Plan } from './plan-data.ts'
import { plansWords } from './plans.words.ts'

interface Row {
  id: LimitName | 'price'
  head: string
  of: (plan: Plan) => string
}

/** All plans beside each other, line by line. */
export function PlanComparison({ period }: { period: Period }) {
  const { say, format } = useTexts(plansWords)
  const rows = useMemo(
    (): readonly Row[] => [
      { id: 'price', head: `${say.price} ${say.per[period]}`, of: (plan) => format.money(priceOf(plan, period), planCurrency) },
      ...limitNames.map((name): Row => ({
        id: name,
        head: say.use[name],
        of: ({ limits }) => (limits[name] === null ? say.noLimit : format.number(limits[name])),
      })),
    ],
    [say, format, period],
  )
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      { id: 'what', head: say.what, width: 200, grow: 1, cell: ({ head }) => head },
      ...plans.map((plan): TableColumn<Row> => ({ id: plan.name, head: plan.title, width: 140, align: 'end', cell: ({ of }) => of(plan) })),
    ],
    [say],
  )
  return (
    <Panel padding="none" className="overflow-hidden" title={say.comparison}>
      <ul className="divide-y divide-subtle border-t border-subtle sm:hidden">
        {rows.map(({ id, head, of }) => (
          <li key={id} className="flex flex-col gap-1 px-4 py-2.5">
            <span className="font-medium">{head}</span>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-0.5 text-sm">
              {plans.map((plan) => (
                <div key={plan.name} className="flex justify-between gap-2">
                  <dt className="text-muted">{plan.title}</dt>
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
        label={say.comparison}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ head }) => head}
      />
    </Panel>
  )
}

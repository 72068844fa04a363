import { useMemo } from 'react'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { useSpeech } from '../frame/index.ts'
import { limitNames, planCurrency, plans, priceOf, type LimitName, type Period, type Plan } from './plan-data.ts'
import { plansWords } from './plans.words.ts'

interface Row {
  id: LimitName | 'price'
  head: string
  of: (plan: Plan) => string
}

/** All plans beside each other, line by line. */
export function PlanComparison({ period }: { period: Period }) {
  const { say, format } = useSpeech(plansWords)
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
      <DataTable
        bare
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

import { useMemo } from 'react'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { useTexts } from '../frame/index.ts'
import { categories, currency, type ShopCategory } from '../shop/index.ts'
import { assistantWords } from './assistant.words.ts'
import { firstPlan, type StepProps } from './plan.ts'

const largest = [...categories].sort((a, b) => b.revenue - a.revenue).slice(0, 9)
const offered = [
  ...categories.filter(({ name }) => firstPlan.lists.includes(name)),
  ...largest.filter(({ name }) => !firstPlan.lists.includes(name)),
].sort((a, b) => b.revenue - a.revenue)
const all = categories.reduce((sum, { revenue }) => sum + revenue, 0)

/** Which lists are put in order. */
export function ListsStep({ plan, onPlan }: StepProps) {
  const { say, format } = useTexts(assistantWords)
  const chosen = categories.filter(({ name }) => plan.lists.includes(name))
  const products = chosen.reduce((sum, list) => sum + list.products, 0)
  const revenue = chosen.reduce((sum, list) => sum + list.revenue, 0)
  const columns = useMemo<readonly TableColumn<ShopCategory>[]>(
    () => [
      {
        id: 'name',
        head: say.list,
        width: 200,
        grow: 1,
        cell: ({ name, department }) => (
          <span className="min-w-0">
            <span className="block truncate font-medium" title={name}>
              {name}
            </span>
            <span className="block truncate text-sm text-muted" title={department}>
              {department}
            </span>
          </span>
        ),
      },
      { id: 'products', head: say.products, width: 110, align: 'end', cell: (list) => format.number(list.products) },
      { id: 'soldOut', head: say.soldOut, width: 110, align: 'end', cell: (list) => format.number(list.soldOut) },
      { id: 'revenue', head: say.revenue, width: 150, align: 'end', phone: 'aside', cell: (list) => format.money(list.revenue, currency) },
    ],
    [say, format],
  )
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className={plan.lists.length === 0 ? 'text-warning' : 'text-muted'}>
        {plan.lists.length === 0
          ? say.noneChosen
          : say.chosen(
              say.counted(plan.lists.length, format.number(plan.lists.length)),
              `${format.number(products)} ${say.products.toLowerCase()}`,
              format.percent(revenue / all),
            )}
      </p>
      <DataTable
        label={say.lists}
        columns={columns}
        rows={offered}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        selection={useMemo(() => new Set(plan.lists), [plan.lists])}
        onSelectionChange={(selection) => onPlan({ lists: selection === 'all' ? offered.map(({ name }) => name) : [...selection] })}
      />
    </div>
  )
}

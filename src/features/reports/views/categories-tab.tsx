import { useMemo, useState } from 'react'
import { limits, type CategoriesTable, type CategorySales, type Category } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { LineChart, useStepPoints, type TimeStep } from '../../../design/chart/index.ts'
import { DataTable, numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { Change } from '../../../design/figure/index.ts'
import { ExpandIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { Tree } from '../../../design/tree/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { besideOf, shareOf } from '../model/change.ts'
import { categoryColumns, sortNamed } from '../model/report-sort.ts'
import type { ReportMeasure, RequestedReport } from '../model/requested-report.ts'
import { categoryValue } from '../model/sort-values.ts'
import { useLoadedState, usePendingState, type Loaded } from './loaded.ts'
import { useCategoryName } from './use-category-name.ts'
import { useFigures } from './use-figures.ts'

export interface CategoriesTabProps {
  categories: Loaded<CategoriesTable>
  measure: ReportMeasure
  timeZone: string
  /** The categories of the store; undefined until they are known. */
  tree: readonly Category[] | undefined
  /** Null: those that sold most. */
  drawn: readonly number[] | null
  onDrawn: (drawn: readonly number[] | null) => void
  /** What the table is sorted by. */
  sort: RequestedReport['categorySort']
  onSort: (sort: RequestedReport['categorySort']) => void
}

const noSteps: readonly TimeStep[] = []
const noCategories: readonly CategorySales[] = []
const idOf = ({ id }: CategorySales): number => id

/** Chosen categories over time, and what each sold in all. */
export function CategoriesTab({ categories, measure, timeZone, tree, drawn, onDrawn, sort, onSort }: CategoriesTabProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const stateOf = useLoadedState('chart.load')
  const { data } = categories
  const pending = usePendingState()
  const state = data?.pending ? pending : stateOf(categories)
  const rows = state.kind === 'ready' ? (data?.categories ?? noCategories) : noCategories
  const points = useStepPoints(data?.steps ?? noSteps, data?.by === 'week' ? 'week' : 'day', timeZone)
  const nameOf = useCategoryName(rows)
  const series = useMemo(() => rows.map((category) => ({ name: nameOf(category), values: category.values })), [rows, nameOf])
  const columns = useCategoryColumns(data, nameOf)
  return (
    <div className="flex flex-col gap-4">
      <Panel
        title={t(`categories.title.${measure}`)}
        description={t('categories.text')}
        actions={<CategoryChooser tree={tree} shown={drawn ?? rows.map(({ id }) => id)} usual={drawn === null} onDrawn={onDrawn} />}
      >
        <LineChart
          label={t(`categories.title.${measure}`)}
          points={points}
          series={series}
          pointsName={t('when', { zone: format.zone(timeZone) })}
          measure={measure === 'quantity' ? 'number' : { currency: data?.currency ?? 'EUR' }}
          height="lg"
          state={state.kind === 'ready' && rows.length === 0 ? { kind: 'empty', title: t('categories.none') } : state}
        />
      </Panel>
      {!data?.pending && (
        <DataTable
          label={t('tab.categories')}
          density="compact"
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={nameOf}
          layout={{ sort }}
          onLayoutChange={({ sort: next }) => onSort(sortNamed(categoryColumns, next))}
          state={state.kind === 'ready' ? undefined : state}
        />
      )}
    </div>
  )
}

interface CategoryChooserProps {
  tree: readonly Category[] | undefined
  shown: readonly number[]
  usual: boolean
  onDrawn: (drawn: readonly number[] | null) => void
}

function CategoryChooser({ tree, shown, usual, onDrawn }: CategoryChooserProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const [tooMany, setTooMany] = useState(false)
  const most = limits.report.categories
  return (
    <Popover
      label={t('categories.choose')}
      align="end"
      size="lg"
      trigger={
        <Button size="sm" iconAfter={<ExpandIcon className="text-muted" />} disabled={tree === undefined}>
          {t('categories.choose')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted" role="status">
          {t(tooMany ? 'categories.tooMany' : 'categories.chooseText', { most: format.number(most) })}
        </p>
        <Tree
          label={t('categories.choose')}
          searchLabel={t('categories.search')}
          noResult={t('categories.noResult')}
          nodes={tree ?? []}
          checked={new Set(shown)}
          onCheckedChange={(checked) => {
            setTooMany(checked.size > most)
            if (checked.size <= most) onDrawn([...checked])
          }}
          className="h-72"
        />
        <Button size="sm" disabled={usual} keepsFocus onClick={() => onDrawn(null)}>
          {t('categories.usual')}
        </Button>
      </div>
    </Popover>
  )
}

function useCategoryColumns(
  data: CategoriesTable | undefined,
  nameOf: (category: CategorySales) => string,
): readonly TableColumn<CategorySales>[] {
  const t = useSentences('reports')
  const format = useFigures()
  return useMemo(() => {
    const currency = data?.currency ?? 'EUR'
    const quantity = data?.isQty === true
    const all = (quantity ? data?.all.units : data?.all.revenue) ?? 0
    const of = ({ units, revenue }: { units: number; revenue: number }): number => (quantity ? units : revenue)
    return [
      {
        id: 'name',
        head: t('products.column.category'),
        width: 220,
        grow: 1,
        sortValue: nameOf,
        cell: (row) => <CategoryCell name={nameOf(row)} route={row.routeBefore} />,
      },
      numberColumn<CategorySales>({ id: 'units', head: t('figure.units'), width: 110, value: ({ units }) => units, text: format.number }),
      {
        ...numberColumn<CategorySales>({
          id: 'revenue',
          head: t('figure.revenue'),
          width: 140,
          value: ({ revenue }) => revenue,
          text: (value) => format.money(value, currency),
        }),
        phone: 'aside' as const,
      },
      {
        id: 'share',
        head: t('products.column.share'),
        width: 110,
        align: 'end',
        sortFirst: 'descending',
        sortValue: data && categoryValue('share', data, nameOf),
        cell: (row) => {
          const part = shareOf(of(row), all)
          return part === null ? '—' : format.share(part)
        },
      },
      {
        id: 'trend',
        head: t('products.column.trend'),
        width: 120,
        align: 'end',
        cell: (row) => {
          const beside = row.before && besideOf(of(row), of(row.before))
          return beside ? <Change direction={beside.direction} text={format.share(beside.share)} /> : <span className="text-muted">—</span>
        },
      },
    ]
  }, [t, format, data, nameOf])
}

function CategoryCell({ name, route }: { name: string; route: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate" title={name}>
        {name}
      </span>
      {route !== '' && (
        <span className="truncate text-xs text-muted" title={route}>
          {route}
        </span>
      )}
    </span>
  )
}

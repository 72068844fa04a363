import { columnOrderingFeature, columnVisibilityFeature, createColumnHelper, createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Language } from '../words/index.ts'
import { hiddenOf, orderOf } from './table-layout.ts'
import type { TableColumn, TableLayout } from './table-column.ts'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature, sortedRowModel: createSortedRowModel() })

type Value = string | number | undefined

/** Numbers by size, words as the language has them. */
function comparison(language: Language): (a: Value, b: Value) => number {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
}

export interface TableView<Row extends object> {
  /** Columns on show, in their sequence. */
  shown: readonly TableColumn<Row>[]
  /** Rows in their sequence. */
  rows: readonly Row[]
}

/** Columns in somebody's sequence and rows sorted, by TanStack Table. */
export function useTableView<Row extends object>(columns: readonly TableColumn<Row>[], data: readonly Row[], layout: TableLayout, language: Language): TableView<Row> {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    const compare = comparison(language)
    return helper.columns(
      columns.map(({ id, sortValue }) =>
        helper.accessor((row): Value => sortValue?.(row) ?? undefined, {
          id,
          enableSorting: sortValue !== undefined,
          sortUndefined: 'last',
          sortFn: (a, b) => compare(a.getValue<Value>(id), b.getValue<Value>(id)),
        }),
      ),
    )
  }, [columns, language])
  // Each by itself: a new width must not sort a hundred thousand rows again.
  const columnOrder = useMemo(() => orderOf(columns, { order: layout.order }), [columns, layout.order])
  const columnVisibility = useMemo(() => Object.fromEntries(hiddenOf(columns, { hidden: layout.hidden }).map((id) => [id, false])), [columns, layout.hidden])
  const { column, direction } = layout.sort ?? {}
  const sorting = useMemo(() => (column === undefined ? [] : [{ id: column, desc: direction === 'descending' }]), [column, direction])
  const table = useTable({ features, columns: definitions, data, state: { columnOrder, columnVisibility, sorting } })
  const shownKey = table.getVisibleLeafColumns().map(({ id }) => id).join('\n')
  const shown = useMemo(() => shownKey.split('\n').flatMap((id) => columns.find((column) => column.id === id) ?? []), [columns, shownKey])
  const model = table.getRowModel().rows
  const rows = useMemo(() => model.map(({ original }) => original), [model])
  return { shown, rows }
}

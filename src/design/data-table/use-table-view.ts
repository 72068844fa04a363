import { columnOrderingFeature, columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Language } from '../words/index.ts'
import { sortedRows } from './sorted-rows.ts'
import { hiddenOf, orderOf } from './table-layout.ts'
import type { TableColumn, TableLayout } from './table-column.ts'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, object>()
/** TanStack Table keeps the columns; a row object for each of a hundred thousand rows would cost more than it gives. */
const noRows: object[] = []

export interface TableView<Row extends object> {
  /** Columns on show, in their sequence. */
  shown: readonly TableColumn<Row>[]
  /** Rows in their sequence. */
  rows: readonly Row[]
}

/** Columns in somebody's sequence, and rows sorted. */
export function useTableView<Row extends object>(
  columns: readonly TableColumn<Row>[],
  data: readonly Row[],
  layout: TableLayout,
  language: Language,
  yielded: readonly string[],
  pinned?: (row: Row) => boolean,
): TableView<Row> {
  const definitions = useMemo(() => helper.columns(columns.map(({ id }) => helper.display({ id }))), [columns])
  const columnOrder = useMemo(() => orderOf(columns, { order: layout.order }), [columns, layout.order])
  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenOf(columns, { hidden: layout.hidden }).map((id) => [id, false])),
    [columns, layout.hidden],
  )
  const table = useTable({ features, columns: definitions, data: noRows, state: { columnOrder, columnVisibility } })
  const shownKey = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n')
  const yieldedKey = yielded.join('\n')
  const shown = useMemo(() => {
    const gone = new Set(yieldedKey.split('\n'))
    return shownKey.split('\n').flatMap((id) => (gone.has(id) ? [] : (columns.find((column) => column.id === id) ?? [])))
  }, [columns, shownKey, yieldedKey])

  const { column: by, direction = 'ascending' } = layout.sort ?? {}
  const rows = useMemo(() => {
    const valueOf = columns.find(({ id }) => id === by)?.sortValue
    const sorted = valueOf ? sortedRows(data, valueOf, direction, language) : data
    return pinned ? [...sorted.filter(pinned), ...sorted.filter((row) => !pinned(row))] : sorted
  }, [columns, data, by, direction, language, pinned])
  return { shown, rows }
}

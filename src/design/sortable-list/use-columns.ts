import { columnSizingFeature, columnVisibilityFeature, createColumnHelper, tableFeatures, useTable, type Row } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { fits, type SortableColumn } from './sortable-column.ts'

export const features = tableFeatures({ columnVisibilityFeature, columnSizingFeature })
export type TableRow<Item extends object> = Row<typeof features, Item>

export interface Columns<Item extends object> {
  /** Columns that have their place, in sequence. */
  shown: readonly SortableColumn<Item>[]
  /** A table row for each mounted item, in the same sequence. */
  rows: readonly TableRow<Item>[]
}

/** Gives the former array again while its elements are the same ones: the table makes all of its rows anew for a new array. */
function keeper<Item>(): (next: readonly Item[]) => readonly Item[] {
  let kept: readonly Item[] = []
  return (next) => {
    if (next.length !== kept.length || next.some((item, nth) => item !== kept[nth])) kept = next
    return kept
  }
}

/** The table's columns over the mounted rows only: TanStack Table never sees the other hundred thousand. */
export function useColumns<Item extends object>(
  columns: readonly SortableColumn<Item>[],
  mounted: readonly Item[],
  width: number,
): Columns<Item> {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Item>()
    return helper.columns(
      columns.map((column) =>
        helper.display({ id: column.id, header: column.header, size: column.width, cell: ({ row }) => column.cell(row.original) }),
      ),
    )
  }, [columns])
  const shownKey = columns.map((column) => Number(fits(column, width))).join('')
  const columnVisibility = useMemo(() => Object.fromEntries(columns.map(({ id }, nth) => [id, shownKey[nth] === '1'])), [columns, shownKey])
  const shown = useMemo(() => columns.filter((_, nth) => shownKey[nth] === '1'), [columns, shownKey])
  const [keep] = useState(keeper<Item>)
  const table = useTable({ features, columns: definitions, data: keep(mounted), state: { columnVisibility } })
  return { shown, rows: table.getRowModel().rows }
}

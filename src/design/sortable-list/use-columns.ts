import { useMemo } from 'react'
import { fits, type SortableColumn } from './sortable-column.ts'

/** Columns that have their place in a list that wide, in sequence. The same array while they are the same ones. */
export function useColumns<Item>(columns: readonly SortableColumn<Item>[], width: number): readonly SortableColumn<Item>[] {
  const shownKey = columns.map((column) => Number(fits(column, width))).join('')
  return useMemo(() => columns.filter((_, nth) => shownKey[nth] === '1'), [columns, shownKey])
}

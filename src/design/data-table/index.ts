/** Rows and columns that people sort, choose from and arrange. */
export { DataTable, type DataTableProps } from './data-table.tsx'
export { tableDensities, type TableDensity } from './data-table.variants.ts'
export { numberColumn, type NumberColumnOptions } from './number-column.tsx'
export type { RowSelection } from './row-selection.ts'
export { sortedRows } from './sorted-rows.ts'
export type { RowId, SortDirection, TableColumn, TableLayout, TableSort } from './table-column.ts'

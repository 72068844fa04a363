import { limits } from '../../../../contract/index.ts'

/** What stands in a cell of a file. */
export type Cell = string | number | null

/** A table of a file. Amounts of money are in units of the currency, so that a spreadsheet can add them up. */
export interface FileTable {
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** What the figures of a file are of, a name and a value in each row. */
export interface FileOrigin {
  /** Names of the sheets of a workbook: of the figures, and of what they are of. */
  sheets: { figures: string; origin: string }
  rows: readonly (readonly [string, string])[]
}

export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Whether a file of this format has room for all rows. */
export const hasRoom = ({ rows }: { rows: { length: number } }, format: FileFormat): boolean =>
  format === 'csv' || rows.length < limits.report.sheetRows

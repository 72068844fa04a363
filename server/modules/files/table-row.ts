/** A line of a table that people made, whatever the file's form. */
export interface TableRow {
  /** From 1, as editors count. */
  line: number
  cells: readonly string[]
  /** Cells that hold a formula without its result, from 0; none in a file of text. */
  formulas: ReadonlySet<number>
}

/** Is given the lines of a file one by one; what it throws ends the reading. */
export type TakeRow = (row: TableRow) => void

export const noFormulas: ReadonlySet<number> = new Set()

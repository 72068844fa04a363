/** What stands in a cell of a file. */
export type Cell = string | number | null

/** A table of a file. Amounts of money are in units of the currency, so that a spreadsheet can add them up. */
export interface FileTable {
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

const directions = ['ascending', 'descending'] as const

/** What a table is sorted by. */
export interface ReportSort<Column extends string> {
  column: Column
  direction: (typeof directions)[number]
}

/** The columns of categories that can be sorted. */
export const categoryColumns = ['name', 'units', 'revenue', 'share'] as const
export type CategoryColumn = (typeof categoryColumns)[number]

/** The columns of publications. */
export const publicationColumns = ['list', 'at', 'by', 'written'] as const
export type PublicationColumn = (typeof publicationColumns)[number]

/** A sort as it was named; null where there is no such column or direction. */
export function sortNamed<Column extends string>(
  columns: readonly Column[],
  named: { column: string; direction: string } | null | undefined,
): ReportSort<Column> | null {
  const column = columns.find((one) => one === named?.column)
  const direction = directions.find((one) => one === named?.direction)
  return column === undefined || direction === undefined ? null : { column, direction }
}

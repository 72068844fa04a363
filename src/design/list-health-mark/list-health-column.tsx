import type { TableColumn } from '../data-table/index.ts'
import { ListHealthMark, type ListHealthMarkProps } from './list-health-mark.tsx'

export interface ListHealthColumnOptions<Row> {
  head: string
  healthOf: (row: Row) => Pick<ListHealthMarkProps, 'health' | 'soldOut' | 'soldOutFirst'>
  /** What the column is sorted by, the worst highest. */
  weightOf: (row: Row) => number
}

/** The column that shows the health of each list; the first click sorts the worst first. */
export const listHealthColumn = <Row,>({ head, healthOf, weightOf }: ListHealthColumnOptions<Row>): TableColumn<Row> => ({
  id: 'health',
  head,
  width: 184,
  shape: 'badge',
  sortFirst: 'descending',
  sortValue: weightOf,
  cell: (row) => {
    const { health, soldOut, soldOutFirst } = healthOf(row)
    return <ListHealthMark health={health} soldOut={soldOut} soldOutFirst={soldOutFirst} />
  },
})

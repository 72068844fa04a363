import { Units } from '../product-row/index.ts'
import type { TableColumn } from './table-column.ts'

export interface NumberColumnOptions<Row> {
  id: string
  head: string
  /** In pixels. */
  width: number
  value: (row: Row) => number
  /** Writes the value in the language of the page. */
  text: (value: number) => string
}

/** A column of numbers, aligned to the end; the first click sorts the highest first. */
export const numberColumn = <Row,>({ id, head, width, value, text }: NumberColumnOptions<Row>): TableColumn<Row> => ({
  id,
  head,
  width,
  align: 'end',
  sortFirst: 'descending',
  sortValue: value,
  cell: (row) => <Units value={text(value(row))} none={value(row) === 0} />,
})

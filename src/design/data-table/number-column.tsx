import { Units } from '../product-row/index.ts'
import type { TableColumn } from './table-column.ts'

export interface NumberColumnOptions<Row> {
  id: string
  head: string
  /** In pixels. */
  width: number
  /** Null where there is none to be shown. */
  value: (row: Row) => number | null
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
  cell: (row) => {
    const shown = value(row)
    return shown === null ? <span className="text-subtle">—</span> : <Units value={text(shown)} none={shown === 0} />
  },
})

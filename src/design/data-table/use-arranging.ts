import { useState } from 'react'
import type { TableTexts } from './data-table.words.ts'
import { columnWidth, widthOf, type TableColumn, type TableLayout, type TableSort } from './table-column.ts'
import { hiddenOf, neighbour, nextSort, orderOf, withMoved, withShown, withWidth } from './table-layout.ts'

export interface ArrangingOptions<Row> {
  columns: readonly TableColumn<Row>[]
  layout: TableLayout
  /** Columns without room. */
  yielded: readonly string[]
  onLayout: (layout: TableLayout) => void
  texts: TableTexts
  say: (sentence: string) => void
}

/** Sorting, moving, hiding and widening columns; each says what it did. */
export function useArranging<Row>({ columns, layout, yielded, onLayout, texts, say }: ArrangingOptions<Row>) {
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null)
  const headOf = (id: string): string => columns.find((column) => column.id === id)?.head ?? id
  const hidden = [...hiddenOf(columns, layout), ...yielded]
  const order = orderOf(columns, layout)

  const apply = (next: TableLayout, sentence: string) => {
    onLayout(next)
    say(sentence)
  }
  const sorted = (sort: TableSort | null) =>
    apply({ ...layout, sort }, sort ? texts.say.sorted(headOf(sort.column), texts.say[sort.direction]) : texts.say.notSorted)
  const move = (id: string, over: string) => {
    const next = withMoved(columns, layout, id, over)
    if (next === layout) return
    const shown = orderOf(columns, next).filter((other) => !hidden.includes(other))
    apply(next, texts.say.columnMoved(headOf(id), texts.number(shown.indexOf(id) + 1), texts.number(shown.length)))
  }
  const resize = (id: string, width: number | null) => {
    setDragged(null)
    const { [id]: _, ...others } = layout.widths ?? {}
    const next = width === null ? { ...layout, widths: others } : withWidth(layout, id, width)
    const column = columns.find((other) => other.id === id)
    apply(next, texts.say.columnSized(headOf(id), texts.number(column ? widthOf(column, next) : 0)))
  }
  return {
    hidden,
    order,
    /** The layout as it is drawn while a border is dragged. */
    drawn: dragged ? withWidth(layout, dragged.id, dragged.width) : layout,
    sortBy: sorted,
    sortNext: (id: string) => {
      const column = columns.find((other) => other.id === id)
      if (column) sorted(nextSort(layout.sort ?? null, column))
    },
    move,
    /** Puts a column at a place of those that can be moved, from 0, shown or not. Whatever it was moved in announces it. */
    place: (id: string, to: number) => onLayout(withMoved(columns, layout, id, order[to + 1] ?? id)),
    moveBy: (id: string, by: -1 | 1) => {
      const over = neighbour(columns, layout, id, by)
      if (over !== null) move(id, over)
    },
    show: (id: string, shown: boolean) =>
      // From now on they decide: what had no room stays out of sight unless they show it.
      apply(
        withShown(columns, yielded.length > 0 ? { ...layout, hidden } : layout, id, shown),
        shown ? texts.say.columnShown(headOf(id)) : texts.say.columnHidden(headOf(id)),
      ),
    resizing: (id: string, width: number | null) => setDragged(width === null ? null : { id, width }),
    resize,
    resizeBy: (id: string, by: -1 | 1, from?: number) => {
      const column = columns.find((other) => other.id === id)
      if (column) resize(id, (from ?? widthOf(column, layout)) + by * columnWidth.step)
    },
    reset: () => apply({ sort: layout.sort }, texts.say.columnsReset),
  }
}

export type Arranging = ReturnType<typeof useArranging>

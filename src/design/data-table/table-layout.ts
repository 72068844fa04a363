import {
  columnWidth,
  leastWidth,
  type RowControls,
  type SortDirection,
  type TableColumn,
  type TableLayout,
  type TableSort,
} from './table-column.ts'

type Known = Pick<TableColumn<never>, 'id' | 'hidden' | 'sortFirst'>

/** Ids of all columns in their sequence: the first stays first, those that a layout does not know stand at the end. */
export function orderOf(columns: readonly Known[], layout: TableLayout): string[] {
  const ids = columns.map(({ id }) => id)
  const named = [...new Set(layout.order ?? [])].filter((id) => ids.includes(id))
  const all = [...named, ...ids.filter((id) => !named.includes(id))]
  const [first] = ids
  return first === undefined ? all : [first, ...all.filter((id) => id !== first)]
}

/** Ids of the columns out of sight; never the first one. */
export function hiddenOf(columns: readonly Known[], layout: TableLayout): string[] {
  const hidden = layout.hidden ?? columns.filter((column) => column.hidden === true).map(({ id }) => id)
  return columns.slice(1).flatMap(({ id }) => (hidden.includes(id) ? [id] : []))
}

/** The column put in another's place. Nothing goes before the first. */
export function withMoved(columns: readonly Known[], layout: TableLayout, id: string, over: string): TableLayout {
  const order = orderOf(columns, layout)
  const from = order.indexOf(id)
  const to = Math.max(1, order.indexOf(over))
  if (from < 1 || from === to) return layout
  order.splice(to, 0, ...order.splice(from, 1))
  return { ...layout, order }
}

/** The neighbour on show of a column; null where it cannot go further. */
export function neighbour(columns: readonly Known[], layout: TableLayout, id: string, by: -1 | 1): string | null {
  const hidden = hiddenOf(columns, layout)
  const shown = orderOf(columns, layout).filter((other) => !hidden.includes(other))
  const at = shown.indexOf(id)
  return at < 1 || at + by < 1 ? null : (shown[at + by] ?? null)
}

export function withShown(columns: readonly Known[], layout: TableLayout, id: string, shown: boolean): TableLayout {
  const others = hiddenOf(columns, layout).filter((other) => other !== id)
  return { ...layout, hidden: shown ? others : [...others, id] }
}

export function withWidth(layout: TableLayout, id: string, width: number): TableLayout {
  const kept = Math.round(Math.min(columnWidth.most, Math.max(columnWidth.least, width)))
  return { ...layout, widths: { ...layout.widths, [id]: kept } }
}

/** What the next click on a head gives: its first direction, the other one, no sorting. */
export function nextSort(sort: TableSort | null, { id, sortFirst = 'ascending' }: Known): TableSort | null {
  const other: Record<SortDirection, SortDirection> = { ascending: 'descending', descending: 'ascending' }
  if (sort?.column !== id) return { column: id, direction: sortFirst }
  return sort.direction === sortFirst ? { column: id, direction: other[sortFirst] } : null
}

type Yielding = Pick<TableColumn<never>, 'id' | 'hidden' | 'width' | 'yields'>

/**
 * Ids of the columns that go out of sight because there is no room for all: the highest `yields` first, as few as are enough. None once
 * somebody arranged them by hand, and none before the width is known.
 */
export function yieldedOf(columns: readonly Yielding[], layout: TableLayout, row: RowControls, width: number): string[] {
  if (width === 0 || layout.hidden !== undefined || layout.widths !== undefined) return []
  const hidden = hiddenOf(columns, layout)
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  const yielding = shown.filter(({ yields }) => yields !== undefined).sort((a, b) => (b.yields ?? 0) - (a.yields ?? 0))
  const gone: string[] = []
  for (const { id } of yielding) {
    if (
      leastWidth(
        shown.filter((column) => !gone.includes(column.id)),
        layout,
        row,
      ) <= width
    )
      break
    gone.push(id)
  }
  return gone
}

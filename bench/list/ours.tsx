import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SortableList, type SortableCard, type SortableColumn, type SortableMove } from '../../src/design/sortable-list/index.ts'
import '../../src/design/theme/index.css'
import { applyMove } from '../../contract/rules/move.ts'
import type { Sequence } from '../../contract/rules/sequence.ts'
import { offer } from './measurements.ts'
import { columns, makeProducts, rowHeight, type Product } from './products.ts'

const products = makeProducts()
const itemOf = (id: number): Product => products[id - 1]!
const nameOf = ({ name }: Product): string => name
const shown: readonly SortableColumn<Product>[] = columns.map(({ id, header, width, text }) => ({ id, header, width, cell: text }))
const card: SortableCard<Product> = { below: 0, content: nameOf }

/** What a workbench holds, reachable from outside. */
const desk: { order: Sequence; choose: (products: readonly number[]) => void } = {
  order: Int32Array.from(products, ({ id }) => id),
  choose: () => undefined,
}

function Workbench() {
  const [order, setOrder] = useState(desk.order)
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set())
  desk.order = order
  desk.choose = (chosen) => setSelection(new Set(chosen))
  return (
    <SortableList
      label="Productos"
      className="h-full"
      order={order}
      itemOf={itemOf}
      nameOf={nameOf}
      columns={shown}
      card={card}
      rowHeight={rowHeight}
      selection={selection}
      onSelectionChange={setSelection}
      onMove={({ items, after }: SortableMove) => setOrder((present) => applyMove(present, { products: [...items], after }))}
    />
  )
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const rowAt = (row: number): HTMLElement | null => find(`[data-row-id][aria-rowindex="${row + 2}"]`)
const scroller = (): HTMLElement => find('[role="grid"]')!
const handleOf = (row: number): HTMLElement => rowAt(row)!.querySelector<HTMLElement>('[data-stop="handle"]')!

offer({
  mount: (into) => createRoot(into).render(<Workbench />),
  scroller,
  shownAt(row) {
    const id = rowAt(row)?.dataset['rowId']
    return id === undefined ? null : Number(id)
  },
  handleOf,
  reveal: (row) => (scroller().scrollTop = (row - 3) * rowHeight),
  focus: (row) => handleOf(row).focus({ preventScroll: true }),
  choose: (chosen) => desk.choose(chosen),
  // A 1 is written over the position.
  toTop: ['1', 'Enter'],
  order: () => [...desk.order],
})

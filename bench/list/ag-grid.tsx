import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  RowApiModule,
  RowDragModule,
  RowSelectionModule,
  ScrollApiModule,
  type ColDef,
  type GridApi,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { offer } from './measurements.ts'
import { columns, makeProducts, rowHeight, type Product } from './products.ts'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  RowApiModule,
  RowDragModule,
  RowSelectionModule,
  ScrollApiModule,
])

const products = makeProducts()
const definitions: ColDef<Product>[] = columns.map(({ id, header, width, text }, nth) => ({
  colId: id,
  headerName: header,
  width,
  rowDrag: nth === 0,
  suppressMovable: true,
  sortable: false,
  resizable: false,
  valueGetter: ({ data }) => (data ? text(data) : ''),
}))

let api: GridApi<Product> | undefined
const grid = (): GridApi<Product> => api!

/** Moves rows as AG Grid's documentation has it: one transaction that takes them out and puts them back. */
function move(rows: Product[], to: number): void {
  grid().applyTransaction({ remove: rows, add: rows, addIndex: to })
}

/** AG Grid orders by pointer alone. This is the least that a product adds for the keyboard. */
function onKey(event: KeyboardEvent): void {
  if (!event.altKey) return
  if (event.key === 'Home') {
    event.preventDefault()
    move(grid().getSelectedRows(), 0)
    return grid().ensureIndexVisible(0, 'top')
  }
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const focused = grid().getFocusedCell()
  const row = focused && grid().getDisplayedRowAtIndex(focused.rowIndex)?.data
  if (by === 0 || !row) return
  event.preventDefault()
  event.stopPropagation()
  const to = Math.max(0, Math.min(products.length - 1, focused.rowIndex + by))
  move([row], to)
  grid().setFocusedCell(to, focused.column)
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const rowAt = (row: number): HTMLElement | null => find(`.ag-row[row-index="${row}"]`)

offer({
  mount(into) {
    into.addEventListener('keydown', onKey, { capture: true })
    createRoot(into).render(
      <AgGridReact<Product>
        rowData={products}
        columnDefs={definitions}
        getRowId={({ data }) => String(data.id)}
        rowHeight={rowHeight}
        headerHeight={40}
        animateRows={false}
        rowSelection={{ mode: 'multiRow', checkboxes: true, headerCheckbox: true }}
        rowDragManaged
        rowDragMultiRow
        // Like our list: a line shows the place, and the row moves when it is let go.
        suppressMoveWhenRowDragging
        onGridReady={(ready) => (api = ready.api)}
      />,
    )
  },
  scroller: () => find('.ag-grid-viewport')!,
  shownAt(row) {
    const id = rowAt(row)?.getAttribute('row-id')
    return id == null ? null : Number(id)
  },
  handleOf: (row) => rowAt(row)!.querySelector<HTMLElement>('.ag-row-drag')!,
  reveal: (row) => (find('.ag-grid-viewport')!.scrollTop = (row - 3) * rowHeight),
  focus: (row) => grid().setFocusedCell(row, 'name'),
  choose(chosen) {
    grid().deselectAll()
    grid().setNodesSelected({ nodes: chosen.map((id) => grid().getRowNode(String(id))!), newValue: true })
  },
  toTop: ['Alt+Home'],
  order() {
    const ids: number[] = []
    grid().forEachNode(({ data }) => data && ids.push(data.id))
    return ids
  },
})

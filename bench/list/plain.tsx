import { createRoot } from 'react-dom/client'
import '../../src/design/theme/index.css'
import { offer } from './measurements.ts'
import { columns, makeProducts, rowHeight } from './products.ts'

/** As many rows as a list of 800 pixels shows. */
const rows = makeProducts().slice(0, 17)

const find = (row: number): HTMLElement | null => document.querySelector<HTMLElement>(`[data-row="${row}"]`)

/** The limit of opening a list: React draws the rows in sight, and nothing else of a list. */
offer({
  mount: (into) =>
    createRoot(into).render(
      <div style={{ height: '100%', overflow: 'auto' }}>
        {rows.map((product, row) => (
          <div key={product.id} data-row={row} style={{ display: 'flex', height: rowHeight }}>
            {columns.map(({ id, width, text }) => (
              <div key={id} style={{ width }}>
                {text(product)}
              </div>
            ))}
          </div>
        ))}
      </div>,
    ),
  scroller: () => document.getElementById('list')!,
  shownAt: (row) => (find(row) ? rows[row]!.id : null),
  handleOf: (row) => find(row)!,
  reveal: () => undefined,
  focus: () => undefined,
  choose: () => undefined,
  toTop: [],
  order: () => rows.map(({ id }) => id),
})

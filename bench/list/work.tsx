import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { applyEdit, arrange, type Criterion, pinnedPlaces, plainText, type Sequence } from '../../contract/index.ts'
import { SearchInput } from '../../src/design/search-input/index.ts'
import { SortableList, type SortableCard, type SortableColumn } from '../../src/design/sortable-list/index.ts'
import '../../src/design/theme/index.css'
import { listTable } from '../../src/features/ordering/model/list-table.ts'
import { hitsOf } from '../../src/features/ordering/model/search.ts'
import { compactOf } from './compact.ts'
import { columns, makeProducts, rowHeight, type Product } from './products.ts'
import type {} from './working.ts'

const products = makeProducts()
const source = compactOf(products)
const criteria: readonly Criterion[] = [
  { column: 'units30', sort: 'DESC' },
  { column: 'brand', sort: 'ASC' },
  { column: 'price', sort: 'ASC' },
  { column: 'stock', sort: 'DESC' },
]

function sortOurs(): { took: number; order: Sequence } {
  const list = listTable(source)
  const began = performance.now()
  const order = arrange(applyEdit(list.saved, { kind: 'sort', criteria: [...criteria] }, list), list.facts)
  return { took: performance.now() - began, order }
}

/** Rows with the brand folded already: the comparator has nothing to do but to compare. */
const rows = products.map((product) => ({ ...product, folded: plainText(product.brand) }))
function sortPlain(): { took: number; order: number[] } {
  const pins = new Map(source.pins.map(({ product, position }) => [product, position]))
  const began = performance.now()
  const sorted = rows
    .filter(({ id }) => !pins.has(id))
    .sort((a, b) => b.units - a.units || (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0) || a.price - b.price || b.stock - a.stock)
  const order = sorted.map(({ id }) => id)
  for (const [product, place] of pinnedPlaces(pins, rows.length)) order.splice(place, 0, product)
  return { took: performance.now() - began, order }
}

const list = listTable(source)
const order = list.saved.sequence
const itemOf = (id: number): Product => products[id - 1]!
const nameOf = ({ name }: Product): string => name
const shown: readonly SortableColumn<Product>[] = columns.map(({ id, header, width, text }) => ({ id, header, width, cell: text }))
const card: SortableCard<Product> = { below: 0, content: nameOf }
const nothing = new Set<number>()
let hitCount = 0

function Searched() {
  const [searchText, setRequested] = useState('')
  const hits = useMemo(() => hitsOf(list, order, searchText), [searchText])
  const hit = order[hits[0] ?? -1] ?? null
  hitCount = hits.length
  return (
    <>
      <SearchInput label="Buscar" value={searchText} onValueChange={setRequested} count={hits.length} />
      <SortableList
        label="Productos"
        className="min-h-0 flex-1"
        order={order}
        visible={searchText === '' ? undefined : hits}
        itemOf={itemOf}
        nameOf={nameOf}
        columns={shown}
        card={card}
        rowHeight={rowHeight}
        hit={hit}
        selection={nothing}
        onSelectionChange={() => undefined}
        onMove={() => undefined}
      />
    </>
  )
}

/** What stands on the page: the rows, in their sequence. */
const drawn = (): string => Array.from(document.querySelectorAll('[data-row-id]'), (row) => row.getAttribute('data-row-id')).join()
let took = 0
let drawnThen = ''
window.work = {
  sort() {
    const ours = sortOurs()
    const plain = sortPlain()
    return { ours: ours.took, plain: plain.took, same: plain.order.every((product, place) => product === ours.order[place]) }
  },
  mount() {
    // Warm, as the workbench makes them while nothing is asked.
    list.search.warm(Infinity)
    createRoot(document.getElementById('list')!).render(<Searched />)
    let began = 0
    addEventListener('beforeinput', () => void (began = performance.now()), { capture: true })
    addEventListener('input', () =>
      // React draws what a keystroke changed in a microtask of the same event, which it has queued by
      // now. Reading a size lays it out. A later task would begin after a frame that nobody waits for.
      queueMicrotask(() => {
        document.querySelector('[data-row-id]')?.getBoundingClientRect()
        took = performance.now() - began
        drawnThen = drawn()
      }),
    )
  },
  searched: () => ({ took, hits: hitCount, whole: drawn() === drawnThen }),
}

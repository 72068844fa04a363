import { useEffect, useMemo, useRef, useState } from 'react'
import { SortableList, type SortableListHandle, type SortableMove } from '../../../design/sortable-list/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Move, ProductList, ProductRow } from '../../../../contract/index.ts'
import { figuresOf } from '../model/figures.ts'
import { hitsOf, indexOf, stepTo } from '../model/search.ts'
import { toBottom, toTop } from '../model/block.ts'
import { FiguresLine } from './figures-line.tsx'
import { useProductLooks } from './product-columns.tsx'
import { Toolbar } from './toolbar.tsx'

export interface Stepped {
  kind: 'undone' | 'redone'
  /** The first product that the step moved. */
  product: number
  nth: number
}

export interface WorkbenchViewProps {
  list: ProductList
  rows: ReadonlyMap<number, ProductRow>
  /** As it is being edited. */
  order: readonly number[]
  onMove: (move: Move) => void
  /** The step that was taken back or made again last: it is shown and said. `nth` tells two equal ones apart. */
  stepped?: Stepped | null
}

const nameOf = ({ name }: ProductRow): string => name

/** The whole list to be put in order: search that jumps, choosing, moving by hand, by keys, by position. */
export function WorkbenchView({ list, rows, order, onMove, stepped = null }: WorkbenchViewProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const handle = useRef<SortableListHandle>(null)
  const [asked, setAsked] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<number>>(() => new Set())

  const index = useMemo(() => indexOf(list.content), [list])
  const hits = useMemo(() => hitsOf(order, index, asked), [order, index, asked])
  const present = found === null ? -1 : hits.findIndex((place) => order[place] === found)
  const figures = useMemo(() => figuresOf(order, rows), [order, rows])
  const scores = useMemo(
    () => list.content.reduce(({ low, high }, { score }) => ({ low: Math.min(low, score), high: Math.max(high, score) }), { low: Infinity, high: -Infinity }),
    [list],
  )
  const { columns, card, preview } = useProductLooks(list.currency, scores, found)

  useEffect(() => {
    if (stepped) handle.current?.reveal(stepped.product)
  }, [stepped])
  const told = stepped && {
    product: rows.get(stepped.product)?.name ?? String(stepped.product),
    position: format.number(order.indexOf(stepped.product) + 1),
    total: format.number(order.length),
  }

  const stand = (place: number | undefined): void => {
    const product = place === undefined ? undefined : order[place]
    setFound(product ?? null)
    if (product !== undefined) handle.current?.reveal(product)
  }
  const ask = (next: string): void => {
    setAsked(next)
    stand(hitsOf(order, index, next)[0])
  }
  const itemOf = (id: number): ProductRow => {
    const row = rows.get(id)
    if (!row) throw new Error(`Product ${id} is in the ordering but not in the list.`)
    return row
  }
  const apply = (move: Move | null): void => {
    if (move) onMove(move)
  }

  return (
    <>
      <div className="flex flex-col gap-2.5 pb-3">
        <Toolbar
          asked={asked}
          onAsk={ask}
          hits={hits.length}
          present={present}
          onStep={(by) => stand(hits[stepTo(hits, present, by)])}
          selected={selection.size}
          onToTop={() => apply(toTop(order, selection))}
          onToBottom={() => apply(toBottom(order, selection))}
          onClearSelection={() => setSelection(new Set())}
        />
        <p role="status" className="sr-only">
          {told && (stepped.kind === 'undone' ? t('undone', told) : t('redone', told))}
        </p>
        <FiguresLine figures={figures} currency={list.currency} from={list.salesFrom} to={list.salesTo} />
      </div>
      <SortableList
        ref={handle}
        className="min-h-40 flex-1 overflow-hidden rounded-t-lg border border-b-0 border-default"
        label={t('list', { category: list.category.namecategory })}
        order={order}
        itemOf={itemOf}
        nameOf={nameOf}
        columns={columns}
        card={card}
        preview={preview}
        countLabel={(count) => t('products', { count, products: format.number(count) })}
        selection={selection}
        onSelectionChange={setSelection}
        onMove={({ items, after }: SortableMove) => onMove({ products: [...items], after })}
      />
    </>
  )
}

import { useDraggable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import type { CSSProperties, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { DropLine } from './drop-line.tsx'
import { HeldCard } from './held-card.tsx'
import { positionIfDropped } from './held.ts'
import type { Order, RowView } from './order.ts'
import type { Selection } from './selection.ts'
import { gridTemplate, leastWidth, type SortableCard, type SortableColumn } from './sortable-column.ts'
import { headHeight, SortableHead } from './sortable-head.tsx'
import type { Speech } from './sortable-list.words.ts'
import { SortableRow, stops } from './sortable-row.tsx'
import { SortableSkeleton } from './sortable-skeleton.tsx'
import type { Active } from './use-active-row.ts'
import { useColumns } from './use-columns.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Sorting } from './use-sorting.ts'

export interface SortableRowsProps<Item extends object> {
  label: string
  scroller: RefObject<HTMLDivElement | null>
  order: Order
  view: RowView
  itemOf: (id: number) => Item
  nameOf: (item: Item) => string
  columns: readonly SortableColumn<Item>[]
  card: SortableCard<Item>
  heightAt: (width: number) => number
  countLabel: (count: number) => string
  sorting: Sorting
  active: Active | null
  selection: Selection
  chosen: 'none' | 'some' | 'all'
  frozen: boolean
  loading: boolean
  empty: ReactNode
  speech: Speech
  described: string
  preview: (id: number) => ReactNode
  editor: ReactNode
  onClick: (event: MouseEvent<HTMLDivElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
  onBlur: (event: FocusEvent<HTMLDivElement>) => void
  onActive: (active: Active) => void
  onScroll: () => void
}

/** The scrolling part of a list: the head, and the rows that are in sight. Events are handled here once, not in every row. */
export function SortableRows<Item extends object>(props: SortableRowsProps<Item>) {
  const { label, scroller, order, view, itemOf, nameOf, columns, card, heightAt, countLabel, sorting, active, selection, chosen } = props
  const { frozen, loading, empty, speech, described, preview, editor, onClick, onKeyDown, onBlur, onActive, onScroll } = props
  const { held, landed, edited } = sorting
  const count = loading ? 0 : view.count
  const rowOfActive = active && !loading ? view.rowOf(active.id) : -1
  const rowOfHeld = held ? view.rowOf(held.id) : -1
  const window = useRowWindow({ scroller, count, rowHeight: heightAt, headHeight, keep: [rowOfActive, rowOfHeld] })
  const height = heightAt(window.width)
  const asCards = window.width < (card.below ?? 600)
  const mounted = window.rows.map((row) => itemOf(view.idAt(row)))
  const { shown, rows: tableRows } = useColumns(columns, mounted, window.width)
  const { setNodeRef, listeners } = useDraggable({ id: 'rows', disabled: frozen })
  const total = speech.number(order.length)
  const inSight = rowOfActive >= window.first && rowOfActive <= window.last
  const tabRow = inSight ? rowOfActive : window.first
  const widths = { '--columns': gridTemplate(shown), '--least-width': `${leastWidth(shown)}px` } as CSSProperties
  const gap = held?.gap ?? null
  const position = held && gap !== null ? speech.number(positionIfDropped(order, view, held)) : ''

  const nothing = !loading && count === 0
  return (
    <>
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={loading ? -1 : count + 1}
      aria-multiselectable
      aria-busy={loading}
      data-held={held?.by}
      className={clsx(
        'relative min-h-0 overscroll-contain bg-surface outline-none [overflow-anchor:none] data-held:select-none data-[held=pointer]:cursor-grabbing',
        nothing ? 'shrink-0' : 'flex-1',
        loading ? 'overflow-hidden' : 'overflow-auto',
      )}
      style={widths}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onScroll={onScroll}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
        const stop = stops.find((name) => name === target.dataset['stop'])
        if (id !== undefined && stop) onActive({ id: Number(id), stop })
      }}
    >
      <SortableHead shown={shown} asCards={asCards} chosen={chosen} total={loading ? '' : countLabel(count)} speech={speech} disabled={count === 0} />
      {loading ? <SortableSkeleton shown={shown} asCards={asCards} rowHeight={height} /> : null}
      <div ref={setNodeRef} {...listeners} role="rowgroup" className={clsx('relative in-data-[held=pointer]:pointer-events-none', !asCards && 'min-w-(--least-width)')} style={{ height: window.height }}>
        {window.rows.map((row, nth) => {
          const id = view.idAt(row)
          const item = mounted[nth]
          const tableRow = tableRows[nth]
          if (!item || !tableRow) return null
          const selected = selection.has(id)
          return (
            <SortableRow
              key={id}
              row={tableRow}
              item={item}
              id={id}
              index={row}
              top={row * height}
              height={height}
              name={nameOf(item)}
              position={speech.number(view.placeAt(row) + 1)}
              total={total}
              look={held?.moving.has(id) ? 'held' : selected ? 'selected' : 'rest'}
              selected={selected}
              landed={landed.has(id)}
              tab={row === tabRow ? (row === rowOfActive && active ? active.stop : 'handle') : null}
              frozen={frozen}
              editor={edited?.id === id ? editor : null}
              shown={shown}
              card={asCards ? card.content : null}
              speech={speech}
              described={described}
            />
          )
        })}
        {held && gap !== null ? <DropLine top={gap * height} position={position} /> : null}
        {held?.by === 'keys' && gap !== null ? (
          <div className="pointer-events-none absolute start-0 z-20 ms-24" style={{ transform: `translateY(${gap * height + 8}px)` }}>
            <HeldCard count={held.moving.size} countLabel={countLabel(held.moving.size)} hint={speech.say.keys}>
              {preview(held.id)}
            </HeldCard>
          </div>
        ) : null}
      </div>
    </div>
    {nothing ? <div className="min-h-0 flex-1 overflow-auto bg-surface">{empty}</div> : null}
    </>
  )
}

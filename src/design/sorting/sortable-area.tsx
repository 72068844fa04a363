import { DndContext, DragOverlay, useDraggable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { HeldCard } from './held-card.tsx'
import { stops as allStops } from './stops.ts'
import { besidePointer } from './use-pointer-drag.ts'
import type { Sortable, SortableProps } from './use-sortable.ts'

export interface SortableFrameProps {
  slot: string
  sortable: Sortable
  /** Several items per row. @default false */
  cards?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The frame of a sortable list: the drag context, the dragged items and the announcements. */
export function SortableFrame({
  slot,
  sortable: { drag, sorting, countLabel, draw, described, texts },
  cards = false,
  className,
  children,
}: SortableFrameProps) {
  const { held, announcement } = sorting
  return (
    <DndContext {...drag.context}>
      <div className={clsx('relative flex min-h-0 flex-col', className)} data-slot={slot}>
        {children}
        <span id={described} hidden>
          {cards ? texts.say.cardInstructions : texts.say.instructions}
        </span>
        <div role="status" aria-live="assertive" aria-atomic="true" className="sr-only">
          {announcement.text}
          {announcement.count % 2 === 0 ? '' : '\u00a0'}
        </div>
      </div>
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]} style={{ top: 0, left: 0, width: 'auto', height: 'auto' }}>
        {held?.input === 'pointer' ? (
          <HeldCard count={held.moving.size} countLabel={countLabel(held.moving.size)}>
            {draw(held.id)}
          </HeldCard>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}

export interface SortableAreaProps<Item extends object> extends Pick<
  SortableProps<Item>,
  'label' | 'loading' | 'coming' | 'frozen' | 'empty'
> {
  sortable: Sortable
  /** The number of rows without the head, and of items per row, for screen readers. */
  rows: number
  perRow?: number | undefined
  /** The sticky head above the items. */
  head: ReactNode
  skeleton: ReactNode
  /** Height of all items, in pixels. */
  height: number
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** The scrolling part: the head and the visible items. Events are handled here, not in each item. */
export function SortableArea<Item extends object>(props: SortableAreaProps<Item>) {
  const {
    label,
    loading = false,
    coming = 0,
    frozen = false,
    empty,
    sortable,
    rows,
    perRow,
    head,
    skeleton,
    height,
    className,
    style,
    children,
  } = props
  const { scroller, activity, sorting, input, drag } = sortable
  const { setNodeRef, listeners } = useDraggable({ id: 'items', disabled: frozen })
  const nothing = !loading && rows === 0
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={loading ? -1 : rows + 1}
        aria-colcount={perRow}
        aria-multiselectable
        aria-busy={loading || coming > 0}
        data-held={sorting.held?.input}
        className={clsx(
          'relative min-h-0 overscroll-contain outline-none [overflow-anchor:none] data-held:select-none data-[held=pointer]:cursor-grabbing',
          perRow === undefined ? 'bg-surface' : 'bg-canvas',
          nothing ? 'shrink-0' : 'flex-1',
          loading ? 'overflow-hidden' : 'overflow-auto',
        )}
        style={style}
        {...input}
        onScroll={drag.onScroll}
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
          const stop = allStops.find((name) => name === target.dataset['stop'])
          if (id !== undefined && stop) activity.setActive({ id: Number(id), stop })
        }}
      >
        {head}
        {loading ? skeleton : null}
        <div
          ref={setNodeRef}
          {...listeners}
          role="rowgroup"
          className={clsx('relative in-data-[held=pointer]:pointer-events-none', className)}
          style={{ height }}
        >
          {children}
        </div>
      </div>
      {nothing ? <div className="min-h-0 flex-1 overflow-auto bg-surface">{empty}</div> : null}
    </>
  )
}

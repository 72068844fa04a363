import { DndContext, DragOverlay } from '@dnd-kit/core'
import { clsx } from 'clsx'
import { useId, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { HeldCard } from './held-card.tsx'
import type { SortableMove } from './landing.ts'
import { viewOf, type Order } from './order.ts'
import { PositionField } from './position-field.tsx'
import type { Selection } from './selection.ts'
import type { SortableCard, SortableColumn } from './sortable-column.ts'
import { headHeight } from './sortable-head.tsx'
import { useSpeech } from './sortable-list.words.ts'
import { SortableRows } from './sortable-rows.tsx'
import { useActiveRow } from './use-active-row.ts'
import { useChoosing } from './use-choosing.ts'
import { useListInput } from './use-list-input.ts'
import { besidePointer, usePointerDrag } from './use-pointer-drag.ts'
import { useSorting } from './use-sorting.ts'

/** What can be asked of a list from outside. */
export interface SortableListHandle {
  /** Scrolls an item into sight; does nothing when it is not shown. */
  reveal: (id: number) => void
  /** Scrolls an item into sight and puts the focus on its handle. */
  focus: (id: number) => void
}

export interface SortableListProps<Item extends object> {
  /** The list's name, for who cannot see it. */
  label: string
  /** Ids of all items, in their present order. */
  order: Order
  /** Places in `order`, ascending, that are shown: what a search found. Positions stay those of the whole order. */
  visible?: Order
  itemOf: (id: number) => Item
  nameOf: (item: Item) => string
  /** Keep it stable between renders. The first column stays in sight when the list scrolls sideways. */
  columns: readonly SortableColumn<Item>[]
  /** Keep it stable between renders. */
  card: SortableCard<Item>
  /** How many items, said in words: "3 products". */
  countLabel?: (count: number) => string
  /** The item as it is drawn in the hand. @default its name */
  preview?: (item: Item) => ReactNode
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  /** The list changes nothing by itself: apply the move to `order`. */
  onMove: (move: SortableMove) => void
  /** Height of a row in pixels. @default 56 */
  rowHeight?: number
  /** Nothing can be moved for now. @default false */
  frozen?: boolean
  /** Draws the list as it will look, before its items are there. @default false */
  loading?: boolean
  /** What stands in the place of rows when there are none. */
  empty?: ReactNode
  className?: string
  ref?: Ref<SortableListHandle>
}

/**
 * A list that people put in order, of up to a hundred thousand rows: by pointer, by finger, by keyboard, or by writing a position;
 * one item or all that are chosen.
 * @example
 * <SortableList label="Mugs" order={order} itemOf={productOf} nameOf={nameOf} columns={columns} card={card}
 *   selection={selection} onSelectionChange={setSelection} onMove={(move) => setOrder(applyMove(order, move))} />
 */
export function SortableList<Item extends object>(props: SortableListProps<Item>) {
  const { label, order, visible, itemOf, nameOf, columns, card, preview, selection, onSelectionChange, onMove, rowHeight = 56 } = props
  const { frozen = false, loading = false, empty, className, ref } = props
  const speech = useSpeech()
  const { say, number } = speech
  const countLabel = props.countLabel ?? ((count: number) => say.items(number(count), count === 1))
  const view = useMemo(() => viewOf(order, visible), [order, visible])
  const described = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const heightAt = (width: number): number => (width < (card.below ?? 600) ? (card.height ?? 76) : rowHeight)
  const activity = useActiveRow({ scroller, rowHeight: heightAt, headHeight })
  const { reveal, focus } = activity
  const describe = (moving: ReadonlySet<number>, id: number): string => (moving.size === 1 ? nameOf(itemOf(id)) : countLabel(moving.size))
  const sorting = useSorting({ order, view, selection, describe, speech, onMove })
  const { held, edited, spoken } = sorting
  const choosing = useChoosing({ view, selection, onSelectionChange, speech, say: sorting.say })
  const input = useListInput({ scroller, view, rowHeight: heightAt, sorting, choosing, activity, frozen })
  const drag = usePointerDrag({
    scroller,
    count: view.count,
    rowHeight: heightAt,
    sorting,
    frozen,
    onTake: (id) => activity.setActive({ id, stop: 'handle' }),
  })
  const draw = (id: number): ReactNode => preview?.(itemOf(id)) ?? nameOf(itemOf(id))

  useImperativeHandle(ref, () => ({
    reveal: (id) => {
      const row = view.rowOf(id)
      if (row >= 0) reveal(row)
    },
    focus: (id) => {
      const row = view.rowOf(id)
      if (row >= 0) focus(id, 'handle')
    },
  }))

  return (
    <DndContext {...drag.context}>
      <div className={clsx('relative flex min-h-0 flex-col', className)} data-slot="sortable-list">
        <SortableRows
          label={label}
          scroller={scroller}
          view={view}
          itemOf={itemOf}
          nameOf={nameOf}
          columns={columns}
          card={card}
          heightAt={heightAt}
          sorting={sorting}
          order={order}
          active={activity.active}
          selection={selection}
          chosen={choosing.chosen}
          frozen={frozen}
          loading={loading}
          empty={empty}
          speech={speech}
          described={described}
          preview={draw}
          countLabel={countLabel}
          {...input}
          onActive={activity.setActive}
          onScroll={drag.onScroll}
          editor={
            edited ? (
              <PositionField
                {...edited}
                onPosition={(position) => {
                  sorting.toPosition(edited.id, position)
                  focus(edited.id, 'position')
                }}
                onLeave={(refocus) => {
                  sorting.leaveEdit()
                  if (refocus) focus(edited.id, 'position')
                }}
              />
            ) : null
          }
        />
        <span id={described} hidden>
          {say.instructions}
        </span>
        <div role="status" aria-live="assertive" aria-atomic="true" className="sr-only">
          {spoken.text}
          {spoken.nth % 2 === 0 ? '' : '\u00a0'}
        </div>
      </div>
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]} style={{ top: 0, left: 0, width: 'auto', height: 'auto' }}>
        {held?.by === 'pointer' ? (
          <HeldCard count={held.moving.size} countLabel={countLabel(held.moving.size)}>
            {draw(held.id)}
          </HeldCard>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}

import { DndContext, DragOverlay, type Modifier } from '@dnd-kit/core'
import { clsx } from 'clsx'
import { useId, useImperativeHandle, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { HeldCard } from './held-card.tsx'
import type { SortableMove } from './landing.ts'
import { commandOf } from './list-keys.ts'
import { viewOf, type Order } from './order.ts'
import { onControl, pointerOf, pointerOnly, pressedAt, takenRow, useRowSensors } from './pointer-sensors.ts'
import { PositionField } from './position-field.tsx'
import { extent, toggled, withAll, withoutShown, withRange, type Selection } from './selection.ts'
import type { SortableCard, SortableColumn } from './sortable-column.ts'
import { headHeight } from './sortable-head.tsx'
import { useSpeech } from './sortable-list.words.ts'
import { SortableRows } from './sortable-rows.tsx'
import { stops, type Stop } from './sortable-row.tsx'
import { gapAt, gapByKey } from './target-row.ts'
import { useActiveRow } from './use-active-row.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'
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

const rowElement = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null)
const stopOf = (target: EventTarget): Stop | undefined => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset['stop'] : undefined
  return stops.find((stop) => stop === name)
}

const besidePointer: Modifier = ({ activatorEvent, transform }) => {
  const at = pressedAt({ activatorEvent })
  return { ...transform, x: at.x + transform.x + 14, y: at.y + transform.y + 10 }
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
  const chosen = useMemo(() => extent(selection, view), [selection, view])
  const described = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<number | null>(null)
  const heightAt = (width: number): number => (width < (card.below ?? 600) ? (card.height ?? 76) : rowHeight)
  const { active, setActive, reveal, focus } = useActiveRow({ scroller, rowHeight: heightAt, headHeight })
  const describe = (moving: ReadonlySet<number>, id: number): string => (moving.size === 1 ? nameOf(itemOf(id)) : countLabel(moving.size))
  const sorting = useSorting({ order, view, selection, describe, speech, onMove })
  const { held, edited, spoken } = sorting
  const edge = useEdgeScroll(scroller, headHeight)
  /** Where the pointer is that holds something; null while none does. */
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const sensors = useRowSensors()
  // The list speaks for itself, by keyboard and by pointer alike: what dnd-kit would say is kept out of the page.
  const [unheard] = useState(() => document.createElement('div'))

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

  /** The gap under the pointer; null when it is too far away from the list to mean it. */
  const gapUnder = (at: { x: number; y: number } | null): number | null => {
    const list = scroller.current
    if (!list || !at) return null
    const box = list.getBoundingClientRect()
    const reach = 160
    if (at.x < box.left - reach || at.x > box.right + reach || at.y < box.top - reach || at.y > box.bottom + reach) return null
    const y = Math.max(box.top + headHeight, Math.min(box.bottom, at.y)) - box.top - headHeight + list.scrollTop
    return gapAt({ y, rowHeight: heightAt(list.clientWidth), count: view.count })
  }
  const letGo = (): void => {
    pointer.current = null
    edge.stop()
  }

  const choose = (id: number, row: number, extend: boolean): void => {
    const from = anchor === null ? -1 : view.rowOf(anchor)
    const next = extend && from >= 0 ? withRange(selection, view, from, row) : toggled(selection, id)
    if (!extend || from < 0) setAnchor(id)
    else sorting.say(say.selected(number(next.size), next.size === 1))
    onSelectionChange(next)
  }
  const chooseAll = (): void => {
    setAnchor(null)
    const next = chosen === 'all' ? withoutShown(selection, view) : withAll(selection, view)
    sorting.say(next.size === 0 ? say.noneSelected : say.selected(number(next.size), next.size === 1))
    onSelectionChange(next)
  }

  const clear = (): void => {
    setAnchor(null)
    sorting.say(say.noneSelected)
    onSelectionChange(new Set())
  }
  const edit = (id: number, typed?: string): void => {
    if (frozen) return
    setActive({ id, stop: 'position' })
    sorting.edit(id, typed)
  }

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const element = rowElement(event.target)
    const onBox = event.target instanceof Element && event.target.closest('[data-area="select"]') !== null
    if (!element) {
      if (onBox && !loading && view.count > 0) chooseAll()
      return
    }
    const id = Number(element.dataset['rowId'])
    const row = view.rowOf(id)
    const stop = stopOf(event.target)
    if (onBox) choose(id, row, event.shiftKey)
    else if (stop === 'position') edit(id)
    else if (!onControl(event.target)) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) choose(id, row, event.shiftKey)
      else setAnchor(id)
      focus(id, 'handle')
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const element = rowElement(event.target)
    const stop = stopOf(event.target)
    if (!element || !stop) {
      if (event.key === 'Escape' && !held && selection.size > 0) clear()
      return
    }
    const id = Number(element.dataset['rowId'])
    const row = view.rowOf(id)
    if (held) {
      if (held.by !== 'keys' || event.key === 'Tab') return
      event.preventDefault()
      if (event.key === 'Escape') sorting.cancel()
      if (event.key === ' ' || event.key === 'Enter') {
        sorting.drop()
        focus(id, 'handle')
      }
      const gap = gapByKey(event.key, held.gap ?? row, held.rows, view.count)
      if (gap === undefined) return
      sorting.over(gap)
      reveal(Math.max(0, Math.min(view.count - 1, gap > (held.gap ?? row) ? gap : gap - 1)))
      return
    }
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / heightAt(scroller.current?.clientWidth ?? 0)) - 1)
    const command = commandOf(event, { row, count: view.count, page, onHandle: stop === 'handle' })
    if (!command || (frozen && ['nudge', 'lift', 'type'].includes(command.do))) return
    if (command.do === 'clear' && selection.size === 0) return
    event.preventDefault()
    switch (command.do) {
      case 'go':
        if (command.extend) {
          const from = anchor === null ? -1 : view.rowOf(anchor)
          if (from < 0) setAnchor(id)
          onSelectionChange(withRange(selection, view, from < 0 ? row : from, command.to))
        } else setAnchor(null)
        return focus(view.idAt(command.to), stop)
      case 'stop':
        return focus(id, stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(stop) + command.by))] ?? stop)
      case 'nudge':
        sorting.nudge(id, command.by)
        return focus(id, stop)
      case 'lift':
        return sorting.take(id, 'keys')
      case 'type':
        return edit(id, command.digit)
      case 'select-all':
        return chooseAll()
      case 'clear':
        return clear()
    }
  }

  const onBlur = (event: FocusEvent<HTMLDivElement>): void => {
    // Another window took the focus: it will come back to the same place.
    if (held?.by !== 'keys' || document.activeElement === event.target) return
    sorting.cancel()
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerOnly}
      autoScroll={false}
      accessibility={{ container: unheard }}
      onDragStart={(event) => {
        const id = takenRow(event)
        if (id === null || frozen) return
        pointer.current = pressedAt(event)
        setActive({ id, stop: 'handle' })
        sorting.take(id, 'pointer')
      }}
      onDragMove={(event) => {
        // A last move may be told after the drop: by then nothing is in the hand any more.
        if (!held || !pointer.current) return
        pointer.current = pointerOf(event) ?? pointer.current
        edge.follow(pointer.current.y)
        sorting.over(gapUnder(pointer.current))
      }}
      onDragEnd={(event) => {
        const gap = gapUnder(pointerOf(event) ?? pointer.current)
        letGo()
        if (!held) return
        sorting.drop(gap)
        scroller.current?.querySelector<HTMLElement>(`[data-row-id="${held.id}"] [data-stop="handle"]`)?.focus({ preventScroll: true })
      }}
      onDragCancel={() => {
        letGo()
        sorting.cancel()
      }}
    >
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
          active={active}
          selection={selection}
          chosen={chosen}
          frozen={frozen}
          loading={loading}
          empty={empty}
          speech={speech}
          described={described}
          preview={(id) => preview?.(itemOf(id)) ?? nameOf(itemOf(id))}
          countLabel={countLabel}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onActive={setActive}
          onScroll={() => {
            if (pointer.current) sorting.over(gapUnder(pointer.current))
          }}
          onBlur={onBlur}
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
            {preview?.(itemOf(held.id)) ?? nameOf(itemOf(held.id))}
          </HeldCard>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}

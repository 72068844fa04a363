import { useId, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react'
import type { IsFixed } from './held.ts'
import type { SortableMove } from './landing.ts'
import type { Layout } from './lanes.ts'
import { viewOf, type Order, type RowView } from './order.ts'
import type { Selection } from './selection.ts'
import { useSpeech, type PositionSource, type Speech } from './sorting.words.ts'
import { useActiveRow, type ActiveRow } from './use-active-row.ts'
import { useChoosing, type Choosing } from './use-choosing.ts'
import { useListInput, type ListInput } from './use-list-input.ts'
import { usePointerDrag, type PointerDrag } from './use-pointer-drag.ts'
import { useSorting, type Sorting } from './use-sorting.ts'

/** What can be asked of a list from outside. */
export interface SortableListHandle {
  /** Scrolls an item into sight; does nothing when it is not shown. */
  reveal: (id: number) => void
  /** Scrolls an item into sight and puts the focus on its handle. */
  focus: (id: number) => void
  /** Puts the focus on the item that had it last, else on the first. */
  enter: () => void
}

/** What everything that is put in order takes, however it is drawn. */
export interface SortableProps<Item extends object> {
  /** The list's name, for who cannot see it. */
  label: string
  /** Ids of all items, in their present order. */
  order: Order
  /** Places in `order`, ascending, that are shown: what a search found. Positions stay those of the whole order. */
  visible?: Order | undefined
  itemOf: (id: number) => Item
  nameOf: (item: Item) => string
  /** How many items, said in words: "3 products". */
  countLabel?: ((count: number) => string) | undefined
  /** The item as it is drawn while it is dragged. @default its name */
  preview?: ((item: Item) => ReactNode) | undefined
  /** How an item came to its position, marked beside it. What is pinned is not moved by hand: the list says so. */
  sourceOf?: ((item: Item) => PositionSource | null) | undefined
  /** What can be done with one item: `MenuItem`s behind a button at its end. Keep it stable between renders. */
  actions?: ((item: Item) => ReactNode) | undefined
  /** The item that a search stands on; it is marked. Use `reveal` to bring it into sight. */
  hit?: number | null | undefined
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  /** The list changes nothing by itself: apply the move to `order`. */
  onMove: (move: SortableMove) => void
  /** Nothing can be moved for now. @default false */
  frozen?: boolean | undefined
  /** How many more items are on their way, below those of `order`: the list keeps their room, and choosing all waits for them. @default 0 */
  coming?: number | undefined
  /** Draws the list as it will look, before its items are there. @default false */
  loading?: boolean | undefined
  /** What stands in the place of items when there are none. */
  empty?: ReactNode
  className?: string | undefined
  ref?: Ref<SortableListHandle> | undefined
}

/** Everything that a list knows of itself while people put it in order. */
export interface Sortable {
  layout: Layout
  scroller: RefObject<HTMLDivElement | null>
  view: RowView
  speech: Speech
  /** Id of the sentence that says how handles are used. */
  described: string
  countLabel: (count: number) => string
  draw: (id: number) => ReactNode
  isFixed: IsFixed
  activity: ActiveRow
  sorting: Sorting
  choosing: Choosing
  input: ListInput
  drag: PointerDrag
}

/** Puts the parts together: what is shown, chosen, held, said, and what keys and pointers mean. */
export function useSortable<Item extends object>(props: SortableProps<Item>, layout: Layout): Sortable {
  const { order, visible, itemOf, nameOf, preview, sourceOf, selection, onSelectionChange, onMove, frozen = false, coming = 0, ref } = props
  const speech = useSpeech()
  const { say, number } = speech
  const countLabel = props.countLabel ?? ((count: number) => say.items(number(count), count === 1))
  const view = useMemo(() => viewOf(order, visible), [order, visible])
  const described = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const activity = useActiveRow({ scroller, layout })
  const describe = (moving: ReadonlySet<number>, id: number): string => (moving.size === 1 ? nameOf(itemOf(id)) : countLabel(moving.size))
  const isFixed: IsFixed = (id) => sourceOf?.(itemOf(id)) === 'pin'
  const sorting = useSorting({ order, view, selection, isFixed, describe, speech, onMove })
  const choosing = useChoosing({ view, whole: coming === 0, selection, onSelectionChange, speech, say: sorting.say })
  const input = useListInput({ scroller, view, layout, sorting, choosing, activity, frozen })
  const onTake = (id: number): void => activity.setActive({ id, stop: 'handle' })
  const drag = usePointerDrag({ scroller, count: view.count, layout, sorting, frozen, onTake })

  useImperativeHandle(ref, () => ({
    reveal: (id) => {
      const row = view.rowOf(id)
      if (row >= 0) activity.reveal(row)
    },
    focus: (id) => {
      if (view.rowOf(id) >= 0) activity.focus(id, 'handle')
    },
    enter: () => {
      const last = activity.active?.id
      const row = last === undefined ? 0 : Math.max(0, view.rowOf(last))
      if (view.count > 0) activity.focus(view.idAt(row), 'handle', row)
    },
  }))

  const draw = (id: number): ReactNode => preview?.(itemOf(id)) ?? nameOf(itemOf(id))
  return { layout, scroller, view, speech, described, countLabel, draw, isFixed, activity, sorting, choosing, input, drag }
}

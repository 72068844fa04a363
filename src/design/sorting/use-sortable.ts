import { useId, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react'
import type { IsFixed } from './held.ts'
import type { SortableMove } from './landing.ts'
import type { Layout } from './geometry.ts'
import { viewOf, type Order, type RowView } from './order.ts'
import type { Selection } from './selection.ts'
import { useTexts, type PositionSource, type Texts } from './sorting.words.ts'
import { useActiveRow, type ActiveRow } from './use-active-row.ts'
import { useChoosing, type Choosing } from './use-choosing.ts'
import { useListInput, type ListInput } from './use-list-input.ts'
import { usePointerDrag, type PointerDrag } from './use-pointer-drag.ts'
import { useSorting, type Sorting } from './use-sorting.ts'

/** The methods of a list for its parent. */
export interface SortableListHandle {
  /** Scrolls an item into sight; does nothing when it is not shown. */
  reveal: (id: number, centred?: boolean) => void
  /** Scrolls an item into sight and puts the focus on its handle. */
  focus: (id: number) => void
  /** Puts the focus on the item that had it last, else on the first. */
  enter: () => void
}

/** The props of every list that people order by hand, whatever its looks. */
export interface SortableProps<Item extends object> {
  /** The list's name, for screen readers. */
  label: string
  /** Ids of all items, in their present order. */
  order: Order
  /** Indices in `order`, ascending, of the items that are shown, such as those of a search. Positions remain those of the whole order. */
  visible?: Order | undefined
  itemOf: (id: number) => Item
  nameOf: (item: Item) => string
  /** The number of items in words: "3 products". */
  countLabel?: ((count: number) => string) | undefined
  /** The item as it is drawn while it is dragged. @default its name */
  preview?: ((item: Item) => ReactNode) | undefined
  /** How an item got its position; marked beside it. A pinned item cannot be dragged: the list announces why. */
  sourceOf?: ((item: Item) => PositionSource | null) | undefined
  /** What can be done with one item: `MenuItem`s behind a button at its end. Keep it stable between renders. */
  actions?: ((item: Item) => ReactNode) | undefined
  /** The present hit of a search; it is marked. Use `reveal` to scroll to it. */
  hit?: number | null | undefined
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  /** Called with each move. The list does not change `order`: the caller does. */
  onMove: (move: SortableMove) => void
  /** Nothing can be moved for now. @default false */
  frozen?: boolean | undefined
  /**
   * How many more items are being loaded after those of `order`: the list reserves their space, and "choose all" waits for them.
   * @default 0
   */
  coming?: number | undefined
  /** Draws the list as it will look, before its items are there. @default false */
  loading?: boolean | undefined
  /** What is shown instead of items when there are none. */
  empty?: ReactNode
  className?: string | undefined
  ref?: Ref<SortableListHandle> | undefined
}

/** The whole state of a list while people order it. */
export interface Sortable {
  layout: Layout
  scroller: RefObject<HTMLDivElement | null>
  view: RowView
  texts: Texts
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

/** Combines the parts: shown and chosen items, dragging, announcements, keys and pointer. */
export function useSortable<Item extends object>(props: SortableProps<Item>, layout: Layout): Sortable {
  const { order, visible, itemOf, nameOf, preview, sourceOf, selection, onSelectionChange, onMove, frozen = false, coming = 0, ref } = props
  const texts = useTexts()
  const { say, number } = texts
  const countLabel = props.countLabel ?? ((count: number) => say.items(number(count), count === 1))
  const view = useMemo(() => viewOf(order, visible), [order, visible])
  const described = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const activity = useActiveRow({ scroller, layout })
  const describe = (moving: ReadonlySet<number>, id: number): string => (moving.size === 1 ? nameOf(itemOf(id)) : countLabel(moving.size))
  const isFixed: IsFixed = (id) => sourceOf?.(itemOf(id)) === 'pin'
  const sorting = useSorting({ order, view, selection, isFixed, describe, texts, onMove })
  const choosing = useChoosing({ view, whole: coming === 0, selection, onSelectionChange, texts, say: sorting.announce })
  const input = useListInput({ scroller, view, layout, sorting, choosing, activity, frozen })
  const onTake = (id: number): void => activity.setActive({ id, stop: 'handle' })
  const drag = usePointerDrag({ scroller, count: view.count, layout, sorting, frozen, onTake })

  useImperativeHandle(ref, () => ({
    reveal: (id, centred = false) => {
      const row = view.rowOf(id)
      if (row >= 0) activity[centred ? 'centre' : 'reveal'](row)
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
  return { layout, scroller, view, texts, described, countLabel, draw, isFixed, activity, sorting, choosing, input, drag }
}

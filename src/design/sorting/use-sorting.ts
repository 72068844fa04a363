import { useState } from 'react'
import {
  moveIfDropped,
  moveToPosition,
  movingWith,
  nudge,
  positionIfDropped,
  currentPosition,
  startDrag,
  type Held,
  type IsFixed,
} from './held.ts'
import { lastPosition, positionAfter, type SortableMove } from './landing.ts'
import type { GapUnder } from './geometry.ts'
import type { Order, RowView } from './order.ts'
import type { Selection } from './selection.ts'
import type { Texts } from './sorting.words.ts'

export interface SortingOptions {
  order: Order
  view: RowView
  selection: Selection
  isFixed: IsFixed
  /** The item's name, or the number of items where several move. */
  describe: (moving: ReadonlySet<number>, id: number) => string
  texts: Texts
  onMove: (move: SortableMove) => void
}

/** A position that is being edited. */
export interface EditedPosition {
  readonly id: number
  /** The item's name, or the number of items that move. */
  readonly item: string
  readonly initial: string
  /** Whether `initial` is a key that was just pressed, to which more will be added. */
  readonly typing: boolean
  readonly last: number
}

export interface Sorting {
  held: Held | null
  /** The items that moved last: they are marked. */
  justMoved: ReadonlySet<number>
  /** A pinned item that the person tried to move. */
  refused: number | null
  /** What is announced to screen readers. `count` goes up with each announcement, so that a repeated sentence is announced again. */
  announcement: { text: string; count: number }
  edited: EditedPosition | null
  announce: (text: string) => void
  startDrag: (id: number, input: Held['input']) => void
  /** The drag is over another gap; null: over none. */
  dragOver: (gap: GapUnder | null) => void
  /** Drops the items into `gap`. Left out: into the gap that the drag is over. Null: outside of every gap, and nothing moves. */
  drop: (gap?: GapUnder | null) => void
  cancel: () => void
  /** Moves an item up (negative) or down by so many visible places. */
  nudge: (id: number, offset: number) => void
  edit: (id: number, typed?: string) => void
  /** Moves the item to a position, from 1. Returns its new index, from 0. */
  moveToPosition: (id: number, position: number) => number
  leaveEdit: () => void
  /** Clears the refusal. */
  clearRefusal: () => void
}

const none: ReadonlySet<number> = new Set()

/** The dragged items, their drop position, and what is announced about them. The ordering itself belongs to the caller. */
export function useSorting({
  order,
  view,
  selection,
  isFixed,
  describe,
  texts: { say: sentences, number },
  onMove,
}: SortingOptions): Sorting {
  const [held, setHeld] = useState<Held | null>(null)
  const [justMoved, setJustMoved] = useState(none)
  const [refused, setRefused] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  const [edited, setEdited] = useState<Sorting['edited']>(null)
  const total = number(order.length)

  const announce = (text: string): void => setAnnouncement(({ count }) => ({ text, count: count + 1 }))
  const applyMove = (move: SortableMove, what: string): void => {
    const moving = new Set(move.items)
    setJustMoved(moving)
    announce(sentences.dropped(what, number(positionAfter(order, moving, move.after)), total))
    onMove(move)
  }
  /** The position of an item, from 1, as it is written. */
  const currentPositionOf = (id: number): string => number(view.placeAt(view.rowOf(id)) + 1)
  /** Whether an item is pinned, so that it cannot be moved. If so, it is marked, and that is announced. */
  const refusePinned = (id: number): boolean => {
    const fixed = isFixed(id)
    setRefused(fixed ? id : null)
    if (fixed) announce(sentences.pinned(describe(new Set([id]), id), currentPositionOf(id)))
    return fixed
  }
  const itemsToMove = (id: number): ReadonlySet<number> => movingWith(view, selection, id, isFixed)
  const applyOrReportUnmoved = (move: SortableMove | null, what: string, position: string): void => {
    if (move) applyMove(move, what)
    else announce(sentences.unmoved(what, position, total))
  }

  return {
    held,
    justMoved,
    refused,
    announcement,
    edited,
    announce,
    startDrag: (id, input) => {
      if (refusePinned(id)) return
      const next = startDrag(view, itemsToMove(id), id, input)
      setHeld(next)
      setEdited(null)
      announce(sentences.lifted(describe(next.moving, id), number(currentPosition(view, next)), total))
    },
    dragOver: (gapUnder) => {
      const gap = gapUnder?.gap ?? null
      const atRowEnd = gapUnder?.atRowEnd ?? false
      if (!held || (held.gap === gap && held.atRowEnd === atRowEnd)) return
      const next = { ...held, gap, atRowEnd }
      setHeld(next)
      if (held.input === 'keys')
        announce(sentences.over(describe(held.moving, held.id), number(positionIfDropped(order, view, next)), total))
    },
    drop: (gapUnder) => {
      if (!held) return
      const dropped = gapUnder === undefined ? held : { ...held, gap: gapUnder?.gap ?? null }
      setHeld(null)
      applyOrReportUnmoved(moveIfDropped(order, view, dropped), describe(held.moving, held.id), number(currentPosition(view, held)))
    },
    cancel: () => {
      if (!held) return
      setHeld(null)
      announce(sentences.cancelled(describe(held.moving, held.id), number(currentPosition(view, held)), total))
    },
    nudge: (id, offset) => {
      if (refusePinned(id)) return
      const moving = itemsToMove(id)
      applyOrReportUnmoved(nudge(order, view, moving, offset), describe(moving, id), currentPositionOf(id))
    },
    edit: (id, typed) => {
      if (refusePinned(id)) return
      const moving = itemsToMove(id)
      setEdited({
        id,
        item: describe(moving, id),
        initial: typed ?? String(view.placeAt(view.rowOf(id)) + 1),
        typing: typed !== undefined,
        last: lastPosition(order.length, moving.size),
      })
    },
    moveToPosition: (id, position) => {
      const moving = itemsToMove(id)
      setEdited(null)
      const move = moveToPosition(order, moving, position)
      applyOrReportUnmoved(move, describe(moving, id), number(position))
      return position - 1 + Math.max(0, move?.items.indexOf(id) ?? 0)
    },
    leaveEdit: () => setEdited(null),
    clearRefusal: () => setRefused(null),
  }
}

import { useState } from 'react'
import {
  moveIfDropped,
  moveToPosition,
  movingWith,
  nudge,
  positionIfDropped,
  presentPosition,
  take,
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
  /** The items that moved last. */
  landed: ReadonlySet<number>
  /** A pinned item that the person tried to move. */
  refused: number | null
  /** What is announced to screen readers; `nth` makes a repeated sentence be announced again. */
  announcement: { text: string; nth: number }
  edited: EditedPosition | null
  say: (text: string) => void
  take: (id: number, by: Held['by']) => void
  over: (under: GapUnder | null) => void
  /** Drops the items: at `under`; left out, at the last known gap; null is outside of every gap, and nothing moves. */
  drop: (under?: GapUnder | null) => void
  cancel: () => void
  nudge: (id: number, by: number) => void
  edit: (id: number, typed?: string) => void
  /** Moves the item to a position, from 1. Returns its new index, from 0. */
  toPosition: (id: number, position: number) => number
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
  const [landed, setLanded] = useState(none)
  const [refused, setRefused] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState({ text: '', nth: 0 })
  const [edited, setEdited] = useState<Sorting['edited']>(null)
  const total = number(order.length)

  const say = (text: string): void => setAnnouncement(({ nth }) => ({ text, nth: nth + 1 }))
  const report = (move: SortableMove, what: string): void => {
    const moving = new Set(move.items)
    setLanded(moving)
    say(sentences.dropped(what, number(positionAfter(order, moving, move.after)), total))
    onMove(move)
  }
  const placeOf = (id: number): string => number(view.placeAt(view.rowOf(id)) + 1)
  /** Whether an item cannot move because it is pinned; then it also announces that. */
  const refuse = (id: number): boolean => {
    const fixed = isFixed(id)
    setRefused(fixed ? id : null)
    if (fixed) say(sentences.pinned(describe(new Set([id]), id), placeOf(id)))
    return fixed
  }
  const movedWith = (id: number): ReadonlySet<number> => movingWith(view, selection, id, isFixed)
  const settle = (move: SortableMove | null, what: string, position: string): void => {
    if (move) report(move, what)
    else say(sentences.unmoved(what, position, total))
  }

  return {
    held,
    landed,
    refused,
    announcement,
    edited,
    say,
    take: (id, by) => {
      if (refuse(id)) return
      const next = take(view, movedWith(id), id, by)
      setHeld(next)
      setEdited(null)
      say(sentences.lifted(describe(next.moving, id), number(presentPosition(view, next)), total))
    },
    over: (under) => {
      const gap = under?.gap ?? null
      const trailing = under?.trailing ?? false
      if (!held || (held.gap === gap && held.trailing === trailing)) return
      const next = { ...held, gap, trailing }
      setHeld(next)
      if (held.by === 'keys') say(sentences.over(describe(held.moving, held.id), number(positionIfDropped(order, view, next)), total))
    },
    drop: (under) => {
      if (!held) return
      const last = under === undefined ? held : { ...held, gap: under?.gap ?? null }
      setHeld(null)
      settle(moveIfDropped(order, view, last), describe(held.moving, held.id), number(presentPosition(view, held)))
    },
    cancel: () => {
      if (!held) return
      setHeld(null)
      say(sentences.cancelled(describe(held.moving, held.id), number(presentPosition(view, held)), total))
    },
    nudge: (id, by) => {
      if (refuse(id)) return
      const moving = movedWith(id)
      settle(nudge(order, view, moving, by), describe(moving, id), placeOf(id))
    },
    edit: (id, typed) => {
      if (refuse(id)) return
      const moving = movedWith(id)
      setEdited({
        id,
        item: describe(moving, id),
        initial: typed ?? String(view.placeAt(view.rowOf(id)) + 1),
        typing: typed !== undefined,
        last: lastPosition(order.length, moving.size),
      })
    },
    toPosition: (id, position) => {
      const moving = movedWith(id)
      setEdited(null)
      const move = moveToPosition(order, moving, position)
      settle(move, describe(moving, id), number(position))
      return position - 1 + Math.max(0, move?.items.indexOf(id) ?? 0)
    },
    leaveEdit: () => setEdited(null),
    clearRefusal: () => setRefused(null),
  }
}

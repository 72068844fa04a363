import { useState } from 'react'
import { moveIfDropped, moveToPosition, movingWith, nudge, positionIfDropped, presentPosition, take, type Held } from './held.ts'
import { lastPosition, positionAfter, type SortableMove } from './landing.ts'
import type { Order, RowView } from './order.ts'
import type { Selection } from './selection.ts'
import type { Speech } from './sortable-list.words.ts'

export interface SortingOptions {
  order: Order
  view: RowView
  selection: Selection
  /** The item's name, or how many they are. */
  describe: (moving: ReadonlySet<number>, id: number) => string
  speech: Speech
  onMove: (move: SortableMove) => void
}

/** A position that is being written. */
export interface EditedPosition {
  readonly id: number
  /** The item's name, or how many move. */
  readonly item: string
  readonly initial: string
  /** Whether `initial` is a key that was just pressed, to which more will be added. */
  readonly typing: boolean
  readonly last: number
}

export interface Sorting {
  held: Held | null
  /** What moved last. */
  landed: ReadonlySet<number>
  /** What is said to who cannot see it; `nth` makes a repeated sentence be said again. */
  spoken: { text: string; nth: number }
  edited: EditedPosition | null
  say: (text: string) => void
  take: (id: number, by: Held['by']) => void
  over: (gap: number | null) => void
  /** Lets go; over another gap than the last one known, when given. */
  drop: (gap?: number | null) => void
  cancel: () => void
  nudge: (id: number, by: -1 | 1) => void
  edit: (id: number, typed?: string) => void
  toPosition: (id: number, position: number) => void
  leaveEdit: () => void
}

const none: ReadonlySet<number> = new Set()

/** What is in the hand, what it would mean to let go, and what is said about it. The ordering itself belongs to whoever uses the list. */
export function useSorting({ order, view, selection, describe, speech: { say: sentences, number }, onMove }: SortingOptions): Sorting {
  const [held, setHeld] = useState<Held | null>(null)
  const [landed, setLanded] = useState(none)
  const [spoken, setSpoken] = useState({ text: '', nth: 0 })
  const [edited, setEdited] = useState<Sorting['edited']>(null)
  const total = number(order.length)

  const say = (text: string): void => setSpoken(({ nth }) => ({ text, nth: nth + 1 }))
  const report = (move: SortableMove, what: string): void => {
    const moving = new Set(move.items)
    setLanded(moving)
    say(sentences.dropped(what, number(positionAfter(order, moving, move.after)), total))
    onMove(move)
  }
  const placeOf = (id: number): string => number(view.placeAt(view.rowOf(id)) + 1)

  return {
    held,
    landed,
    spoken,
    edited,
    say,
    take: (id, by) => {
      const next = take(view, selection, id, by)
      setHeld(next)
      setEdited(null)
      say(sentences.lifted(describe(next.moving, id), number(presentPosition(view, next)), total))
    },
    over: (gap) => {
      if (!held || held.gap === gap) return
      const next = { ...held, gap }
      setHeld(next)
      if (held.by === 'keys') say(sentences.over(describe(held.moving, held.id), number(positionIfDropped(order, view, next)), total))
    },
    drop: (gap) => {
      if (!held) return
      const last = gap === undefined ? held : { ...held, gap }
      const move = moveIfDropped(order, view, last)
      const what = describe(held.moving, held.id)
      setHeld(null)
      if (move) report(move, what)
      else say(sentences.unmoved(what, number(presentPosition(view, held)), total))
    },
    cancel: () => {
      if (!held) return
      setHeld(null)
      say(sentences.cancelled(describe(held.moving, held.id), number(presentPosition(view, held)), total))
    },
    nudge: (id, by) => {
      const what = describe(movingWith(view, selection, id), id)
      const move = nudge(order, view, selection, id, by)
      if (move) report(move, what)
      else say(sentences.unmoved(what, placeOf(id), total))
    },
    edit: (id, typed) => {
      const moving = movingWith(view, selection, id)
      setEdited({
        id,
        item: describe(moving, id),
        initial: typed ?? String(view.placeAt(view.rowOf(id)) + 1),
        typing: typed !== undefined,
        last: lastPosition(order.length, moving.size),
      })
    },
    toPosition: (id, position) => {
      const moving = movingWith(view, selection, id)
      const move = moveToPosition(order, moving, position)
      const what = describe(moving, id)
      setEdited(null)
      if (move) report(move, what)
      else say(sentences.unmoved(what, number(position), total))
    },
    leaveEdit: () => setEdited(null),
  }
}

import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Layout } from './geometry.ts'
import type { Stop } from './stops.ts'
import { scrollTopFor } from './target-row.ts'

export interface Active {
  readonly id: number
  readonly stop: Stop
}

export interface ActiveRowOptions {
  scroller: RefObject<HTMLDivElement | null>
  layout: Layout
}

export interface ActiveRow {
  /** The one place of the list that the Tab key leads to, once somebody was there. */
  active: Active | null
  setActive: (active: Active) => void
  /** Brings the nth item on show into sight. */
  reveal: (nth: number) => void
  /** Brings it into the middle. */
  centre: (nth: number) => void
  /**
   * Brings an item into sight and puts the focus on one of its controls; nothing happens when it is not on show.
   * @param nth where it is on show once what is being changed is drawn, where that is known
   */
  focus: (id: number, stop: Stop, nth?: number | null) => void
}

/** A list of any length has one tab stop, which arrows carry from row to row. */
export function useActiveRow({ scroller, layout }: ActiveRowOptions): ActiveRow {
  const [active, setActive] = useState<Active | null>(null)
  const reveal = (nth: number): void => {
    const list = scroller.current
    if (!list) return
    const { perRow, rowHeight } = layout.at(list.clientWidth)
    list.scrollTop = scrollTopFor(Math.floor(nth / perRow), rowHeight, list.scrollTop, list.clientHeight - layout.headHeight)
  }
  const centre = (nth: number): void => {
    const list = scroller.current
    if (!list) return
    const { perRow, rowHeight } = layout.at(list.clientWidth)
    list.scrollTop = Math.floor(nth / perRow) * rowHeight - (list.clientHeight - layout.headHeight - rowHeight) / 2
  }
  /** Tells the list at once where it is scrolled to: what went far is then drawn where it is, and not first all that took its place. */
  const scrollAhead = (nth: number): void => {
    const before = scroller.current?.scrollTop
    reveal(nth)
    if (scroller.current?.scrollTop !== before) scroller.current?.dispatchEvent(new Event('scroll'))
  }
  const focus = (id: number, stop: Stop, nth: number | null = null): void => {
    if (nth !== null) {
      setActive({ id, stop })
      scrollAhead(nth)
    }
    // The item may be far outside of what is drawn, or have moved in this very event: it has to be in its place first.
    flushSync(() => setActive({ id, stop }))
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row-id="${id}"]`)
    if (!row) return
    reveal(Number(row.dataset['nth']))
    row.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus({ preventScroll: true })
  }
  return { active, setActive, reveal, centre, focus }
}

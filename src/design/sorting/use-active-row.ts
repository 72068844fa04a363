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
  /** The control that Tab leads to, after the list has had the focus once. */
  active: Active | null
  setActive: (active: Active) => void
  /** Scrolls the nth visible item into view. */
  reveal: (nth: number) => void
  /** Scrolls it to the middle. */
  centre: (nth: number) => void
  /**
   * Scrolls an item into view and focuses one of its controls; does nothing when the item is not shown.
   * @param nth its index among the shown items after the present change is rendered, where that is known
   */
  focus: (id: number, stop: Stop, nth?: number | null) => void
}

/** A list has one tab stop; arrow keys move it from row to row. */
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
  /** Reports the new scroll position at once, so that after a jump the rows there are rendered, without the rows in between. */
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
    // The item may not be mounted, or may have moved in the same event: it must be rendered first.
    flushSync(() => setActive({ id, stop }))
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row-id="${id}"]`)
    if (!row) return
    reveal(Number(row.dataset['nth']))
    row.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus({ preventScroll: true })
  }
  return { active, setActive, reveal, centre, focus }
}

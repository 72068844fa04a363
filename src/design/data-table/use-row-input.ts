import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { commandOf } from './table-keys.ts'

/** What rows are asked for by pointer and by keyboard. Places are among the rows, from 0. */
export interface RowInputOptions {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  /** Rows have one tab stop, and arrows go on from there. */
  grid: boolean
  selectable: boolean
  onChoose: (at: number, from: number | null) => void
  /** Everything between the two places goes in. */
  onChooseRange: (from: number, to: number) => void
  onChooseAll: () => void
  onExpand: (at: number) => void
  onOpen: ((at: number) => void) | undefined
}

const interactive = 'a[href], button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"]'

/** The row that an event is about; -1 for none. */
export const rowAt = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset['row']) : -1
}

const stopAt = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null)

/** Clicks and keys on rows, handled once for all of them. `reveal` comes by the call, because the rows' window is made after this. */
export function useRowInput({
  scroller,
  count,
  grid,
  selectable,
  onChoose,
  onChooseRange,
  onChooseAll,
  onExpand,
  onOpen,
}: RowInputOptions) {
  const [active, setActive] = useState(-1)
  const anchor = useRef<number | null>(null)

  const choose = (at: number, ranging: boolean) => {
    onChoose(at, ranging ? anchor.current : null)
    anchor.current = at
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = rowAt(event.target)
    if (at < 0 || !(event.target instanceof Element)) return
    const stop = stopAt(event.target)?.dataset['stop']
    if (stop === 'select' || event.target.closest('[data-area="select"]')) {
      choose(at, event.shiftKey)
      return
    }
    if (stop === 'expand') onExpand(at)
    else if (stop === 'open') onOpen?.(at)
    else if (!event.target.closest(interactive) && document.getSelection()?.isCollapsed !== false) {
      const { ctrlKey, metaKey, shiftKey } = event
      const opener = event.target.closest('[data-row]')?.querySelector('[data-stop="open"]')
      opener?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, reveal: (at: number) => void) => {
    const at = rowAt(event.target)
    const stop = stopAt(event.target)
    if (!grid || at < 0 || !stop || event.defaultPrevented) return
    const command = commandOf(event, at, count)
    if (!command || (command.do === 'all' && !selectable)) return
    event.preventDefault()
    if (command.do === 'all') {
      onChooseAll()
    } else if (command.do === 'stop') {
      const stops = [...(stop.closest('[data-row]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
      stops[stops.indexOf(stop) + command.by]?.focus()
    } else {
      if (selectable && command.choose) onChooseRange(at, command.to)
      // The row may be outside of what is drawn: it has to be there before it can have the focus.
      flushSync(() => setActive(command.to))
      reveal(command.to)
      scroller.current
        ?.querySelector<HTMLElement>(`[data-row="${command.to}"] [data-stop="${stop.dataset['stop']}"]`)
        ?.focus({ preventScroll: false })
    }
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = rowAt(event.target)
    if (at >= 0) setActive(at)
  }

  return { active, onClick, onKeyDown, onFocus }
}

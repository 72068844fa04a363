import { useRef, useState, type UIEvent } from 'react'

/** Pixels: of a scroll that means something, from the top on, and of what there must be to scroll. */
const [step, below, enough] = [8, 80, 400]

/**
 * Whether what stands above a list makes room for it: while somebody scrolls down in it. Scrolling up, or
 * reaching its beginning, brings it back. Never while products are dragged: the list would move away under them.
 */
export function useCollapsing(): { collapsed: boolean; onScrollCapture: (event: UIEvent<HTMLElement>) => void } {
  const [collapsed, setCollapsed] = useState(false)
  const last = useRef(0)
  return {
    collapsed,
    onScrollCapture(event) {
      const { scrollTop: top, scrollHeight, clientHeight } = event.target as HTMLElement
      const by = top - last.current
      if (Math.abs(by) < step && top > 0) return
      last.current = top
      if (by < 0 || top === 0) setCollapsed(false)
      else if (top > below && scrollHeight - clientHeight > enough && !document.querySelector('[data-slot=held-card]')) setCollapsed(true)
    },
  }
}

import { useRef, type RefObject } from 'react'
import { edgeSpeed } from './edge-scroll.ts'

export interface EdgeScroll {
  /** Reports the pointer's position; the list scrolls while it is near an edge. */
  follow: (clientY: number) => void
  stop: () => void
}

/** Scrolls a list while items are dragged near its upper or lower edge. */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>, headHeight: number): EdgeScroll {
  const pull = useRef<{ frame: number; clientY: number; held: number; before: number; owed: number } | null>(null)

  const step = (now: number): void => {
    const list = scroller.current
    const present = pull.current
    if (!list || !present) return
    const box = list.getBoundingClientRect()
    const passed = Math.min(50, now - present.before)
    const speed = edgeSpeed({ y: present.clientY - box.top - headHeight, height: box.height - headHeight, held: present.held })
    present.before = now
    present.held = speed === 0 ? 0 : present.held + passed
    present.owed = speed === 0 ? 0 : present.owed + (speed * passed) / 1_000
    const pixels = Math.trunc(present.owed)
    if (pixels !== 0) {
      present.owed -= pixels
      list.scrollTop += pixels
    }
    present.frame = requestAnimationFrame(step)
  }

  return {
    follow: (clientY) => {
      if (pull.current) pull.current.clientY = clientY
      else pull.current = { frame: requestAnimationFrame(step), clientY, held: 0, before: performance.now(), owed: 0 }
    },
    stop: () => {
      if (pull.current) cancelAnimationFrame(pull.current.frame)
      pull.current = null
    },
  }
}

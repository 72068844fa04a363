import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { nearest, type Lying } from './places.ts'

/** How far a page key walks, in shares of the whole. */
const page = 0.1

/** Which point is being read, by pointer, finger or keyboard; Enter opens what happened there. */
export function useReading(count: number, lying: Lying, onOpen: (at: number) => void) {
  const [at, setAt] = useState<number | null>(null)
  const last = count - 1
  const current = at === null ? null : Math.min(at, last)
  const leap = Math.max(1, Math.round(count * page))
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(nearest((event.clientX - box.left) / box.width, count, lying))
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const from = current ?? last
    const target = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - leap,
      PageUp: from + leap,
      Home: 0,
      End: last,
    }[event.key]
    if (event.key === 'Escape' && current !== null) {
      event.stopPropagation()
      setAt(null)
    }
    if (event.key === 'Enter' && current !== null) onOpen(current)
    if (target === undefined) return
    event.preventDefault()
    setAt(Math.min(Math.max(target, 0), last))
  }
  return {
    at: current,
    surface: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.currentTarget !== document.activeElement) setAt(null)
      },
      onFocus: () => setAt((known) => known ?? last),
      onBlur: () => setAt(null),
      onKeyDown: keys,
    },
  }
}

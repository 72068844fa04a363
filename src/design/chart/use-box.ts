import { useEffect, useState, type RefObject } from 'react'

/** How wide and high an element is, in pixels, kept up to date; nothing before it stands. */
export function useBox(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    // It tells the first size by itself, before anything is painted.
    const watch = new ResizeObserver(() => setBox({ width: measured.clientWidth, height: measured.clientHeight }))
    watch.observe(measured)
    return () => watch.disconnect()
  }, [element])
  return box
}

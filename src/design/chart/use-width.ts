import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide an element is, in pixels, and stays told; 0 before it stands. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    setWidth(box.clientWidth)
    const watch = new ResizeObserver(() => setWidth(box.clientWidth))
    watch.observe(box)
    return () => watch.disconnect()
  }, [element])
  return width
}

import { useLayoutEffect, useState, type RefObject } from 'react'

/** Says on the element itself, without drawing anything anew, on which sides something slid out of sight. */
export function markSlid(element: HTMLElement): void {
  element.toggleAttribute('data-slid-start', element.scrollLeft > 0)
  element.toggleAttribute('data-slid-end', element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
}

/** How wide the table is, in pixels; 0 until it is measured, which is before anything is painted. */
export function useAvailableWidth(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      setWidth(element.clientWidth)
      markSlid(element)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return width
}

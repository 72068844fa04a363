import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * How wide the table is, in pixels; 0 until it is measured, which is before anything is painted.
 * Says on the element itself, without drawing anything anew, on which sides something slid out of sight.
 */
export function useRoom(scroller: RefObject<HTMLDivElement | null>): { width: number; onScroll: () => void } {
  const [width, setWidth] = useState(0)
  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    element.toggleAttribute('data-slid-start', element.scrollLeft > 0)
    element.toggleAttribute('data-slid-end', element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
  }, [scroller])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      setWidth(element.clientWidth)
      onScroll()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, onScroll])
  return { width, onScroll }
}

import { useLayoutEffect, type RefObject } from 'react'
import { placeBeside } from './place-beside.ts'

/** How much of the bottom of the screen a bar takes that stands there. */
function barHeight(): number {
  const tops = [...document.querySelectorAll('[data-slot="save-bar"], [data-slot="bottom-bar"]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1)
    .map(({ top }) => innerHeight - top)
  return Math.max(0, ...tops)
}

/**
 * Keeps a sheet beside a control, or out of the way of those `among` which it stands, and
 * a ring around it, wherever the page moves it: both stand in the browser's top layer.
 */
export function useBeside(
  control: Element | null,
  sheet: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
  container: Element | null,
  among: boolean,
): void {
  useLayoutEffect(() => {
    const [box, around] = [sheet.current, ring.current]
    if (!box || !around) return
    around.showPopover()
    box.showPopover()
    let frame = 0
    const place = (): void => {
      const rect = control?.isConnected && control.getClientRects().length > 0 ? control.getBoundingClientRect() : null
      const at = placeBeside(
        rect,
        { width: box.offsetWidth, height: box.offsetHeight },
        { width: innerWidth, height: innerHeight },
        among,
        barHeight(),
      )
      Object.assign(box.style, { left: `${at.left}px`, top: `${at.top}px` })
      Object.assign(
        around.style,
        rect
          ? { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`, opacity: '1' }
          : { opacity: '0' },
      )
      frame = requestAnimationFrame(place)
    }
    place()
    return () => cancelAnimationFrame(frame)
  }, [control, sheet, ring, container, among])
}

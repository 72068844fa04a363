import { useLayoutEffect, type RefObject } from 'react'
import { placeBeside } from './place-beside.ts'

/** Keeps a sheet beside a control, or out of the way of those `among` which it stands, and a ring around it, wherever the page moves it: both stand in the browser's top layer. */
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
      const at = placeBeside(rect, { width: box.offsetWidth, height: box.offsetHeight }, { width: innerWidth, height: innerHeight }, among)
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

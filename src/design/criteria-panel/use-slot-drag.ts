import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'

export interface SlotDrag {
  /** The slot in the hand. */
  dragged: number | null
  onPointerDown: (event: PointerEvent<HTMLElement>, nth: number) => void
}

/** Pulls one of a few slots over the others, which make room at once. @param onPass it came to stand in another place */
export function useSlotDrag(onPass: (from: number, to: number) => void): SlotDrag {
  const [dragged, setDragged] = useState<number | null>(null)
  // A drag lasts over many drawings: what it calls must know the slots as they are by then.
  const pass = useRef(onPass)
  useLayoutEffect(() => {
    pass.current = onPass
  })
  return {
    dragged,
    onPointerDown: (event, first) => {
      const list = event.currentTarget.closest('ol')
      if (event.button !== 0 || !list) return
      event.preventDefault()
      event.currentTarget.focus()
      let at = first
      setDragged(first)
      const follow = ({ clientY }: globalThis.PointerEvent): void => {
        const slots = [...list.children].map((slot) => slot.getBoundingClientRect())
        const over = slots.findIndex(({ top, bottom }, nth) => (nth < at ? clientY < (top + bottom) / 2 : nth > at && clientY > (top + bottom) / 2))
        const to = over < 0 ? at : over < at ? over : slots.findLastIndex(({ top, bottom }) => clientY > (top + bottom) / 2)
        if (to === at) return
        pass.current(at, to)
        at = to
        setDragged(to)
      }
      const page = list.ownerDocument
      const letGo = (): void => {
        page.removeEventListener('pointermove', follow)
        page.removeEventListener('pointerup', letGo)
        page.removeEventListener('pointercancel', letGo)
        setDragged(null)
      }
      page.addEventListener('pointermove', follow)
      page.addEventListener('pointerup', letGo)
      page.addEventListener('pointercancel', letGo)
    },
  }
}

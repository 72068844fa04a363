import { fireEvent } from 'storybook/test'

export interface Point {
  readonly clientX: number
  readonly clientY: number
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
/** Long enough for React and the sensors to have seen what happened. */
export const settled = async (): Promise<void> => {
  for (let nth = 0; nth < 3; nth++) await frame()
}

/** The middle of an element, or a share of its height from its top. */
export function middleOf(element: Element, share = 0.5): Point {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height * share }
}

export interface HeldPointer {
  moveTo: (to: Point) => Promise<void>
  /** Moves and lets go before anything of it is drawn. */
  flickTo: (to: Point) => Promise<void>
  letGo: () => Promise<void>
}

let hasTaken = false

/** Takes an element with the mouse, through the same events that a browser sends, and keeps dragging it. */
export async function takeByPointer(element: Element): Promise<HeldPointer> {
  hasTaken = true
  let at = middleOf(element)
  const pointer = { isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true }
  await fireEvent.pointerDown(element, { ...pointer, ...at, buttons: 1 })
  await fireEvent.mouseDown(element, { ...at, button: 0, buttons: 1 })
  const moveTo = async (to: Point): Promise<void> => {
    for (let step = 1; step <= 4; step++) {
      const between = {
        clientX: at.clientX + ((to.clientX - at.clientX) * step) / 4,
        clientY: at.clientY + ((to.clientY - at.clientY) * step) / 4,
      }
      await fireEvent.pointerMove(document, { ...pointer, ...between, buttons: 1 })
      await fireEvent.mouseMove(document, { ...between, buttons: 1 })
      await frame()
    }
    at = to
    await settled()
  }
  await moveTo({ clientX: at.clientX, clientY: at.clientY + 12 })
  return {
    moveTo,
    flickTo: async (to) => {
      const there = { ...pointer, ...to }
      document.dispatchEvent(new PointerEvent('pointermove', { ...there, buttons: 1 }))
      document.dispatchEvent(new MouseEvent('mousemove', { ...there, buttons: 1 }))
      document.dispatchEvent(new PointerEvent('pointerup', there))
      document.dispatchEvent(new MouseEvent('mouseup', there))
      await settled()
    },
    letGo: async () => {
      await fireEvent.pointerUp(document, { ...pointer, ...at })
      await fireEvent.mouseUp(document, { ...at, button: 0 })
      await settled()
    },
  }
}

/**
 * After a story in which something was dragged: ends a drag that is open, so that the
 * next story gets its clicks. For 50 ms after a drag dnd-kit keeps them from the page.
 */
export async function letGoOfEverything(): Promise<void> {
  if (!hasTaken) return
  hasTaken = false
  await fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' })
  await new Promise((done) => setTimeout(done, 60))
}

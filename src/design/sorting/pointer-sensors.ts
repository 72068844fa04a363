import {
  MouseSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragStartEvent,
  type SensorDescriptor,
  type SensorOptions,
} from '@dnd-kit/core'
import type { MouseEvent, PointerEvent, TouchEvent } from 'react'

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)
const onHandle = (target: EventTarget | null): boolean => elementOf(target)?.closest('[data-stop="handle"]') != null
/** Whether an element is, or is in, a control such as a link or a field. */
export const onControl = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('a, button, input, label, select, textarea, [contenteditable="true"]') != null
const onRow = (target: EventTarget | null): boolean => elementOf(target)?.closest('[data-row-id]') != null && !onControl(target)

/** The handle starts a drag with any pointer at once: it has no other use, so a finger on it does not scroll. */
class HandleSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { target, isPrimary, button } }: PointerEvent) => isPrimary && button === 0 && onHandle(target),
    },
  ]
}

/** The rest of a row is dragged by mouse, unless a key is held that selects rows. */
class RowMouseSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent: { target, button, shiftKey, ctrlKey, metaKey } }: MouseEvent) =>
        button === 0 && !shiftKey && !ctrlKey && !metaKey && onRow(target),
    },
  ]
}

/** By finger the rest of a row is dragged after a long press, so that a swipe still scrolls. */
class RowTouchSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent: { target, touches } }: TouchEvent) => touches.length === 1 && onRow(target),
    },
  ]
}

/** How a drag begins: on the handle with any pointer, on the row with the mouse or a press of 200 ms. */
export const useRowSensors = (): SensorDescriptor<SensorOptions>[] =>
  useSensors(
    useSensor(HandleSensor, { activationConstraint: { distance: 4 } }),
    useSensor(RowMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(RowTouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )

/** The id of the row that a drag began on; null when it began elsewhere. */
export function takenRow({ activatorEvent }: DragStartEvent): number | null {
  const id = elementOf(activatorEvent.target)?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
  return id === undefined ? null : Number(id)
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the pointer is in an event of a mouse, a pen or a finger. */
export function pressedAt({ activatorEvent }: { activatorEvent: Event | null }): Point {
  const touches = activatorEvent !== null && 'touches' in activatorEvent ? (activatorEvent as globalThis.TouchEvent).touches : undefined
  const at = touches ? touches[0] : (activatorEvent as globalThis.MouseEvent | null)
  return { x: at?.clientX ?? 0, y: at?.clientY ?? 0 }
}

/** Reports each move of the pointer that began a drag, at once. Returns what ends that. */
export function followPointer(began: Event, report: (at: Point) => void): () => void {
  const id = 'pointerId' in began ? (began as globalThis.PointerEvent).pointerId : null
  const isAnother = (event: globalThis.PointerEvent): boolean => (id === null ? event.pointerType !== 'mouse' : event.pointerId !== id)
  const move = (event: Event): void => {
    if ('pointerId' in event && isAnother(event as globalThis.PointerEvent)) return
    report(pressedAt({ activatorEvent: event }))
  }
  // A browser that scrolls by finger ends its pointer events, not its touch events.
  const kinds = ['pointermove', 'touchmove'] as const
  for (const kind of kinds) addEventListener(kind, move, { capture: true, passive: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, move, { capture: true })
  }
}

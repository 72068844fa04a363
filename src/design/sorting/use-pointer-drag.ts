import type { DndContextProps, Modifier } from '@dnd-kit/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { gapAt, type GapUnder, type Layout } from './geometry.ts'
import { followPointer, pressedAt, takenRow, useRowSensors, type Point } from './pointer-sensors.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'
import type { Sorting } from './use-sorting.ts'

/** The largest distance from the list, in pixels, at which a drop still counts. */
const reach = 160

export interface PointerDragOptions {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  layout: Layout
  sorting: Sorting
  frozen: boolean
  /** Called when a drag begins. */
  onTake: (id: number) => void
}

export interface PointerDrag {
  context: Omit<DndContextProps, 'children'>
  /** To be called when the list scrolls: another row is under the pointer then. */
  onScroll: () => void
}

/** Keeps the dragged items beside the pointer and inside the window; above a finger, which would cover them. */
export const besidePointer: Modifier = ({ activatorEvent, transform, overlayNodeRect, windowRect }) => {
  const at = pressedAt({ activatorEvent })
  const byFinger =
    activatorEvent !== null && ('touches' in activatorEvent || ('pointerType' in activatorEvent && activatorEvent.pointerType === 'touch'))
  const right = windowRect && overlayNodeRect ? windowRect.width - overlayNodeRect.width - 12 : Infinity
  const lift = byFinger ? -((overlayNodeRect?.height ?? 40) + 28) : 10
  return { ...transform, x: Math.max(8, Math.min(right, at.x + transform.x + 14)), y: Math.max(8, at.y + transform.y + lift) }
}

/** dnd-kit does not look for the row under the pointer: among thousands of boxes that is slow, and arithmetic gives it. */
const nothing = () => []

/** Dragging with dnd-kit: it reports the pointer, and the list computes the drop position. */
export function usePointerDrag({ scroller, count, layout, sorting, frozen, onTake }: PointerDragOptions): PointerDrag {
  const edge = useEdgeScroll(scroller, layout.headHeight)
  const sensors = useRowSensors()
  /** Where the pointer is during a drag; null otherwise. The position that dnd-kit reports is as old as the last render. */
  const pointer = useRef<Point | null>(null)
  const unfollow = useRef<(() => void) | null>(null)
  useEffect(() => () => unfollow.current?.(), [])
  // The list has its own announcements, for keyboard and pointer alike: dnd-kit's are switched off.
  const [silenced] = useState(() => document.createElement('div'))
  const { held } = sorting

  const gapUnder = (at: Point | null): GapUnder | null => {
    const { headHeight } = layout
    const list = scroller.current
    if (!list || !at) return null
    const box = list.getBoundingClientRect()
    if (at.x < box.left - reach || at.x > box.right + reach || at.y < box.top - reach || at.y > box.bottom + reach) return null
    const y = Math.max(box.top + headHeight, Math.min(box.bottom, at.y)) - box.top - headHeight + list.scrollTop
    return gapAt({ x: at.x - box.left, y, geometry: layout.at(list.clientWidth), count })
  }
  const endDrag = (): void => {
    pointer.current = null
    unfollow.current?.()
    edge.stop()
  }

  return {
    context: {
      sensors,
      collisionDetection: nothing,
      autoScroll: false,
      accessibility: { container: silenced },
      onDragStart: (event) => {
        const id = takenRow(event)
        if (id === null || frozen) return
        pointer.current = pressedAt(event)
        unfollow.current = followPointer(event.activatorEvent, (at) => (pointer.current = at))
        onTake(id)
        sorting.startDrag(id, 'pointer')
      },
      onDragMove: () => {
        // A last move may be reported after the drop: by then nothing is dragged any more.
        if (!held || !pointer.current) return
        edge.follow(pointer.current.y)
        sorting.dragOver(gapUnder(pointer.current))
      },
      onDragEnd: () => {
        const under = gapUnder(pointer.current)
        endDrag()
        if (!held) return
        sorting.drop(under)
        scroller.current?.querySelector<HTMLElement>(`[data-row-id="${held.id}"] [data-stop="handle"]`)?.focus({ preventScroll: true })
      },
      onDragCancel: () => {
        endDrag()
        sorting.cancel()
      },
    },
    onScroll: () => {
      if (pointer.current) sorting.dragOver(gapUnder(pointer.current))
    },
  }
}

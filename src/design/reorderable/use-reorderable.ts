import { useSortable } from '@dnd-kit/sortable'
import type { CSSProperties, KeyboardEvent, MouseEventHandler, RefCallback } from 'react'
import { useReorderContext } from './reorder-context.ts'

export interface ReorderableItem {
  /** Of the element that moves. */
  ref: RefCallback<HTMLElement>
  /** Where it is while things move. */
  style: CSSProperties
  /** It is dragged. */
  dragged: boolean
  /** What the element gets that the item is taken by. */
  handle: {
    ref: RefCallback<HTMLElement>
    'data-reorder': string
    'aria-describedby': string
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    /** Given where items are taken by mouse. */
    onMouseDown?: MouseEventHandler<HTMLElement> | undefined
  } & Record<`on${string}`, unknown>
}

const listKeys: Partial<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 }
const keys = { down: { ArrowUp: -1, ArrowDown: 1 }, across: { ArrowLeft: -1, ArrowRight: 1 } } as const

/** One of the items inside of a `Reorderable`. @param fixed it stays where it is @default false */
export function useReorderable(id: string, fixed = false): ReorderableItem {
  const { disabled, described, nudge, axis, changeList } = useReorderContext()
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: disabled || fixed })
  return {
    ref: setNodeRef,
    style: transform
      ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition: isDragging ? undefined : transition }
      : {},
    dragged: isDragging,
    handle: {
      ...listeners,
      ref: setActivatorNodeRef,
      'data-reorder': id,
      'aria-describedby': described,
      onKeyDown: (event) => {
        const list = changeList && listKeys[event.key]
        if (list !== undefined && !isDragging && !disabled && !fixed) {
          event.preventDefault()
          changeList!(id, list)
          return
        }
        const by = (keys[axis] as Partial<Record<string, -1 | 1>>)[event.key]
        // While an item is dragged, the sensor handles the keys.
        if (isDragging || by === undefined || disabled || fixed) {
          const lift = listeners?.['onKeyDown'] as ((event: KeyboardEvent<HTMLElement>) => void) | undefined
          lift?.(event)
          return
        }
        event.preventDefault()
        nudge(id, by)
      },
    },
  }
}

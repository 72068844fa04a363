import { KeyboardSensor, MouseSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useEffect, useState } from 'react'

/** A popover or a drawer around the list stays open when Escape puts back the dragged item. */
const keepOpen = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault()
}

/** What every area has in which items are dragged. @param held an item is in hand */
export function useDragParts(by: 'handle' | 'mouse', held: boolean) {
  // dnd-kit's own announcements are switched off: the components announce in the language around them.
  const [unheard] = useState(() => document.createElement('div'))
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 4 } })
  const mouse = useSensor(MouseSensor, { activationConstraint: { distance: 6 } })
  const keyboard = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  const sensors = useSensors(by === 'mouse' ? mouse : pointer, by === 'mouse' ? null : keyboard)
  useEffect(() => {
    if (!held) return undefined
    window.addEventListener('keydown', keepOpen, true)
    return () => window.removeEventListener('keydown', keepOpen, true)
  }, [held])
  return { sensors, accessibility: { container: unheard, restoreFocus: false } }
}

/** Moving an element in the page takes the focus from it: its handle gets it again. */
export const focusHandle = (root: Element | null | undefined, id: string): void => {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>(`[data-reorder="${CSS.escape(id)}"]`)?.focus())
}

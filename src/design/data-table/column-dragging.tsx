import { closestCenter, DndContext, DragOverlay, MouseSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'

export interface ColumnDraggingProps {
  enabled: boolean
  headOf: (id: string) => string
  onMove: (id: string, over: string) => void
  children: ReactNode
}

const silent = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
}

/** Columns taken by their heads. By mouse only: a finger scrolls there, and has the columns panel. */
export function ColumnDragging({ enabled, headOf, onMove, children }: ColumnDraggingProps) {
  const [held, setHeld] = useState<string | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }))
  if (!enabled) return children
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silent}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={({ active, over }) => {
        setHeld(null)
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} style={{ width: 'auto', height: 'auto' }}>
        {held === null ? null : <span className="inline-flex rounded-sm bg-raised px-2.5 py-1.5 text-xs font-medium text-default shadow-lifted">{headOf(held)}</span>}
      </DragOverlay>
    </DndContext>
  )
}

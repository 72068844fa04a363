import { useState, type PointerEvent } from 'react'
import { resizer } from './data-table.variants.ts'

export interface ColumnBorderProps {
  /** While the border is dragged; null when it is let go without a change. */
  onResizing: (width: number | null) => void
  /** Null gives the column its first width again. */
  onResize: (width: number | null) => void
}

const widthOf = (border: HTMLElement): number => border.parentElement?.getBoundingClientRect().width ?? 0

/** The border of a column, to be dragged; a double click gives the first width again. By keyboard its head does the same. */
export function ColumnBorder({ onResizing, onResize }: ColumnBorderProps) {
  const [start, setStart] = useState<{ x: number; width: number } | null>(null)
  const widthAt = (event: PointerEvent): number | null =>
    start && event.clientX !== start.x ? start.width + event.clientX - start.x : null
  return (
    <span
      aria-hidden
      data-slot="column-border"
      data-resizing={start ? true : undefined}
      className={resizer()}
      onMouseDown={(event) => event.stopPropagation()}
      onDoubleClick={() => onResize(null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setStart({ x: event.clientX, width: widthOf(event.currentTarget) })
      }}
      onPointerMove={(event) => {
        const width = widthAt(event)
        if (width !== null) onResizing(width)
      }}
      onPointerUp={(event) => {
        const width = widthAt(event)
        setStart(null)
        if (width === null) onResizing(null)
        else onResize(width)
      }}
      onPointerCancel={() => {
        setStart(null)
        onResizing(null)
      }}
    />
  )
}

import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { controls, gridOf, widthRange, type PositionWidths, type SortableColumn } from './sortable-column.ts'

export interface ColumnWidthsOptions {
  scroller: RefObject<HTMLDivElement | null>
  shown: readonly Pick<SortableColumn<never>, 'id' | 'width' | 'grow'>[]
  withActions: boolean
  positions: PositionWidths
  onColumnResize: ((column: string, width: number) => void) | undefined
}

export interface ColumnWidths {
  /** Where rows and head read their columns from. */
  style: CSSProperties
  widthOf: (column: string) => number
  /** What the edge of a column listens to. */
  edge: (column: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onDoubleClick: () => void
  }
}

const within = (width: number): number => Math.round(Math.max(widthRange.min, Math.min(widthRange.max, width)))

/** The edge of the column before or after: Tab stops at one of them, arrows go on. */
function edgeBeside(edge: HTMLElement, by: number): HTMLElement | undefined {
  const edges = [...(edge.closest('[role=row]')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])]
  return edges[edges.indexOf(edge) + by]
}

/** How wide the columns are. While an edge is pulled only the list's own style changes: no row is drawn again. */
export function useColumnWidths({ scroller, shown, withActions, positions, onColumnResize }: ColumnWidthsOptions): ColumnWidths {
  const [byHand, setByHand] = useState<Readonly<Record<string, number>>>({})
  const styleOf = (widths: Readonly<Record<string, number>>): Record<string, string> => {
    const { template, least } = gridOf(shown, widths, withActions, positions.row)
    return {
      '--columns': template,
      '--least-width': `${least}px`,
      '--beside-controls': `${controls.select + controls.handle + positions.row}px`,
      '--card-controls': `${positions.card}px`,
    }
  }
  const widthOf = (column: string): number => byHand[column] ?? shown.find(({ id }) => id === column)?.width ?? widthRange.min
  const settle = (column: string, width: number): void => {
    setByHand((before) => ({ ...before, [column]: width }))
    onColumnResize?.(column, width)
  }

  return {
    style: styleOf(byHand),
    widthOf,
    edge: (column) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.preventDefault()
        const edge = event.currentTarget
        const from = event.clientX
        const before = edge.parentElement?.getBoundingClientRect().width ?? widthOf(column)
        let width = before
        const follow = ({ clientX }: globalThis.PointerEvent): void => {
          width = within(before + clientX - from)
          for (const [name, value] of Object.entries(styleOf({ ...byHand, [column]: width })))
            scroller.current?.style.setProperty(name, value)
        }
        const letGo = (): void => {
          edge.ownerDocument.removeEventListener('pointermove', follow)
          edge.ownerDocument.removeEventListener('pointerup', letGo)
          edge.ownerDocument.removeEventListener('pointercancel', letGo)
          if (width !== before) settle(column, width)
        }
        edge.ownerDocument.addEventListener('pointermove', follow)
        edge.ownerDocument.addEventListener('pointerup', letGo)
        edge.ownerDocument.addEventListener('pointercancel', letGo)
      },
      onKeyDown: (event) => {
        const edge = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (edge !== undefined) {
          event.preventDefault()
          event.stopPropagation()
          edgeBeside(event.currentTarget, edge)?.focus()
          return
        }
        const by = { ArrowLeft: -16, ArrowRight: 16 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        event.stopPropagation()
        settle(column, within((event.currentTarget.parentElement?.getBoundingClientRect().width ?? widthOf(column)) + by))
      },
      onDoubleClick: () => {
        setByHand(({ [column]: _, ...rest }) => rest)
        onColumnResize?.(column, shown.find(({ id }) => id === column)?.width ?? widthRange.min)
      },
    }),
  }
}

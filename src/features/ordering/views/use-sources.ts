import { createContext, useCallback, useMemo } from 'react'
import type { PositionSource } from '../../../design/sortable-list/index.ts'
import type { Workbench } from '../model/workbench.ts'
import type { Product } from '../model/list-table.ts'

export type SourceOf = (product: Product) => PositionSource | null

/** Cells ask here, so that a pin draws one cell anew and not every row. */
export const SourceContext = createContext<SourceOf>(() => null)

/**
 * How products came to their positions since the ordering was saved: those that were placed by hand after the last
 * sorting, those that a criterion placed; all others are as a magic ordering placed them, where one made the ordering.
 */
export function useSources(
  { done, present: { pins }, ordering: { byAutomation } }: Pick<Workbench, 'done' | 'present' | 'ordering'>,
  previewing: boolean,
): { byHand: ReadonlySet<number>; sourceOf: SourceOf } {
  const { byHand, placed } = useMemo((): { byHand: ReadonlySet<number>; placed: PositionSource | null } => {
    const from = done.findLastIndex(({ edit }) => edit.kind === 'sort' || edit.kind === 'replace')
    const before = byAutomation ? 'automation' : null
    return {
      byHand: new Set(done.slice(from + 1).flatMap(({ edit }) => (edit.kind === 'move' ? edit.products : []))),
      placed: from < 0 ? before : done[from]?.edit.kind === 'sort' ? 'criterion' : null,
    }
  }, [done, byAutomation])
  const sourceOf = useCallback<SourceOf>(
    ({ id }) => (pins.has(id) ? 'pin' : previewing ? 'criterion' : byHand.has(id) ? 'hand' : placed),
    [pins, byHand, placed, previewing],
  )
  return { byHand, sourceOf }
}

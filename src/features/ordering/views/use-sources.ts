import { createContext, useCallback, useMemo } from 'react'
import type { PositionSource } from '../../../design/sortable-list/index.ts'
import type { Workbench } from '../model/workbench.ts'
import type { Product } from '../model/list-table.ts'

export type SourceOf = (product: Product) => PositionSource | null

/** Cells ask here, so that a pin draws one cell anew and not every row. */
export const SourceContext = createContext<SourceOf>(() => null)

/** How products came to their positions since the ordering was saved: those that were placed by hand after the last sorting, those that a criterion placed. */
export function useSources(
  { done, present: { pins } }: Pick<Workbench, 'done' | 'present'>,
  previewing: boolean,
): { byHand: ReadonlySet<number>; sourceOf: SourceOf } {
  const { byHand, sorted } = useMemo(() => {
    const from = done.findLastIndex(({ edit }) => edit.kind === 'sort' || edit.kind === 'replace')
    return {
      byHand: new Set(done.slice(from + 1).flatMap(({ edit }) => (edit.kind === 'move' ? edit.products : []))),
      sorted: done[from]?.edit.kind === 'sort',
    }
  }, [done])
  const sourceOf = useCallback<SourceOf>(
    ({ id }) => (pins.has(id) ? 'pin' : previewing ? 'criterion' : byHand.has(id) ? 'hand' : sorted ? 'criterion' : null),
    [pins, byHand, sorted, previewing],
  )
  return { byHand, sourceOf }
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { Criterion, Sequence } from '../../../../contract/index.ts'
import type { Workbench } from '../model/workbench.ts'

export interface Preview {
  /** What criteria would make of the list. */
  sequence: Sequence
  /** The number of products that would move. */
  moved: number
}

const movedIn = (before: Sequence, after: Sequence): number => {
  let moved = 0
  for (let place = 0; place < after.length; place++) if (after[place] !== before[place]) moved++
  return moved
}

/**
 * Computes the view that criteria would give, again when they or the list change.
 * @param criteria null while nothing is to be shown
 */
export function usePreview(
  workbench: Pick<Workbench, 'present' | 'view' | 'preview'>,
  criteria: readonly Criterion[] | null,
): Preview | null {
  const [preview, setPreview] = useState<(Preview & { of: readonly Criterion[] }) | null>(null)
  const { present, view } = workbench
  const ask = useEffectEvent((requested: readonly Criterion[]) => workbench.preview(requested))
  useEffect(() => {
    if (!criteria) return
    let wanted = true
    void ask(criteria).then((sequence) => {
      if (wanted) setPreview({ of: criteria, sequence, moved: movedIn(view, sequence) })
    })
    return () => {
      wanted = false
    }
  }, [criteria, present, view])
  // The former one stays in sight until the next is there.
  return criteria && preview ? preview : null
}

import { useMemo, useState } from 'react'
import type { RowView } from './order.ts'
import { extent, toggled, withAll, withoutShown, withRange, type Selection } from './selection.ts'
import type { Texts } from './sorting.words.ts'

export interface ChoosingOptions {
  view: RowView
  /** Whether all items are loaded. */
  whole: boolean
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  texts: Texts
  say: (text: string) => void
}

export interface Choosing {
  /** Whether all, some or none of the visible items are selected. */
  chosen: 'none' | 'some' | 'all'
  /** Whether any item is selected, visible or not. */
  any: boolean
  /** Selects a row or removes it from the selection; with `range`, selects all rows from the anchor to here. */
  choose: (id: number, extend: boolean) => void
  /** Selects all rows from the anchor, or from here, to another row. */
  extendTo: (id: number, row: number) => void
  /** Sets the anchor of the next range. */
  begin: (id: number | null) => void
  chooseAll: () => void
  clear: () => void
}

/** The anchor of a range, and the selection before it. */
interface Beginning {
  readonly id: number
  readonly beside: Selection
  /** The selection that the range made. When the selection is another one now, it was changed from outside, and the range is over. */
  readonly made: Selection
}

/** The selection and the anchor of a range. When a range gets shorter, rows that it had added are removed again. */
export function useChoosing({
  view,
  whole,
  selection,
  onSelectionChange,
  texts: { say: sentences, number },
  say,
}: ChoosingOptions): Choosing {
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  const chosen = useMemo(() => extent(selection, view), [selection, view])
  const change = (next: Selection): void => {
    say(next.size === 0 ? sentences.noneSelected : sentences.selected(number(next.size), next.size === 1))
    onSelectionChange(next)
  }
  const extendTo = (id: number, row: number): void => {
    const known = beginning !== null && view.rowOf(beginning.id) >= 0 ? beginning : null
    const from = known?.id ?? id
    const beside = known?.made === selection ? known.beside : selection
    const next = withRange(beside, view, view.rowOf(from), row)
    setBeginning({ id: from, beside, made: next })
    change(next)
  }
  return {
    chosen,
    any: selection.size > 0,
    choose: (id, extend) => {
      if (extend && beginning !== null) return extendTo(id, view.rowOf(id))
      const next = toggled(selection, id)
      setBeginning({ id, beside: next, made: next })
      onSelectionChange(next)
    },
    extendTo,
    begin: (id) => setBeginning(id === null ? null : { id, beside: selection, made: selection }),
    chooseAll: () => {
      if (!whole) return
      setBeginning(null)
      change(chosen === 'all' ? withoutShown(selection, view) : withAll(selection, view))
    },
    clear: () => {
      setBeginning(null)
      change(new Set())
    },
  }
}

import { useMemo, useState } from 'react'
import type { RowView } from './order.ts'
import { extent, toggled, withAll, withoutShown, withRange, type Selection } from './selection.ts'
import type { Texts } from './sorting.words.ts'

export interface ChoosingOptions {
  view: RowView
  /** Whether everything that can be chosen is there. */
  whole: boolean
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  texts: Texts
  say: (text: string) => void
}

export interface Choosing {
  /** How much of what is on show is chosen. */
  chosen: 'none' | 'some' | 'all'
  /** Whether anything is chosen, on show or not. */
  any: boolean
  /** Chooses a row or lets it go; or chooses everything from where one began to here. */
  choose: (id: number, extend: boolean) => void
  /** Chooses everything from where one began, or from here, to another row. */
  extendTo: (id: number, row: number) => void
  /** Where a range will begin. */
  begin: (id: number | null) => void
  chooseAll: () => void
  clear: () => void
}

/** Where a range began, and what was chosen beside it. */
interface Beginning {
  readonly id: number
  readonly beside: Selection
  /** What was made of it: when somebody else changed the selection since, that counts. */
  readonly made: Selection
}

/** What is chosen, and where a range began. A range that is drawn back lets go what it had taken in. */
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

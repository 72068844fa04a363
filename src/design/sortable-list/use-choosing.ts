import { useMemo, useState } from 'react'
import type { RowView } from './order.ts'
import { extent, toggled, withAll, withoutShown, withRange, type Selection } from './selection.ts'
import type { Speech } from './sortable-list.words.ts'

export interface ChoosingOptions {
  view: RowView
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  speech: Speech
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

/** What is chosen, and where a range began. */
export function useChoosing({ view, selection, onSelectionChange, speech: { say: sentences, number }, say }: ChoosingOptions): Choosing {
  const [anchor, setAnchor] = useState<number | null>(null)
  const chosen = useMemo(() => extent(selection, view), [selection, view])
  const told = (next: Selection): void => {
    say(next.size === 0 ? sentences.noneSelected : sentences.selected(number(next.size), next.size === 1))
    onSelectionChange(next)
  }
  const beginning = (): number => (anchor === null ? -1 : view.rowOf(anchor))
  return {
    chosen,
    any: selection.size > 0,
    choose: (id, extend) => {
      const from = beginning()
      if (extend && from >= 0) return told(withRange(selection, view, from, view.rowOf(id)))
      setAnchor(id)
      onSelectionChange(toggled(selection, id))
    },
    extendTo: (id, row) => {
      const from = beginning()
      if (from < 0) setAnchor(id)
      told(withRange(selection, view, from < 0 ? view.rowOf(id) : from, row))
    },
    begin: setAnchor,
    chooseAll: () => {
      setAnchor(null)
      told(chosen === 'all' ? withoutShown(selection, view) : withAll(selection, view))
    },
    clear: () => {
      setAnchor(null)
      told(new Set())
    },
  }
}

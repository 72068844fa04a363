import { useMemo } from 'react'
import type { TableTexts } from './data-table.words.ts'
import { extentOf, withAll, withRange, withRow, type RowSelection } from './row-selection.ts'
import type { RowId } from './table-column.ts'

const none: ReadonlySet<never> = new Set()

export interface SelectingOptions<Id extends RowId> {
  ids: readonly Id[]
  selection: RowSelection<Id> | undefined
  onSelectionChange: ((selection: RowSelection<Id>) => void) | undefined
  /** How many match altogether, here or not. */
  total: number
  texts: TableTexts
  say: (sentence: string) => void
}

/** Choosing rows one by one, by range, all that are here, and all that match. */
export function useSelecting<Id extends RowId>({ ids, selection = none, onSelectionChange, total, texts, say }: SelectingOptions<Id>) {
  const extent = useMemo(() => extentOf(selection, ids), [selection, ids])
  const change = (next: RowSelection<Id>) => {
    onSelectionChange?.(next)
    const count = next === 'all' ? total : next.size
    say(
      next === 'all'
        ? texts.say.allSelected(texts.number(total))
        : count === 0
          ? texts.say.noneSelected
          : texts.say.selected(texts.number(count), count === 1),
    )
  }
  const isIn = (id: Id): boolean => selection === 'all' || selection.has(id)
  return {
    selection,
    extent,
    count: selection === 'all' ? total : selection.size,
    /** All that are here are in, and there are more elsewhere. */
    offersMatching: extent === 'all' && selection !== 'all' && total > ids.length,
    choose: (at: number, from: number | null) => {
      const id = ids[at]
      if (id === undefined) return
      change(from === null ? withRow(selection, ids, id, !isIn(id)) : withRange(selection, ids, from, at, !isIn(id)))
    },
    chooseRange: (from: number, to: number) => change(withRange(selection, ids, from, to, true)),
    chooseAll: () => change(withAll(selection, ids, extent !== 'all')),
    chooseMatching: () => change('all'),
    clear: () => change(new Set<Id>()),
  }
}

export type Selecting<Id extends RowId> = ReturnType<typeof useSelecting<Id>>

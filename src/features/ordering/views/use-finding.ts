import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Sequence } from '../../../../contract/index.ts'
import { everything, type FilterContext, type ListFilter, visiblePlaces } from '../model/filter.ts'
import type { ListTable } from '../model/list-table.ts'
import { searchWords } from '../../../../contract/index.ts'
import { hitAt, hitsOf, stepTo } from '../model/search.ts'

export interface Finding {
  requested: string
  ask: (requested: string) => void
  /** Whether something is searched. */
  searching: boolean
  /** Places that were found, ascending. */
  hits: Int32Array
  /** On which of them one stands, from 0; -1 on none. */
  nth: number
  /** The product there. */
  hit: number | null
  step: (by: 1 | -1) => void
  /** Shows the hits alone. */
  only: boolean
  setOnly: (only: boolean) => void
  filter: ListFilter
  setFilter: (filter: ListFilter) => void
  /** Places on show; undefined where all of them are. */
  visible: Int32Array<ArrayBuffer> | undefined
  /** Shows everything again. */
  clear: () => void
}

interface Search {
  requested: string
  /** What was looked through. */
  list: ListTable
  view: Sequence
  among: Int32Array | undefined
  hits: Int32Array
}

/**
 * Finds by name, reference and id, walks from hit to hit, and narrows a list down.
 * @param reveal brings a product into sight
 * @param first what is searched at first
 * @param given what is searched as soon as it is there, and whenever it becomes another
 */
export function useFinding(
  list: ListTable,
  view: Sequence,
  context: FilterContext,
  reveal: (product: number) => void,
  first = '',
  given = '',
): Finding {
  const [filter, setFilter] = useState(everything)
  const [only, setOnly] = useState(false)
  const [search, setSearch] = useState<Search>(() => ({ requested: first, list, view, among: undefined, hits: hitsOf(list, view, first) }))
  // An object of its own each time, so that standing on the same product once more shows it once more.
  const [stand, setStand] = useState<{ product: number | null }>(() => ({ product: view[search.hits[0] ?? -1] ?? null }))
  const { requested } = search
  const shown = useMemo(() => visiblePlaces(list, view, filter, context), [list, view, filter, context])
  const fresh = search.list === list && search.view === view && search.among === shown
  const hits = useMemo(() => (fresh ? search.hits : hitsOf(list, view, search.requested, shown)), [fresh, search, list, view, shown])
  const place = stand.product === null ? -1 : view.indexOf(stand.product)
  const nth = place < 0 ? -1 : hitAt(hits, place)

  const show = useEffectEvent(reveal)
  useEffect(() => {
    if (stand.product !== null) show(stand.product)
  }, [stand])

  const searching = searchWords(requested).length > 0
  const ask = (next: string): void => {
    const longer = searching && next.startsWith(requested)
    const found = hitsOf(list, view, next, longer ? hits : shown)
    setSearch({ requested: next, list, view, among: shown, hits: found })
    setStand({ product: view[found[0] ?? -1] ?? null })
  }
  // A search that comes from outside (an address) is taken over while drawing: nothing is drawn with the one before it.
  const [taken, setTaken] = useState('')
  if (given !== taken) {
    setTaken(given)
    if (given !== '') ask(given)
  }
  return {
    requested,
    ask,
    searching,
    hits,
    nth,
    hit: nth < 0 ? null : stand.product,
    step: (by) => setStand({ product: view[hits[stepTo(hits, nth, by)] ?? -1] ?? null }),
    only,
    setOnly,
    filter,
    setFilter,
    // Nothing found is shown as nothing, and not as a list that does not move.
    visible: (searching && (only || hits.length === 0) ? hits : shown) as Int32Array<ArrayBuffer> | undefined,
    clear: () => {
      setFilter(everything)
      setOnly(false)
      ask('')
    },
  }
}

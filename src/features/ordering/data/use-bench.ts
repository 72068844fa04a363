import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react'
import type { CompactProductList, ListReference } from '../../../../contract/index.ts'
import { useSession, type Asking } from '../../../api/index.ts'
import { adapted, columnsOf, type Draft } from '../model/draft.ts'
import { listTable, type ListTable } from '../model/list-table.ts'
import { kept, workbench, type Workbench, type WorkbenchAction } from '../model/workbench.ts'
import { onDraftElsewhere, readDeviceDraft, type DraftPlace } from './device-drafts.ts'
import { prepareRankings, warmSearch } from './rankings.ts'
import { useDraftKeeper, type KeptDrafts } from './use-draft-keeper.ts'
import { useList } from './use-list.ts'

/** Products that came to a list and left it. */
export interface Changed {
  entered: number
  left: number
}

export interface Bench {
  place: DraftPlace
  asking: Asking<CompactProductList>
  bench: Workbench | null
  /** Whether a draft is kept of it; undefined until that is known. */
  drafted: boolean | undefined
  dispatch: Dispatch<WorkbenchAction>
  drafts: KeptDrafts
  changed: Changed | null
  forgetChanged: () => void
  /** Puts a list in place that is known already: the one that was just saved. */
  settle: (list: ListTable) => Promise<void>
}

function changesOf(before: ListTable, after: ListTable): Changed | null {
  const entered = after.source.content.id.reduce((sum, id) => sum + Number(before.rowOf(id) < 0), 0)
  const left = before.source.content.id.reduce((sum, id) => sum + Number(after.rowOf(id) < 0), 0)
  return entered + left === 0 ? null : { entered, left }
}

/** A list and the edit on top of it, as they arrive, change and are kept. */
export function useBench(store: string, list: ListReference): Bench {
  const { person } = useSession()
  const { kind, id } = list
  const place = useMemo((): DraftPlace => ({ person: person.email, store, list: { kind, id } }), [person.email, store, kind, id])
  const asking = useList(store, place.list)
  const { data, mutate } = asking
  const drafts = useDraftKeeper(place)
  const { keeper, read } = drafts
  const [bench, dispatch] = useReducer(workbench, null)
  const [changed, setChanged] = useState<Changed | null>(null)
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined)
  const reading = useRef<Promise<Draft | null> | null>(null)
  const shown = useRef<CompactProductList | null>(null)
  const present = useRef<Workbench | null>(null)
  useEffect(() => {
    present.current = bench
  }, [bench])

  // The draft is looked for while the list is on its way.
  useEffect(() => {
    let over = false
    reading.current = read()
    void reading.current.then((found) => over || setDraft(found))
    return () => {
      over = true
    }
  }, [read])

  // A list that arrives anew begins the edit again from what is kept, so that a newer version is never edited as an older one.
  useEffect(() => {
    if (!data || data === shown.current) return
    let over = false
    const open = async (): Promise<void> => {
      const table = listTable(data)
      const before = present.current
      const own = before ? kept(before) : null
      const draft = before ? own && adapted(own, before.history.present.sequence, table) : await (reading.current ?? read())
      await prepareRankings(table, columnsOf(draft))
      if (over) return
      shown.current = data
      if (before) setChanged(changesOf(before.list, table))
      dispatch({ kind: 'loaded', list: table, draft })
    }
    void open()
    return () => {
      over = true
    }
  }, [data, read])

  const texts = bench?.list.source.content
  useEffect(() => (present.current && texts ? warmSearch(present.current.list) : undefined), [texts])

  const history = bench?.history
  useEffect(() => {
    if (present.current && history) keeper.keep(kept(present.current))
  }, [history, keeper])

  useEffect(
    () =>
      onDraftElsewhere(place, () => {
        // What was found before is not the last word any more.
        reading.current = null
        void readDeviceDraft(place).then((draft) => {
          const now = present.current
          // Without a draft the other tab has saved or given up: what is saved decides.
          if (!draft || !now) return void mutate()
          dispatch({ kind: 'loaded', list: now.list, draft })
          // Shared with the other tab, not recovered: there is nothing to tell.
          if (draft.version === now.list.source.ordering.version) dispatch({ kind: 'noticed' })
        })
      }),
    [place, mutate],
  )

  const settle = useCallback(
    async (saved: ListTable): Promise<void> => {
      shown.current = saved.source
      await mutate(saved.source, { revalidate: false })
    },
    [mutate],
  )
  const forgetChanged = useCallback(() => setChanged(null), [])
  return {
    place,
    asking,
    bench,
    drafted: draft === undefined ? undefined : draft !== null,
    dispatch,
    drafts,
    changed,
    forgetChanged,
    settle,
  }
}

import { useCallback, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { productsByCategory, type Move, type OrderingState, type ProductList, type ProductRow } from '../../../../contract/index.ts'
import { failureOf, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { isDirty, type History } from '../model/history.ts'
import { kept, workbench, type Origin } from '../model/workbench.ts'
import { hasRoom, keepDraft, onDraftElsewhere, onRoom, readDraft } from './draft-store.ts'
import { useSaveOrdering } from './use-save-ordering.ts'

/** Another person's ordering stands in the way of the edit. */
export interface Conflict {
  theirs: OrderingState
}

export interface OrderingDesk {
  list: ProductList
  rows: ReadonlyMap<number, ProductRow>
  history: History
  dirty: boolean
  origin: Origin
  /** Changes that stepped aside so that another person's ordering could be seen. */
  aside: number
  saving: boolean
  conflict: Conflict | null
  /** False when the browser has no room to keep the draft. */
  keeps: boolean
  move(move: Move): void
  undo(): void
  redo(): void
  /** Saves. Resolves to the version that is saved now, null where the person must choose first; other failures reject. */
  save(): Promise<number | null>
  discard(): void
  /** The person has read how the edit came to be. */
  noticed(): void
  /** In a conflict: shows the other person's ordering and keeps the edit aside. */
  seeTheirs(): void
  /** In a conflict: makes the edit's moves on top of the other person's ordering. */
  applyOnTop(): void
  /** Brings the edit back that stepped aside, or gives it up. */
  takeUp(): void
  giveUp(): void
}

export type Ordering =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  | { kind: 'ready'; desk: OrderingDesk }

/** One category on the workbench: the saved list, the edit on top of it, and its ways into storage and to the server. */
export function useOrdering(store: string, category: number): Ordering {
  const { person } = useSession()
  const input = useMemo(() => ({ query: { store, categoryId: category, username: person.email } }), [store, category, person.email])
  const place = useMemo(() => ({ person: person.email, store, category }), [person.email, store, category])
  const asking = useEndpoint(productsByCategory, input, { onFocus: false })
  const { data: list, mutate } = asking
  const [bench, dispatch] = useReducer(workbench, null)
  const [shown, setShown] = useState<ProductList | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [aside, setAside] = useState(() => readDraft(place, true))
  const keeps = useSyncExternalStore(onRoom, hasRoom)
  const { save: send, saving } = useSaveOrdering()

  // A list that arrives anew begins the edit again from what is kept, so that a newer version is never edited as an older one.
  if (list && list !== shown) {
    setShown(list)
    dispatch({ kind: 'loaded', list, draft: readDraft(place) })
  }

  const names = useMemo(() => new Map(list?.content.map((row) => [row.id, row]) ?? []), [list])
  const nameOf = useCallback((product: number) => names.get(product)?.name ?? String(product), [names])

  useEffect(() => {
    if (bench) keepDraft(place, kept(bench))
  }, [bench, place])

  useEffect(
    () =>
      onDraftElsewhere(place, () => {
        const draft = readDraft(place)
        // Without a draft the other tab has saved or given up: what is saved decides.
        if (!draft || !list) return void mutate()
        dispatch({ kind: 'loaded', list, draft })
        // Shared with the other tab, not recovered: there is nothing to tell.
        if (draft.version === list.ordering.version) dispatch({ kind: 'noticed' })
      }),
    [place, list, mutate],
  )

  const save = useCallback(async (): Promise<number | null> => {
    if (!bench || !list) return null
    if (!isDirty(bench.history)) return list.ordering.version
    const { order, done } = bench.history
    try {
      const saved = await send({ person: person.email, store, list, order, moves: done.map(({ move }) => move) })
      dispatch({ kind: 'saved', list: saved, sent: done.length })
      setShown(saved)
      await mutate(saved, { revalidate: false })
      return saved.ordering.version
    } catch (error) {
      if (failureOf(error).code !== 'ordering/stale-version') throw error
      const theirs = await mutate()
      if (!theirs || theirs.ordering.version === list.ordering.version) throw error
      setConflict({ theirs: theirs.ordering })
      return null
    }
  }, [bench, list, send, person.email, store, mutate])

  if (!list || !bench) {
    return asking.failure ? { kind: 'failed', failure: asking.failure, again: asking.again } : { kind: 'loading' }
  }
  const { history } = bench
  return {
    kind: 'ready',
    desk: {
      list,
      rows: names,
      history,
      dirty: isDirty(history),
      origin: bench.origin,
      aside: aside?.done.length ?? 0,
      saving,
      conflict,
      keeps,
      save,
      move: (move) => dispatch({ kind: 'moved', move, nameOf }),
      // While it is being saved, what was sent must stay done; new moves go on top.
      undo: () => saving || dispatch({ kind: 'undone' }),
      redo: () => saving || dispatch({ kind: 'redone' }),
      discard: () => dispatch({ kind: 'discarded', list }),
      noticed: () => dispatch({ kind: 'noticed' }),
      seeTheirs() {
        const mine = kept(bench)
        keepDraft(place, mine, true)
        setAside(mine)
        dispatch({ kind: 'discarded', list })
        setConflict(null)
      },
      applyOnTop: () => setConflict(null),
      takeUp() {
        dispatch({ kind: 'loaded', list, draft: aside })
        keepDraft(place, null, true)
        setAside(null)
      },
      giveUp() {
        keepDraft(place, null, true)
        setAside(null)
      },
    },
  }
}

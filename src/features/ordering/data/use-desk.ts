import { useCallback, useEffect, useMemo, useState } from 'react'
import { applyEdit, type Criterion, type Edit, limits, type ListReference, moveInView, type Sequence } from '../../../../contract/index.ts'
import type { Failure } from '../../../api/index.ts'
import type { Desk } from '../model/desk.ts'
import type { Draft } from '../model/draft.ts'
import { isDirty } from '../model/history.ts'
import { viewOf } from '../model/list-table.ts'
import { openingDesk } from '../model/opening.ts'
import { pinsAt } from '../model/pinning.ts'
import { kept, type Workbench } from '../model/workbench.ts'
import { keepDeviceDraft, readDeviceDraft } from './device-drafts.ts'
import { prepareRankings } from './rankings.ts'
import { useBench, type Bench } from './use-bench.ts'
import { useOpening } from './use-opening.ts'
import { useSave } from './use-save.ts'

export type DeskState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  /** The first products are there to be looked at, the others are on their way, or did not come. */
  | { kind: 'opening'; desk: Desk; failure: Failure | undefined; again: () => void }
  | { kind: 'ready'; desk: Desk }

type Commands = Pick<Desk, 'move' | 'pin' | 'release' | 'setRules' | 'preview' | 'sort' | 'replace' | 'undo' | 'redo' | 'goTo' | 'discard'>

/** What can be done with the list on the bench. While it is being saved, what was sent must stay done; new edits go on top. */
function commandsOf({ list, history }: Workbench, dispatch: Bench['dispatch'], sending: boolean): Commands {
  const edit = (made: Edit): void => dispatch({ kind: 'edited', edit: made, at: Date.now() })
  const { present, view } = history
  return {
    move(move) {
      const meant = moveInView(present, view, move, list.facts)
      if (meant) edit({ kind: 'move', ...meant })
    },
    pin(products, position) {
      const pins = pinsAt(view, products, position)
      if (new Set([...present.pins.keys(), ...products]).size > limits.list.pins) return false
      edit({ kind: 'pin', pins })
      return true
    },
    release: (products) => edit({ kind: 'release', products: [...products] }),
    setRules: (rules) => edit({ kind: 'rules', rules }),
    async preview(criteria: readonly Criterion[]): Promise<Sequence> {
      await prepareRankings(
        list,
        criteria.map(({ column }) => column),
      )
      return viewOf(list, applyEdit(present, { kind: 'sort', criteria: [...criteria] }, list))
    },
    async sort(criteria: readonly Criterion[]): Promise<void> {
      await prepareRankings(
        list,
        criteria.map(({ column }) => column),
      )
      edit({ kind: 'sort', criteria: [...criteria] })
    },
    replace: edit,
    undo: () => sending || dispatch({ kind: 'undone', at: Date.now() }),
    redo: () => sending || dispatch({ kind: 'redone', at: Date.now() }),
    goTo: (done) => sending || dispatch({ kind: 'went', done, at: Date.now() }),
    discard: () => dispatch({ kind: 'discarded', list }),
  }
}

/**
 * One list on the workbench: the saved ordering, the edit on top of it, and its ways into storage and to the server.
 * @param criteria what the person sorted by last
 */
export function useDesk(store: string, list: ListReference, criteria: readonly Criterion[]): DeskState {
  const on = useBench(store, list)
  const { place, asking, bench, drafted, dispatch, drafts, changed, forgetChanged } = on
  const { saving, conflict, save, settleConflict } = useSave(on)
  const [aside, setAside] = useState<Draft | null | undefined>(undefined)
  const [first] = useState(asking.data === undefined)
  const opening = useOpening(store, place.list, first)
  useEffect(() => {
    let over = false
    void readDeviceDraft(place, true).then((draft) => over || setAside(draft))
    return () => {
      over = true
    }
  }, [place])
  const putAside = useCallback(
    (draft: Draft | null): void => {
      setAside(draft)
      // Without room it is still there until the page is left; the draft's own state tells that nothing is kept.
      void keepDeviceDraft(place, draft, true).catch(() => undefined)
    },
    [place],
  )

  const table = bench?.list
  const savedView = useMemo(() => (table ? viewOf(table, table.saved) : null), [table])
  // What is kept of an edit would stand elsewhere a moment later: then everything is shown at once.
  const untouched = drafted === false && aside === null
  const openDesk = useMemo(() => (opening && untouched ? openingDesk(opening, criteria) : null), [opening, untouched, criteria])
  if (!bench || !savedView) {
    const { failure, again } = asking
    if (openDesk) return { kind: 'opening', desk: openDesk, failure, again }
    return failure ? { kind: 'failed', failure, again } : { kind: 'loading' }
  }
  const { history } = bench
  return {
    kind: 'ready',
    desk: {
      ...commandsOf(bench, dispatch, saving === 'saving'),
      list: bench.list,
      ordering: bench.list.source.ordering,
      saved: bench.list.saved,
      savedView,
      present: history.present,
      view: history.view,
      done: history.done,
      undone: history.undone,
      dirty: isDirty(history),
      origin: bench.origin,
      draft: drafts.keeping.draft,
      draftAt: drafts.keeping.at,
      offline: drafts.keeping.offline,
      saving,
      conflict,
      aside: aside ? aside.edits.length - aside.undone : 0,
      changed,
      criteria,
      save,
      rescore: (product, score, overruled) => dispatch({ kind: 'rescored', product, score, overruled }),
      noticed() {
        dispatch({ kind: 'noticed' })
        forgetChanged()
      },
      seeTheirs() {
        putAside(kept(bench))
        dispatch({ kind: 'discarded', list: bench.list })
        settleConflict()
      },
      applyOnTop: settleConflict,
      takeUp() {
        dispatch({ kind: 'loaded', list: bench.list, draft: aside ?? null })
        putAside(null)
      },
      giveUp: () => putAside(null),
    },
  }
}

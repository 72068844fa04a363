import { useMemo, useState } from 'react'
import { applyEdit, type Criterion, type Edit, limits, type ListReference, moveInView, type Sequence } from '../../../../contract/index.ts'
import type { Failure } from '../../../api/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { isDirty } from '../model/history.ts'
import { viewOf } from '../model/list-table.ts'
import { openingWorkbench } from '../model/opening.ts'
import { pinsAt } from '../model/pinning.ts'
import { draftOfSession, type EditSession } from '../model/edit-session.ts'
import { prepareRankings } from './rankings.ts'
import { useOpening } from './use-opening.ts'
import { useSave } from './use-save.ts'
import { useWorkbenchStore } from './use-workbench-store.ts'
import type { WorkbenchStore } from './workbench-store.ts'

export type OpenedWorkbench =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  /** The first products are shown; the others are being loaded, or could not be loaded. */
  | { kind: 'opening'; workbench: Workbench; failure: Failure | undefined; again: () => void }
  | { kind: 'ready'; workbench: Workbench }

type Commands = Pick<
  Workbench,
  'move' | 'pin' | 'release' | 'setRules' | 'preview' | 'sort' | 'replace' | 'undo' | 'redo' | 'goTo' | 'discard'
>

/** The commands of the list. While it is being saved, undo is off, because the steps were already sent; new edits go on top. */
function commandsOf({ list, history }: EditSession, dispatch: WorkbenchStore['dispatch'], sending: boolean): Commands {
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
 * One list on the workbench: the saved ordering, the edit on top of it, its storage and its calls to the server.
 * @param criteria what the person sorted by last
 */
export function useWorkbench(storeName: string, list: ListReference, criteria: readonly Criterion[]): OpenedWorkbench {
  const stored = useWorkbenchStore(storeName, list)
  const { place, listQuery, store, state } = stored
  const { saving, save } = useSave(stored)
  const [first] = useState(listQuery.data === undefined)
  const opening = useOpening(storeName, place.list, first)

  const { session, postponedDraft, openedWithDraft, draftStatus } = state
  const table = session?.list
  const savedView = useMemo(() => (table ? viewOf(table, table.saved) : null), [table])
  // With a stored draft, the first products would move when the whole list arrives: then nothing is shown before that.
  const untouched = openedWithDraft === false && postponedDraft === null
  const openWorkbench = useMemo(() => (opening && untouched ? openingWorkbench(opening, criteria) : null), [opening, untouched, criteria])
  if (!session || !savedView) {
    const { failure, again } = listQuery
    if (openWorkbench) return { kind: 'opening', workbench: openWorkbench, failure, again }
    return failure ? { kind: 'failed', failure, again } : { kind: 'loading' }
  }
  const { history } = session
  return {
    kind: 'ready',
    workbench: {
      ...commandsOf(session, store.dispatch, saving === 'saving'),
      list: session.list,
      ordering: session.list.source.ordering,
      saved: session.list.saved,
      savedView,
      present: history.present,
      view: history.view,
      done: history.done,
      undone: history.undone,
      dirty: isDirty(history),
      origin: session.origin,
      draft: draftStatus.draft,
      draftAt: draftStatus.storedAt,
      offline: draftStatus.offline,
      saving,
      conflict: state.conflict,
      postponedSteps: postponedDraft ? postponedDraft.edits.length - postponedDraft.undone : 0,
      productChanges: state.productChanges,
      criteria,
      save,
      rescore: (product, score, overruled) => store.dispatch({ kind: 'rescored', product, score, overruled }),
      dismissNotices() {
        store.dispatch({ kind: 'notice-dismissed' })
        store.set({ productChanges: null })
      },
      seeTheirs() {
        store.postpone(draftOfSession(session))
        store.dispatch({ kind: 'discarded', list: session.list })
        store.set({ conflict: null })
      },
      keepOwnChanges: () => store.set({ conflict: null }),
      applyPostponed() {
        store.dispatch({ kind: 'loaded', list: session.list, draft: postponedDraft ?? null })
        store.postpone(null)
      },
      discardPostponed: () => store.postpone(null),
    },
  }
}

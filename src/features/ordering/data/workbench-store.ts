import type { CompactProductList, OrderingState } from '../../../../contract/index.ts'
import { adapted, columnsOf, type Draft } from '../model/draft.ts'
import { draftOfSession, editSession, type EditSession, type SessionAction } from '../model/edit-session.ts'
import { listTable, type ListTable } from '../model/list-table.ts'
import type { DraftStorage, Keeping } from './draft-storage.ts'

/** How many products came to a list, and how many left it. */
export interface Changed {
  entered: number
  left: number
}

/** The state of a workbench. Fetching the list is not part of it: SWR does that, and knows whether it goes on or has failed. */
export interface WorkbenchState {
  /** Null until the list is loaded. */
  session: EditSession | null
  /** Whether a stored draft was found when the workbench was opened; undefined until that is known. Later changes do not change it. */
  drafted: boolean | undefined
  /** Changes that were set aside so that the person could see another person's ordering; undefined until it is known whether there are any. */
  aside: Draft | null | undefined
  changed: Changed | null
  /** Somebody else saved meanwhile, and the person has not resolved that yet. */
  conflict: { theirs: OrderingState } | null
  /** A save that waits until the server can be reached. */
  waiting: { name: string | undefined } | null
  keeping: Keeping
}

export interface WorkbenchStoreParts {
  draftStorage: DraftStorage
  /** The newest stored draft, from the device or from the server. */
  readDraft(): Promise<Draft | null>
  readDeviceDraft(aside: boolean): Promise<Draft | null>
  keepAside(draft: Draft | null): Promise<void>
  /** Calls `changed` when the same person's draft of this list changed or ended in another tab, with the time of that change. Returns a function that stops it. */
  onDraftElsewhere(changed: (at: string) => void): () => void
  /** Fetches the list again. */
  reload(): void
  prepareRankings(list: ListTable, columns: readonly string[]): Promise<void>
  /** Prepares the search. Returns a function that stops it. */
  warmSearch(list: ListTable): () => void
}

export interface WorkbenchStore {
  present(): WorkbenchState
  subscribe(changed: () => void): () => void
  /** Reads the stored drafts and listens to other tabs. Returns a function that stops it. */
  start(): () => void
  /** Takes the server's list. Each new object starts the session again, with the person's edit on top of it; the same object again does nothing. */
  receive(list: CompactProductList): Promise<void>
  /** Takes the list that was just saved; `receive` then does nothing for the same object. @param sent how many steps of the edit were saved */
  accept(list: ListTable, sent: number): void
  dispatch(action: SessionAction): void
  putAside(draft: Draft | null): void
  set(changes: Partial<Pick<WorkbenchState, 'changed' | 'conflict' | 'waiting'>>): void
}

function changesOf(before: ListTable, after: ListTable): Changed | null {
  const entered = after.source.content.id.reduce((sum, id) => sum + Number(before.rowOf(id) < 0), 0)
  const left = before.source.content.id.reduce((sum, id) => sum + Number(after.rowOf(id) < 0), 0)
  return entered + left === 0 ? null : { entered, left }
}

/** Holds all that {@link WorkbenchState} lists, and is the only one that changes it. Views read it with `present` and `subscribe`. */
export function createWorkbenchStore(parts: WorkbenchStoreParts): WorkbenchStore {
  const { draftStorage } = parts
  let state: WorkbenchState = {
    session: null,
    drafted: undefined,
    aside: undefined,
    changed: null,
    conflict: null,
    waiting: null,
    keeping: draftStorage.present(),
  }
  const watchers = new Set<() => void>()
  let reading: Promise<Draft | null> | null = null
  /** How often another tab reported a draft that this tab does not show. */
  let otherTabChanges = 0
  /** The list that was received last. A list that is still being prepared when a newer one arrives is dropped. */
  let received: CompactProductList | null = null
  let stopWarming = (): void => undefined

  const set = (changes: Partial<WorkbenchState>): void => {
    state = { ...state, ...changes }
    for (const changed of watchers) changed()
  }

  /** Shows a session; stores its draft when the steps changed, and prepares the search when the list did. @param keep what stores the draft */
  function enter(session: EditSession | null, changes: Partial<WorkbenchState> = {}, keep = draftStorage.keep): void {
    const before = state.session
    set({ ...changes, session })
    if (!session) return
    if (session.history !== before?.history) keep(draftOfSession(session))
    if (session.list.source.content === before?.list.source.content) return
    stopWarming()
    stopWarming = parts.warmSearch(session.list)
  }
  const dispatch = (action: SessionAction): void => enter(editSession(state.session, action))

  /** Prepares the rankings of a draft. Where that fails, a ranking is computed when the draft is applied: it takes longer, but the list is shown. */
  const prepare = (list: ListTable, draft: Draft | null): Promise<void> =>
    parts.prepareRankings(list, columnsOf(draft)).catch(() => undefined)

  /** The draft to apply to a list that arrives: the edit on screen, or the stored one. */
  async function draftFor(table: ListTable): Promise<Draft | null> {
    const { session } = state
    if (!session) return (reading ??= parts.readDraft())
    const own = draftOfSession(session)
    return own && adapted(own, session.history.present.sequence, table)
  }

  async function receive(list: CompactProductList): Promise<void> {
    if (list === received) return
    received = list
    const table = listTable(list)
    let draft: Draft | null
    let before: EditSession | null
    let seenChanges: number
    // While rankings are prepared, the person may make steps, or another tab may change the draft: then the session and the draft are read again.
    do {
      before = state.session
      seenChanges = otherTabChanges
      draft = await draftFor(table)
      await prepare(table, draft)
      if (list !== received) return
    } while (before !== state.session || seenChanges !== otherTabChanges)
    enter(editSession(before, { kind: 'loaded', list: table, draft }), before ? { changed: changesOf(before.list, table) } : {})
  }

  /** The draft of this tab, if it was changed later than `at`. */
  const ownSince = (at: string): Draft | null => {
    const own = state.session && draftOfSession(state.session)
    return own && own.at > at ? own : null
  }

  /**
   * Shows the draft of another tab without writing it: the other tab stores it. When this tab's own draft is newer, it is stored again instead, because the
   * other tab may have overwritten it.
   * @param at when the other tab changed or ended its draft
   */
  async function takeFromOtherTab(at: string): Promise<void> {
    const own = state.session && draftOfSession(state.session)
    // The same edit, perhaps applied to another version of the list.
    if (own?.at === at) return
    // A draft that was read before is outdated.
    reading = null
    otherTabChanges++
    const draft = await parts.readDeviceDraft(false)
    if (draft && state.session) await prepare(state.session.list, draft)
    const newer = ownSince(at)
    if (newer) return draftStorage.keep({ ...newer })
    const { session } = state
    if (session) enter(editSession(session, { kind: 'loaded', list: session.list, draft }), {}, () => draftStorage.adopt(draft))
    // Without a draft, the other tab has saved or discarded it: the saved ordering is shown.
    if (!draft || !session) return parts.reload()
    // The draft is shared with the other tab, not recovered: no notice is needed.
    if (draft.version === session.list.source.ordering.version) dispatch({ kind: 'noticed' })
  }

  return {
    present: () => state,
    subscribe(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    start() {
      let over = false
      // The draft is read while the list is being loaded.
      reading ??= parts.readDraft()
      void reading.then((draft) => over || set({ drafted: draft !== null }))
      void parts.readDeviceDraft(true).then((aside) => over || set({ aside }))
      const endKeeping = draftStorage.subscribe(() => set({ keeping: draftStorage.present() }))
      const endListening = parts.onDraftElsewhere((at) => void takeFromOtherTab(at))
      return () => {
        over = true
        // No list is shown yet: after the next start, `receive` must not ignore the same list.
        if (!state.session) received = null
        endKeeping()
        endListening()
        stopWarming()
      }
    },
    receive,
    accept(list, sent) {
      received = list.source
      dispatch({ kind: 'saved', list, sent })
    },
    dispatch,
    putAside(aside) {
      set({ aside })
      // When the device has no space, this draft may last only until the page is left. `keeping` does not report that: it is about the edit's own draft.
      void parts.keepAside(aside).catch(() => undefined)
    },
    set,
  }
}

import type { CompactProductList, OrderingState } from '../../../../contract/index.ts'
import { adapted, columnsOf, type Draft } from '../model/draft.ts'
import { draftOfSession, editSession, type EditSession, type SessionAction } from '../model/edit-session.ts'
import { listTable, type ListTable } from '../model/list-table.ts'
import type { DraftStorage, DraftStatus } from './draft-storage.ts'

/** How many products were added to a list and removed from it while a person edited it. */
export interface ProductChanges {
  entered: number
  left: number
}

/** The state of a workbench. Fetching the list is not part of it: SWR does that, and knows whether it goes on or has failed. */
export interface WorkbenchState {
  /** Null until the list is loaded. */
  session: EditSession | null
  /**
   * Whether there was a stored draft when the workbench was opened; undefined
   * until that is known. It stays as it is when a draft is made or deleted later.
   */
  openedWithDraft: boolean | undefined
  /**
   * The person's own changes, postponed to see the ordering that somebody else saved: they are
   * stored, but not applied. Null for none, undefined until they are read from the device.
   */
  postponedDraft: Draft | null | undefined
  /** Null when there is nothing to report, or the person has dismissed the notice. */
  productChanges: ProductChanges | null
  /** Somebody else saved meanwhile, and the person has not resolved that yet. */
  conflict: { theirs: OrderingState } | null
  /** A save that waits until the server can be reached; `name` is for the saved version. */
  waiting: { name: string | undefined } | null
  /** Where the draft of the edit on screen is stored. The postponed draft does not count. */
  draftStatus: DraftStatus
}

export interface WorkbenchStoreParts {
  draftStorage: DraftStorage
  /** The newest stored draft, from the device or from the server. */
  readNewestDraft(): Promise<Draft | null>
  readDeviceDraft(): Promise<Draft | null>
  readPostponedDraft(): Promise<Draft | null>
  /** Null deletes it. Rejects when the device has no space. */
  storePostponedDraft(draft: Draft | null): Promise<void>
  /**
   * Calls `onChange` when the same person's draft of this list changed or ended in
   * another tab, with the time of that change. Returns a function that stops it.
   */
  onDraftInOtherTab(onChange: (at: string) => void): () => void
  /** Fetches the list again. */
  reload(): void
  prepareRankings(list: ListTable, columns: readonly string[]): Promise<void>
  /** Prepares the search. Returns a function that stops it. */
  prepareSearch(list: ListTable): () => void
}

export interface WorkbenchStore {
  state(): WorkbenchState
  subscribe(listener: () => void): () => void
  /** Reads the stored drafts and listens to other tabs. Returns a function that stops it. */
  start(): () => void
  /**
   * Shows the list as the server sent it, with the person's edit on top of it. The
   * same object again does nothing, so that it may be called at every rendering.
   */
  showServerList(list: CompactProductList): Promise<void>
  /**
   * Shows the list as the person has just saved it, with the later steps
   * on top of it. `showServerList` then does nothing for the same object.
   * @param sent how many steps of the edit were saved
   */
  showSavedList(list: ListTable, sent: number): void
  dispatch(action: SessionAction): void
  /** Stores a draft as the postponed one; null deletes it. */
  postpone(draft: Draft | null): void
  set(changes: Partial<Pick<WorkbenchState, 'productChanges' | 'conflict' | 'waiting'>>): void
}

function productChangesBetween(before: ListTable, after: ListTable): ProductChanges | null {
  const entered = after.source.content.id.reduce((sum, id) => sum + Number(before.rowOf(id) < 0), 0)
  const left = before.source.content.id.reduce((sum, id) => sum + Number(after.rowOf(id) < 0), 0)
  return entered + left === 0 ? null : { entered, left }
}

/** Holds all that {@link WorkbenchState} lists, and is the only one that changes it. Views read it with `state` and `subscribe`. */
export function createWorkbenchStore(parts: WorkbenchStoreParts): WorkbenchStore {
  const { draftStorage } = parts
  let state: WorkbenchState = {
    session: null,
    openedWithDraft: undefined,
    postponedDraft: undefined,
    productChanges: null,
    conflict: null,
    waiting: null,
    draftStatus: draftStorage.status(),
  }
  const listeners = new Set<() => void>()
  /** The stored draft: it is read once, before the list is there. */
  let storedDraft: Promise<Draft | null> | null = null
  /** How often another tab has changed or ended the draft. It tells whether that happened during an `await`. */
  let otherTabChanges = 0
  /** The newest list, shown or still being prepared. When a newer one arrives meanwhile, the older one is not shown any more. */
  let latestList: CompactProductList | null = null
  let stopPreparingSearch = (): void => undefined

  const set = (changes: Partial<WorkbenchState>): void => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  /**
   * Shows a session; stores its draft when its steps changed, and prepares the search when its products changed.
   * @param changes what changes with it in the state
   * @param storeDraft replaces `draftStorage.store` where the draft came from another tab: that tab stores it, this one only follows
   */
  function showSession(session: EditSession | null, changes: Partial<WorkbenchState> = {}, storeDraft = draftStorage.store): void {
    const before = state.session
    set({ ...changes, session })
    if (!session) return
    if (session.history !== before?.history) storeDraft(draftOfSession(session))
    if (session.list.source.content === before?.list.source.content) return
    stopPreparingSearch()
    stopPreparingSearch = parts.prepareSearch(session.list)
  }
  const dispatch = (action: SessionAction): void => showSession(editSession(state.session, action))

  /**
   * Prepares the rankings of a draft. Where that fails, a ranking is computed
   * when the draft is applied: it takes longer, but the list is shown.
   */
  const prepare = (list: ListTable, draft: Draft | null): Promise<void> =>
    parts.prepareRankings(list, columnsOf(draft)).catch(() => undefined)

  /**
   * The draft to apply to a new list: that of the edit on screen, adapted to the list; or the stored one, when nothing is on screen yet.
   */
  async function draftFor(table: ListTable): Promise<Draft | null> {
    const { session } = state
    if (!session) return (storedDraft ??= parts.readNewestDraft())
    const own = draftOfSession(session)
    return own && adapted(own, session.history.present.sequence, table)
  }

  async function showServerList(serverList: CompactProductList): Promise<void> {
    if (serverList === latestList) return
    latestList = serverList
    const table = listTable(serverList)
    let draft: Draft | null
    let before: EditSession | null
    let otherTabChangesBefore: number
    // While rankings are prepared, the person may make steps, or another tab
    // may change the draft: then the session and the draft are read again.
    do {
      before = state.session
      otherTabChangesBefore = otherTabChanges
      draft = await draftFor(table)
      await prepare(table, draft)
      if (serverList !== latestList) return
    } while (before !== state.session || otherTabChangesBefore !== otherTabChanges)
    showSession(
      editSession(before, { kind: 'loaded', list: table, draft }),
      before ? { productChanges: productChangesBetween(before.list, table) } : {},
    )
  }

  /** The draft of the edit on screen, if it was changed after `at`. */
  const ownDraftAfter = (at: string): Draft | null => {
    const own = state.session && draftOfSession(state.session)
    return own && own.at > at ? own : null
  }

  /**
   * Shows the draft of another tab without writing it: the other tab stores it. When this tab's
   * own draft is newer, it is stored again instead, because the other tab may have overwritten it.
   * @param at when the other tab changed or ended its draft
   */
  async function showDraftOfOtherTab(at: string): Promise<void> {
    const own = state.session && draftOfSession(state.session)
    // The time of the last change identifies an edit: this is the same one, perhaps applied to another version of the list.
    if (own?.at === at) return
    // A draft that was read before is outdated.
    storedDraft = null
    otherTabChanges++
    const draft = await parts.readDeviceDraft()
    if (draft && state.session) await prepare(state.session.list, draft)
    const newer = ownDraftAfter(at)
    // A copy: the storage ignores the draft that it stored last, but the other tab has overwritten it.
    if (newer) return draftStorage.store({ ...newer })
    const { session } = state
    if (session)
      showSession(editSession(session, { kind: 'loaded', list: session.list, draft }), {}, () => draftStorage.followOtherTab(draft))
    // Without a draft, the other tab has saved or discarded it: the saved ordering
    // is shown. Without a session, no list has come yet: it is requested anew.
    if (!draft || !session) return parts.reload()
    // Loading a draft begins a notice that unsaved changes were restored. Here
    // they came from the other tab a moment ago: the notice would only confuse.
    if (draft.version === session.list.source.ordering.version) dispatch({ kind: 'notice-dismissed' })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      let stopped = false
      // The draft is read while the list is being loaded.
      storedDraft ??= parts.readNewestDraft()
      void storedDraft.then((draft) => stopped || set({ openedWithDraft: draft !== null }))
      void parts.readPostponedDraft().then((postponedDraft) => stopped || set({ postponedDraft }))
      const stopWatchingDraftStatus = draftStorage.subscribe(() => set({ draftStatus: draftStorage.status() }))
      const stopListeningToTabs = parts.onDraftInOtherTab((at) => void showDraftOfOtherTab(at))
      return () => {
        stopped = true
        // No list is shown yet: after the next start, `showServerList` must not ignore the same list.
        if (!state.session) latestList = null
        stopWatchingDraftStatus()
        stopListeningToTabs()
        stopPreparingSearch()
      }
    },
    showServerList,
    showSavedList(list, sent) {
      latestList = list.source
      dispatch({ kind: 'saved', list, sent })
    },
    dispatch,
    postpone(postponedDraft) {
      set({ postponedDraft })
      // When the device has no space, this draft may last only until the page is left. Nothing reports that.
      void parts.storePostponedDraft(postponedDraft).catch(() => undefined)
    },
    set,
  }
}

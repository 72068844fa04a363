import type { CompactProductList, OrderingState } from '../../../../contract/index.ts'
import { adapted, columnsOf, type Draft } from '../model/draft.ts'
import { draftOfSession, editSession, type EditSession, type SessionAction } from '../model/edit-session.ts'
import { listTable, type ListTable } from '../model/list-table.ts'
import type { DraftKeeper, Keeping } from './draft-keeper.ts'

/** Products that came to a list and left it. */
export interface Changed {
  entered: number
  left: number
}

/** What a workbench holds beside the server's list. */
export interface WorkbenchState {
  /** Null until the list is there. */
  session: EditSession | null
  /** Whether a draft is kept of it; undefined until that is known. */
  drafted: boolean | undefined
  /** Changes that stepped aside so that another person's ordering could be seen; undefined until it is known whether there are any. */
  aside: Draft | null | undefined
  changed: Changed | null
  /** Somebody saved meanwhile, and the person has not chosen yet what becomes of that. */
  conflict: { theirs: OrderingState } | null
  /** Saving was asked for while the server could not be reached. */
  waiting: { name: string | undefined } | null
  keeping: Keeping
}

export interface WorkbenchStoreParts {
  keeper: DraftKeeper
  /** The draft that was kept last, wherever that was. */
  readDraft(): Promise<Draft | null>
  readDeviceDraft(aside: boolean): Promise<Draft | null>
  keepAside(draft: Draft | null): Promise<void>
  /** Hears that the same person edits the list in another tab. Gives the way to stop. */
  onDraftElsewhere(changed: () => void): () => void
  /** Asks the server for the list anew. */
  reload(): void
  prepareRankings(list: ListTable, columns: readonly string[]): Promise<void>
  /** Prepares the search. Gives the way to stop. */
  warmSearch(list: ListTable): () => void
}

export interface WorkbenchStore {
  present(): WorkbenchState
  subscribe(changed: () => void): () => void
  /** Reads what is kept and listens to other tabs. Gives the way to stop. */
  start(): () => void
  /** The list as the server has it. One that comes anew begins the session again, with the edit on top of it. */
  receive(list: CompactProductList): Promise<void>
  /** The list that was just saved: the server's answer with the same content is no news. */
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

/** The one place where a workbench's state is kept: the session, what is kept of it, and what came beside it. */
export function createWorkbenchStore(parts: WorkbenchStoreParts): WorkbenchStore {
  const { keeper } = parts
  let state: WorkbenchState = {
    session: null,
    drafted: undefined,
    aside: undefined,
    changed: null,
    conflict: null,
    waiting: null,
    keeping: keeper.present(),
  }
  const watchers = new Set<() => void>()
  let reading: Promise<Draft | null> | null = null
  /** The list that was received last; a later one ends the work on it. */
  let received: CompactProductList | null = null
  let stopWarming = (): void => undefined

  const set = (changes: Partial<WorkbenchState>): void => {
    state = { ...state, ...changes }
    for (const changed of watchers) changed()
  }

  function enter(session: EditSession | null, changes: Partial<WorkbenchState> = {}): void {
    const before = state.session
    set({ ...changes, session })
    if (!session) return
    if (session.history !== before?.history) keeper.keep(draftOfSession(session))
    if (session.list.source.content === before?.list.source.content) return
    stopWarming()
    stopWarming = parts.warmSearch(session.list)
  }
  const dispatch = (action: SessionAction): void => enter(editSession(state.session, action))

  /** What goes on top of a list that arrives: the edit as it stands, or what was kept of it. */
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
    // Steps that are made while rankings are prepared belong to the edit.
    do {
      before = state.session
      draft = await draftFor(table)
      await parts.prepareRankings(table, columnsOf(draft))
      if (list !== received) return
    } while (before !== state.session)
    enter(editSession(before, { kind: 'loaded', list: table, draft }), before ? { changed: changesOf(before.list, table) } : {})
  }

  async function takeFromOtherTab(): Promise<void> {
    // What was found before is not the last word any more.
    reading = null
    const draft = await parts.readDeviceDraft(false)
    const { session } = state
    // Without a draft the other tab has saved or given up: what is saved decides.
    if (!draft || !session) return parts.reload()
    dispatch({ kind: 'loaded', list: session.list, draft })
    // Shared with the other tab, not recovered: there is nothing to tell.
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
      // The draft is looked for while the list is on its way.
      reading ??= parts.readDraft()
      void reading.then((draft) => over || set({ drafted: draft !== null }))
      void parts.readDeviceDraft(true).then((aside) => over || set({ aside }))
      const endKeeping = keeper.subscribe(() => set({ keeping: keeper.present() }))
      const endListening = parts.onDraftElsewhere(() => void takeFromOtherTab())
      return () => {
        over = true
        // Whoever starts it again receives the list again.
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
      // Without room it is still there until the page is left; the draft's own state says that nothing is kept.
      void parts.keepAside(aside).catch(() => undefined)
    },
    set,
  }
}

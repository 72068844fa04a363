import { expect, test, vi } from 'vitest'
import type { Draft } from '../model/draft.ts'
import { listOf } from '../model/list.fixtures.ts'
import type { ListTable } from '../model/list-table.ts'
import type { DraftStorage } from './draft-storage.ts'
import { createWorkbenchStore } from './workbench-store.ts'

const draft = (product: number, version = 4): Draft => ({
  version,
  edits: [{ kind: 'move', products: [product], after: null }],
  undone: 0,
  at: '2026-11-23T10:00:00.000Z',
})

interface Given {
  kept?: Draft | null
  postponed?: Draft | null
  prepareRankings?: (list: ListTable) => Promise<void>
}

function started({ kept = null, postponed = null, prepareRankings = async () => undefined }: Given = {}) {
  const written: (Draft | null)[] = []
  const adopted: (Draft | null)[] = []
  const storedPostponed: (Draft | null)[] = []
  const elsewhere = { draft: kept, changed: (_at: string) => undefined as void }
  const reload = vi.fn<() => void>()
  const warmed: ListTable[] = []
  const draftStorage: DraftStorage = {
    store: (given) => void written.push(given),
    followOtherTab: (given) => void adopted.push(given),
    connectionIsBack: () => undefined,
    serverWasReached: () => undefined,
    status: () => ({ draft: 'none', storedAt: null, offline: false }),
    subscribe: () => () => undefined,
    stop: () => undefined,
  }
  const store = createWorkbenchStore({
    draftStorage,
    readNewestDraft: async () => kept,
    readDeviceDraft: async () => elsewhere.draft,
    readPostponedDraft: async () => postponed,
    storePostponedDraft: async (given) => void storedPostponed.push(given),
    onDraftInOtherTab(changed) {
      elsewhere.changed = changed
      return () => undefined
    },
    reload,
    prepareRankings,
    prepareSearch(list) {
      warmed.push(list)
      return () => undefined
    },
  })
  const stop = store.start()
  const shown = () => [...(store.state().session?.history.view ?? [])]
  const move = (product: number) => store.dispatch({ kind: 'edited', edit: { kind: 'move', products: [product], after: null }, at: 1_000 })
  return { store, stop, written, adopted, storedPostponed, elsewhere, reload, warmed, shown, move }
}

test('the list is shown with its stored draft when it arrives', async () => {
  const { store, shown } = started({ kept: draft(3) })
  await store.showServerList(listOf([1, 2, 3]).source)
  expect(shown()).toEqual([3, 1, 2])
  expect(store.state()).toMatchObject({ openedWithDraft: true, postponedDraft: null, productChanges: null })
})

test('the list is shown with its stored draft when its rankings cannot be prepared', async () => {
  const { store, shown } = started({ kept: draft(3), prepareRankings: () => Promise.reject(new Error('no worker')) })
  await store.showServerList(listOf([1, 2, 3]).source)
  expect(shown()).toEqual([3, 1, 2])
})

test('a draft of another tab is shown when its rankings cannot be prepared', async () => {
  const { store, shown, elsewhere } = started({ prepareRankings: () => Promise.reject(new Error('no worker')) })
  await store.showServerList(listOf([1, 2, 3]).source)
  elsewhere.draft = draft(3)
  elsewhere.changed(draft(3).at)
  await vi.waitFor(() => expect(shown()).toEqual([3, 1, 2]))
})

test('each step is stored in the draft, and the same list from the server again changes nothing', async () => {
  const { store, shown, move, written } = started()
  const { source } = listOf([1, 2, 3])
  await store.showServerList(source)
  move(2)
  await store.showServerList(source)
  expect(shown()).toEqual([2, 1, 3])
  expect(written.map((each) => each?.edits.length ?? 0)).toEqual([0, 1])
})

test('a list that is loaded again keeps the edit on top, and the numbers of added and removed products are reported', async () => {
  const { store, shown, move } = started()
  await store.showServerList(listOf([1, 2, 3]).source)
  move(3)
  await store.showServerList(listOf([1, 3, 4], 5).source)
  expect(shown()).toEqual([3, 1, 4])
  expect(store.state()).toMatchObject({ productChanges: { entered: 1, left: 1 }, session: { origin: 'on-newer' } })
})

test('a step that is made while a newer list is prepared is not lost', async () => {
  const gate = Promise.withResolvers<void>()
  let waits = false
  const { store, shown, move } = started({ prepareRankings: () => (waits ? gate.promise : Promise.resolve()) })
  await store.showServerList(listOf([1, 2, 3]).source)
  waits = true
  const receiving = store.showServerList(listOf([1, 2, 3], 5).source)
  await Promise.resolve()
  move(2)
  gate.resolve()
  await receiving
  expect(shown()).toEqual([2, 1, 3])
  expect(store.state().session?.list.source.ordering.version).toBe(5)
})

test('of two lists that arrive one after the other the later one is shown, however long the first takes', async () => {
  const gate = Promise.withResolvers<void>()
  const { store, shown } = started({ prepareRankings: (list) => (list.source.ordering.version === 4 ? gate.promise : Promise.resolve()) })
  const first = store.showServerList(listOf([1, 2, 3], 4).source)
  await store.showServerList(listOf([3, 2, 1], 5).source)
  gate.resolve()
  await first
  expect(shown()).toEqual([3, 2, 1])
})

test('the saved list is no change when the server sends it again; steps made meanwhile stay on top', async () => {
  const { store, shown, move } = started()
  await store.showServerList(listOf([1, 2, 3]).source)
  move(3)
  move(2)
  const saved = listOf([3, 1, 2], 5)
  store.showSavedList(saved, 1)
  await store.showServerList(saved.source)
  expect(shown()).toEqual([2, 3, 1])
  expect(store.state().session?.history.done).toHaveLength(1)
})

test('another tab’s edit is shown; when that tab saved or discarded it, the list is loaded again', async () => {
  const { store, shown, elsewhere, reload, written, adopted } = started()
  await store.showServerList(listOf([1, 2, 3]).source)
  written.splice(0)
  elsewhere.draft = draft(3)
  elsewhere.changed(draft(3).at)
  await vi.waitFor(() => expect(shown()).toEqual([3, 1, 2]))
  expect(store.state().session?.origin).toBe('fresh')
  expect(reload).not.toHaveBeenCalled()
  elsewhere.draft = null
  elsewhere.changed('2026-11-23T10:01:00.000Z')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(shown()).toEqual([1, 2, 3])
  expect({ written, adopted }).toEqual({ written: [], adopted: [draft(3), null] })
})

test('postponed changes are stored, and deleted once they are applied', async () => {
  const { store, storedPostponed } = started({ postponed: draft(1) })
  await vi.waitFor(() => expect(store.state().postponedDraft).toEqual(draft(1)))
  store.postpone(draft(2))
  store.postpone(null)
  expect(storedPostponed).toEqual([draft(2), null])
  expect(store.state().postponedDraft).toBeNull()
})

test('started again after it was stopped, it shows the list that it receives', async () => {
  const gate = Promise.withResolvers<void>()
  let waits = true
  const { store, stop, shown } = started({ prepareRankings: () => (waits ? gate.promise : Promise.resolve()) })
  const { source } = listOf([1, 2, 3])
  const first = store.showServerList(source)
  stop()
  waits = false
  store.start()
  await store.showServerList(source)
  gate.resolve()
  await first
  expect(shown()).toEqual([1, 2, 3])
})

test('the search is prepared once for the same products', async () => {
  const { store, warmed, move } = started()
  await store.showServerList(listOf([1, 2, 3]).source)
  move(3)
  expect(warmed).toHaveLength(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from '../model/draft.ts'
import { listOf } from '../model/list.fixtures.ts'
import { createDraftStorage } from './draft-storage.ts'
import { createWorkbenchStore } from './workbench-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

/** Tabs of one browser on one list: they share the drafts on the device and on the server, and get each other's messages a moment later. */
function browser() {
  const device = { draft: null as Draft | null, writes: 0 }
  const server = { draft: null as Draft | null, writes: 0 }
  const tabs: ((at: string) => void)[] = []
  const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

  function tab({ slow = 0 } = {}) {
    const notify = (from: typeof changed, at: string) =>
      void tabs.filter((each) => each !== from).forEach((each) => setTimeout(each, 1, at))
    let changed = (_at: string): void => undefined
    const draftStorage = createDraftStorage({
      async storeOnDevice(draft) {
        const at = draft?.at ?? new Date().toISOString()
        await moment()
        device.draft = draft
        device.writes++
        notify(changed, at)
      },
      async storeOnServer(draft) {
        await moment()
        server.draft = draft
        server.writes++
        return 'stored'
      },
      serverAnswers: async () => true,
      now: Date.now,
    })
    const read = async () => {
      await moment()
      return device.draft
    }
    const reload = vi.fn<() => void>()
    const store = createWorkbenchStore({
      draftStorage,
      readNewestDraft: read,
      readDeviceDraft: read,
      readPostponedDraft: async () => null,
      storePostponedDraft: async () => undefined,
      onDraftInOtherTab(given) {
        changed = given
        tabs.push(given)
        return () => undefined
      },
      reload,
      prepareRankings: () => new Promise((resolve) => setTimeout(resolve, slow)),
      prepareSearch: () => () => undefined,
    })
    store.start()
    return {
      store,
      draftStorage,
      reload,
      shown: () => [...(store.state().session?.history.view ?? [])],
      first: (product: number) =>
        store.dispatch({ kind: 'edited', edit: { kind: 'move', products: [product], after: null }, at: Date.now() }),
      async opens(version: number) {
        const opening = store.showServerList(listOf([1, 2, 3, 4], version).source)
        await vi.advanceTimersByTimeAsync(50)
        await opening
      },
      discard: () => store.dispatch({ kind: 'discarded', list: store.state().session!.list }),
    }
  }
  return { device, server, tab }
}
const time = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a draft that is taken over is shown and not written back, also on another version of the list', async () => {
  for (const version of [4, 5]) {
    const { device, server, tab } = browser()
    const [one, other] = [tab(), tab()]
    await one.opens(4)
    await other.opens(version)
    await time(5_000)
    const before = { device: device.writes, server: server.writes }
    one.first(3)
    await time(60_000)
    expect(other.shown()).toEqual([3, 1, 2, 4])
    expect(device.writes - before.device).toBe(1)
    expect(server.writes - before.server).toBe(1)
    expect(device.draft).toMatchObject({ version: 4 })
    expect(other.draftStorage.status().draft).toBe('device')
    // The next step is added on top, and is written again.
    other.first(4)
    await time(60_000)
    expect(one.shown()).toEqual([4, 3, 1, 2])
    expect(device.writes - before.device).toBe(2)
    expect(server.draft).toMatchObject({ version, edits: [{}, {}] })
  }
})

test('a draft that is discarded in one tab does not come back from another: not on screen, not on the device, not on the server', async () => {
  const { device, server, tab } = browser()
  const [one, other] = [tab(), tab()]
  await one.opens(4)
  await other.opens(4)
  one.first(3)
  await time(5_000)
  one.discard()
  await time(5_000)
  expect(other.shown()).toEqual([1, 2, 3, 4])
  expect(other.reload).toHaveBeenCalledOnce()
  // The list arrives anew, and something else is changed.
  await other.opens(5)
  expect(other.shown()).toEqual([1, 2, 3, 4])
  await time(5_000)
  expect(device.draft).toBeNull()
  expect(server.draft).toBeNull()
  other.first(2)
  await time(5_000)
  expect(device.draft).toMatchObject({ edits: [{ products: [2] }] })
  expect(device.draft!.edits).toHaveLength(1)
})

test('a tab that opens while another one discards the draft does not show the draft', async () => {
  const { device, tab } = browser()
  const [one, other] = [tab(), tab({ slow: 30 })]
  await one.opens(4)
  one.first(3)
  await time(5_000)
  const opening = other.opens(4)
  await time(10)
  one.discard()
  await time(100)
  await opening
  expect(other.shown()).toEqual([1, 2, 3, 4])
  expect(one.shown()).toEqual([1, 2, 3, 4])
  await time(5_000)
  expect(device.draft).toBeNull()
})

test('when two tabs change the list at once, both show the last change, and it is the one that is stored', async () => {
  for (const late of [0, 1, 3, 6, 9]) {
    const { device, server, tab } = browser()
    const [one, other] = [tab(), tab()]
    await one.opens(4)
    await other.opens(4)
    await time(5_000)
    one.first(3)
    await time(late)
    if (late === 0) vi.setSystemTime(Date.now() + 1)
    other.first(4)
    await time(60_000)
    expect(one.shown()[0]).toBe(4)
    expect(other.shown()).toEqual(one.shown())
    expect(device.draft).toMatchObject({ edits: expect.any(Array) })
    expect(device.draft!.edits.at(-1)).toMatchObject({ products: [4] })
    expect(server.draft).toEqual(device.draft)
  }
})

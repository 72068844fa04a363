import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from '../model/draft.ts'
import { createDraftStorage } from './draft-storage.ts'

const draft = (nth: number, products = 1): Draft => ({
  version: 1,
  edits: [{ kind: 'replace', from: 'file', products: Array.from({ length: products }, (_, at) => at + 100_000) }],
  undone: 0,
  at: `2026-11-20T10:00:0${nth}.000Z`,
})

interface World {
  hasSpace: boolean
  network: boolean
  device: (Draft | null)[]
  server: (Draft | null)[]
}

function kept() {
  const world: World = { hasSpace: true, network: true, device: [], server: [] }
  const draftStorage = createDraftStorage({
    storeOnDevice: async (given) => {
      if (!world.hasSpace) throw new DOMException('full', 'QuotaExceededError')
      world.device.push(given)
    },
    storeOnServer: async (given) => {
      if (!world.network) return 'unreachable'
      world.server.push(given)
      return 'stored'
    },
    serverAnswers: async () => world.network,
    now: Date.now,
  })
  return { world, draftStorage }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a draft is on the device at once, and on the server a moment later', async () => {
  const { world, draftStorage } = kept()
  draftStorage.store(draft(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(world.device).toHaveLength(1)
  expect(draftStorage.status().draft).toBe('device')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(world.server).toEqual([draft(1)])
  expect(draftStorage.status().draft).toBe('server')
})

test('many edits within a moment send only the last draft to the server', async () => {
  const { world, draftStorage } = kept()
  for (let nth = 1; nth < 9; nth++) {
    draftStorage.store(draft(nth))
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect(world.server).toEqual([draft(8)])
  expect(world.device.at(-1)).toEqual(draft(8))
})

test('ten minutes without network: the workbench shows it, and the last draft is sent when the connection is back', async () => {
  const { world, draftStorage } = kept()
  world.network = false
  for (let nth = 1; nth < 9; nth++) {
    draftStorage.store(draft(nth))
    await vi.advanceTimersByTimeAsync(75_000)
  }
  expect(draftStorage.status()).toMatchObject({ draft: 'device', offline: true })
  expect(world.device.at(-1)).toEqual(draft(8))
  world.network = true
  draftStorage.connectionIsBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(world.server).toEqual([draft(8)])
  expect(draftStorage.status()).toMatchObject({ draft: 'server', offline: false })
})

test('the server is tried again also when the browser does not report the connection', async () => {
  const { world, draftStorage } = kept()
  world.network = false
  draftStorage.store(draft(1))
  await vi.advanceTimersByTimeAsync(10_000)
  world.network = true
  await vi.advanceTimersByTimeAsync(31_000)
  expect(world.server).toEqual([draft(1)])
})

test('a device without space is reported, unless the server keeps the draft', async () => {
  const { world, draftStorage } = kept()
  world.hasSpace = false
  world.network = false
  draftStorage.store(draft(1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(draftStorage.status().draft).toBe('not-stored')
  world.network = true
  draftStorage.connectionIsBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(draftStorage.status().draft).toBe('server')
})

test('a draft that is too long for the server stays on the device', async () => {
  const { world, draftStorage } = kept()
  draftStorage.store(draft(1, 250_000))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(world.server).toEqual([])
  expect(draftStorage.status()).toMatchObject({ draft: 'device', offline: false })
})

test('a draft that is saved or discarded is deleted in both places', async () => {
  const { world, draftStorage } = kept()
  draftStorage.store(draft(1))
  await vi.advanceTimersByTimeAsync(5_000)
  draftStorage.store(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(world.device.at(-1)).toBeNull()
  expect(world.server.at(-1)).toBeNull()
  expect(draftStorage.status().draft).toBe('none')
})

import { expect, test } from 'vitest'
import type { ProductList, ProductRow } from '../../../../contract/index.ts'
import { kept, opened, workbench, type Workbench } from './workbench.ts'

const row = (id: number): ProductRow => ({
  id, name: `Product ${id}`, reference: '', brand: '', category: '', imageUrl: null, price: null, listPrice: null, stock: 1, releasedOn: null, units30: 0, revenue30: 0, score: 0,
})
const listOf = (ids: number[], version: number): ProductList => ({
  category: { idcategoria: 7, namecategory: 'Tazas', routebefore: '' }, currency: 'GBP', salesFrom: '2026-10-21', salesTo: '2026-11-19',
  ordering: { version, name: null, savedAt: null, savedBy: null, publishedVersion: null, publishedAt: null }, content: ids.map(row),
})
const moved = (bench: Workbench | null, product: number, after: number | null): Workbench =>
  workbench(bench, { kind: 'moved', move: { products: [product], after }, nameOf: String }) as Workbench

test('an edit that was interrupted is there again, and says so', () => {
  const before = moved(opened(listOf([1, 2, 3], 4), null), 3, null)
  const again = opened(listOf([1, 2, 3], 4), kept(before))
  expect(again.history.order).toEqual([3, 1, 2])
  expect(again.origin).toBe('restored')
})

test('an edit on an ordering that somebody saved since goes on top of theirs, and says so', () => {
  const mine = moved(opened(listOf([1, 2, 3], 4), null), 3, null)
  const again = opened(listOf([2, 1, 3], 5), kept(mine))
  expect(again.history.order).toEqual([3, 2, 1])
  expect(again.origin).toBe('on-newer')
  expect(again.version).toBe(5)
})

test('once saved nothing is left to save', () => {
  const mine = moved(opened(listOf([1, 2, 3], 4), null), 3, null)
  const saved = workbench(mine, { kind: 'saved', list: listOf([3, 1, 2], 5), sent: 1 }) as Workbench
  expect(kept(saved)).toBeNull()
  expect(saved.version).toBe(5)
})

test('a move made while saving stays unsaved, on top of what was saved', () => {
  const sent = moved(opened(listOf([1, 2, 3], 4), null), 3, null)
  const meanwhile = moved(sent, 1, 2)
  const saved = workbench(meanwhile, { kind: 'saved', list: listOf([3, 1, 2], 5), sent: 1 }) as Workbench
  expect(saved.history.order).toEqual([3, 2, 1])
  expect(kept(saved)?.done).toEqual([{ products: [1], after: 2 }])
})

test('giving up brings the saved ordering back', () => {
  const list = listOf([1, 2, 3], 4)
  const given = workbench(moved(opened(list, null), 3, null), { kind: 'discarded', list }) as Workbench
  expect(given.history.order).toEqual([1, 2, 3])
  expect(kept(given)).toBeNull()
})

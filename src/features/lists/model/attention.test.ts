import { expect, test } from 'vitest'
import { orderedList, tree } from '../lists.fixtures.ts'
import { needsAttention, orderedLines } from './attention.ts'
import { flat } from './flat-tree.ts'
import { needingAttention } from './needing-attention.ts'

const verified = { publishedVersion: 1, state: 'verified' } as const
const namesOf = (states: Parameters<typeof orderedLines>[1]): string[] =>
  needingAttention(orderedLines('category', states, flat(tree))).map(({ name }) => name)

test('a saved ordering needs attention until it is published or scheduled, a published one when it failed or drifted', () => {
  expect((['draft', 'drifted', 'failed', 'done-with-errors'] as const).every(needsAttention)).toBe(true)
  expect((['never', 'verified', 'scheduled', 'waiting', 'running', 'sent'] as const).some(needsAttention)).toBe(false)
})

test('a list that needs attention is found at any depth of the tree', () => {
  expect(namesOf([orderedList(3), orderedList(6, verified)])).toEqual(['Jarrones'])
})

test('what failed comes first, then what was changed elsewhere, then what was saved last', () => {
  expect(
    namesOf([
      orderedList(1, { publishedVersion: 1, drifted: 1 }),
      orderedList(2),
      orderedList(3, { savedAt: '2026-11-20T10:00:00Z' }),
      orderedList(6, { state: 'failed', savedAt: '2026-11-01T10:00:00Z' }),
    ]),
  ).toEqual(['Macetas', 'Cocina y mesa', 'Jarrones', 'Tazas'])
})

test('a collection needs attention as a category does', () => {
  const collections = orderedLines(
    'collection',
    [orderedList(7, { publishedVersion: 1, drifted: 2 }), orderedList(8), orderedList(9)],
    [
      { id: 7, name: 'Navidad' },
      { id: 8, name: 'Rebajas' },
    ],
  )
  const categories = orderedLines('category', [orderedList(6, { state: 'failed' })], flat(tree))
  expect(needingAttention([...collections, ...categories]).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'category Macetas',
    'collection Navidad',
    'collection Rebajas',
  ])
})

test('a list that nobody ordered is none of the ordered ones', () => {
  expect(orderedLines('category', [orderedList(2, { version: 0 }), orderedList(3, verified)], flat(tree)).map(({ id }) => id)).toEqual([3])
})

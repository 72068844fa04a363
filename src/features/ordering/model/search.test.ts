import { expect, test } from 'vitest'
import { everything, visiblePlaces } from './filter.ts'
import { listOf } from './list.fixtures.ts'
import { hitAt, hitsOf, stepTo } from './search.ts'

const list = listOf([
  { id: 11, name: 'Jarrón de cristal AZUL', reference: 'J-1', stock: 0 },
  { id: 12, name: 'Taza retrospot', reference: 'T-2', units30: 5, brandId: 2 },
  { id: 13, name: 'Jarron rojo', reference: 'J-3', stock: 4, listPrice: 200, releasedOn: '2026-11-01' },
])
const found = (view: number[], asked: string): number[] => [...hitsOf(list, Int32Array.from(view), asked)]

test('search finds words in any order, whatever their case and accents, references and ids', () => {
  expect(found([11, 12, 13], 'jarron')).toEqual([0, 2])
  expect(found([13, 12, 11], 'azul JARRÓN')).toEqual([2])
  expect(found([11, 12, 13], 't-2')).toEqual([1])
  expect(found([11, 12, 13], '13')).toEqual([2])
  expect(found([11, 12, 13], '  ')).toEqual([])
})

test('a longer question may look among what the shorter one found', () => {
  const view = Int32Array.from([13, 12, 11])
  const first = hitsOf(list, view, 'jarron')
  expect([...hitsOf(list, view, 'jarron azul', first)]).toEqual([2])
})

test('jumping goes around the ends', () => {
  expect(stepTo([4, 9, 20], -1, 1)).toBe(0)
  expect(stepTo([4, 9, 20], 2, 1)).toBe(0)
  expect(stepTo([4, 9, 20], 0, -1)).toBe(2)
  expect(stepTo([], 0, 1)).toBe(-1)
  expect([4, 9, 20, 5].map((place) => hitAt(Int32Array.from([4, 9, 20]), place))).toEqual([0, 1, 2, -1])
})

test('a filter leaves the products that have every one of its facts, at their places of the whole view', () => {
  const view = Int32Array.from([13, 12, 11])
  const context = { pins: new Map([[12, 2]]), byHand: new Set([13]) }
  const shown = (facts: Parameters<typeof visiblePlaces>[2]['facts'], brand: number | null = null) => [...(visiblePlaces(list, view, { facts, brand }, context) ?? [])]
  expect(visiblePlaces(list, view, everything, context)).toBeUndefined()
  expect(shown(new Set(['soldOut']))).toEqual([2])
  expect(shown(new Set(['fewLeft', 'discounted', 'new', 'byHand']))).toEqual([0])
  expect(shown(new Set(['unsold']))).toEqual([0, 2])
  expect(shown(new Set(['pinned']), 2)).toEqual([1])
  expect(shown(new Set(['pinned', 'soldOut']))).toEqual([])
})

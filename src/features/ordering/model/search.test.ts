import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, visiblePlaces } from './filter.ts'
import { listOf } from './list.fixtures.ts'
import { hitAt, hitsOf, stepTo } from './search.ts'

const list = listOf([
  { id: 11, name: 'Jarrón de cristal AZUL', reference: 'J-1', stock: 0 },
  { id: 12, name: 'Taza retrospot', reference: 'T-2', units30: 5, brandId: 2 },
  { id: 13, name: 'Jarron rojo', reference: 'J-3', stock: 4, listPrice: 200, releasedOn: '2026-11-01' },
])
const found = (view: number[], requested: string): number[] => [...hitsOf(list, Int32Array.from(view), requested)]

test('search finds words in any order, whatever their case and accents, references and ids', () => {
  expect(found([11, 12, 13], 'jarron')).toEqual([0, 2])
  expect(found([13, 12, 11], 'azul JARRÓN')).toEqual([2])
  expect(found([11, 12, 13], 't-2')).toEqual([1])
  expect(found([11, 12, 13], '13')).toEqual([2])
  expect(found([11, 12, 13], '  ')).toEqual([])
})

test('a search with a filter finds only products that the filter shows', () => {
  const view = Int32Array.from([13, 12, 11])
  expect([...hitsOf(list, view, 'jarron', Int32Array.from([1, 2]))]).toEqual([2])
})

test('a name with a line break is one text, and words are not found across two products', () => {
  const odd = listOf([
    { id: 1, name: 'Taza\n azul' },
    { id: 2, name: 'roja' },
  ])
  expect([...hitsOf(odd, Int32Array.from([1, 2]), 'taza azul')]).toEqual([0])
  expect([...hitsOf(odd, Int32Array.from([1, 2]), 'azulroja')]).toEqual([])
})

test('the search finds the same rows as a comparison with each text', () => {
  const name = fc.stringMatching(/^[ab ]{0,8}$/)
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), name, (names, requested) => {
      const made = listOf(names.map((each, at) => ({ id: at + 1, name: each })))
      const words = requested.split(' ').filter(Boolean)
      const plainly = names.flatMap((each, place) => (words.length > 0 && words.every((word) => each.includes(word)) ? [place] : []))
      expect([...hitsOf(made, made.saved.sequence, requested)]).toEqual(plainly)
    }),
  )
})

test('after the last hit comes the first', () => {
  expect(stepTo([4, 9, 20], -1, 1)).toBe(0)
  expect(stepTo([4, 9, 20], 2, 1)).toBe(0)
  expect(stepTo([4, 9, 20], 0, -1)).toBe(2)
  expect(stepTo([], 0, 1)).toBe(-1)
  expect([4, 9, 20, 5].map((place) => hitAt(Int32Array.from([4, 9, 20]), place))).toEqual([0, 1, 2, -1])
})

test('a filter keeps the products that meet all of its conditions, at their places in the whole view', () => {
  const view = Int32Array.from([13, 12, 11])
  const context = { pins: new Map([[12, 2]]), byHand: new Set([13]) }
  const shown = (facts: Parameters<typeof visiblePlaces>[2]['facts'], brand: number | null = null) => [
    ...(visiblePlaces(list, view, { facts, brand }, context) ?? []),
  ]
  expect(visiblePlaces(list, view, everything, context)).toBeUndefined()
  expect(shown(new Set(['soldOut']))).toEqual([2])
  expect(shown(new Set(['fewLeft', 'discounted', 'new', 'byHand']))).toEqual([0])
  expect(shown(new Set(['unsold']))).toEqual([0, 2])
  expect(shown(new Set(['pinned']), 2)).toEqual([1])
  expect(shown(new Set(['pinned', 'soldOut']))).toEqual([])
})

import { expect, test } from 'vitest'
import { nextSpot, sameSpot, spotInNextList, spotOf, spotOver } from './lists.ts'

const lists = [
  { id: 'one', name: 'One', items: ['a', 'b', 'c'] },
  { id: 'two', name: 'Two', items: [] },
  { id: 'three', name: 'Three', items: ['d'] },
]

test('an item comes before or behind the one that it is let go over, counted without itself', () => {
  expect(spotOver(lists, 'a', { item: 'c', below: false })).toEqual({ list: 'one', place: 1 })
  expect(spotOver(lists, 'a', { item: 'c', below: true })).toEqual({ list: 'one', place: 2 })
  expect(spotOver(lists, 'a', { item: 'd', below: true })).toEqual({ list: 'three', place: 1 })
  expect(spotOver(lists, 'a', { item: 'a', below: true })).toEqual(spotOf(lists, 'a'))
})

test('over a list itself it comes to the end', () => {
  expect(spotOver(lists, 'a', { list: 'two' })).toEqual({ list: 'two', place: 0 })
  expect(spotOver(lists, 'a', { list: 'one' })).toEqual({ list: 'one', place: 2 })
  expect(spotOver(lists, 'a', { list: 'gone' })).toBeNull()
})

test('place by place it goes through all lists, the empty ones too', () => {
  expect(nextSpot(lists, 'b', 1)).toEqual({ list: 'one', place: 2 })
  expect(nextSpot(lists, 'c', 1)).toEqual({ list: 'two', place: 0 })
  expect(nextSpot(lists, 'd', -1)).toEqual({ list: 'two', place: 0 })
  expect(nextSpot(lists, 'a', -1)).toBeNull()
  expect(nextSpot(lists, 'd', 1)).toBeNull()
  expect(spotInNextList(lists, 'a', 1)).toEqual({ list: 'two', place: 0 })
  expect(spotInNextList(lists, 'nobody', 1)).toBeNull()
  expect(sameSpot(spotOf(lists, 'a'), { list: 'one', place: 0 })).toBe(true)
  expect(sameSpot(spotOf(lists, 'a'), null)).toBe(false)
})

import { expect, test } from 'vitest'
import { tree } from '../lists.fixtures.ts'
import { everything, idsBelow, nameOf, totalOf } from './category-tree.ts'
import { flat } from './flat-tree.ts'

test('a branch holds everything below it', () => {
  expect([...(idsBelow(tree, 1) ?? [])]).toEqual([1, 2, 3, 4])
  expect([...(idsBelow(tree, 3) ?? [])]).toEqual([3])
  expect([...(idsBelow(tree, 99) ?? [])]).toEqual([])
  expect(idsBelow(tree, everything)).toBeNull()
})

test('every category of a tree comes after its parent', () => {
  expect(flat(tree).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a category has its name at any depth, and one that is not there has none', () => {
  expect(nameOf(tree, 6)).toBe('Macetas')
  expect(nameOf(tree, 99)).toBeNull()
})

test('the products of a store are those of its departments', () => {
  expect(totalOf(tree)).toBe(642 + 134 + 258)
})

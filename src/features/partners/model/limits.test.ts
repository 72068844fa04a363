import { expect, test } from 'vitest'
import { chosenNodes, chosenOf, countBelow, coveredBy, limitsBody, limitsQuery, noLimits, wayTo, withChosen } from './limits.ts'

const leaf = (id: number, name: string) => ({ id, name, children: [] })
const tree = [{ ...leaf(10, 'Cocina'), children: [{ ...leaf(11, 'Tazas'), children: [leaf(12, 'De té')] }] }, leaf(20, 'Jardín')]

test('an empty choice is everything: nothing is sent, or null', () => {
  expect(limitsQuery(noLimits)).toEqual({ approval: false })
  expect(limitsBody(noLimits)).toEqual({ onlyCategories: null, onlyBrands: null, approval: false })
})

test('chosen limits are sent as they are, and known ones can be changed', () => {
  const chosen = chosenOf({ categories: [{ id: 11, name: 'Tazas' }], brands: null, approval: true })
  expect(limitsQuery({ ...chosen, brands: ['1', '2'] })).toEqual({ onlyCategories: '11', onlyBrands: '1,2', approval: true })
  expect(limitsBody(chosen)).toEqual({ onlyCategories: [11], onlyBrands: null, approval: true })
})

test('a chosen category covers everything below it, and nothing beside it', () => {
  const covered = coveredBy(tree, new Set([10]))
  expect([...covered].map(([id, { name }]) => [id, name])).toEqual([
    [11, 'Cocina'],
    [12, 'Cocina'],
  ])
  expect([...coveredBy(tree, new Set([11, 20])).keys()]).toEqual([12])
  expect(countBelow(tree[0]!)).toBe(2)
})

test('the way to a category leads from the top', () => {
  expect([wayTo(tree, 12), wayTo(tree, 10), wayTo(tree, 99)]).toEqual([[10, 11], [], []])
})

test('chosen categories stand as in the tree; one that is no longer there can still be seen and taken away', () => {
  expect(chosenNodes(tree, ['7', '20', '11']).map(({ id, node }) => [id, node?.name])).toEqual([
    [11, 'Tazas'],
    [20, 'Jardín'],
    [7, undefined],
  ])
})

test('a brand that is no longer there can still be seen and taken away', () => {
  expect(
    withChosen(
      [{ value: '20', label: 'Regency' }],
      [
        { id: 20, name: 'Regency' },
        { id: 7, name: '' },
      ],
      (id) => `#${id}`,
    ),
  ).toEqual([
    { value: '20', label: 'Regency' },
    { value: '7', label: '#7' },
  ])
})

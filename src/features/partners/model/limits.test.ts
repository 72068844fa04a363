import { expect, test } from 'vitest'
import { categoryOptions, chosenOf, limitsBody, limitsQuery, noLimits, withChosen } from './limits.ts'

const leaf = (id: number, name: string) => ({ id, name, route: '', products: 1, children: [] })
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

test('categories are offered under their departments, with the way between', () => {
  expect(categoryOptions(tree)).toEqual([
    { value: '10', label: 'Cocina', group: 'Cocina' },
    { value: '11', label: 'Tazas', group: 'Cocina' },
    { value: '12', label: 'De té', group: 'Cocina', detail: 'Tazas' },
    { value: '20', label: 'Jardín', group: 'Jardín' },
  ])
})

test('a limit whose category is no longer there can still be seen and taken away', () => {
  expect(
    withChosen(
      categoryOptions([leaf(20, 'Jardín')]),
      [
        { id: 20, name: 'Jardín' },
        { id: 7, name: '' },
      ],
      (id) => `#${id}`,
    ),
  ).toEqual([
    { value: '20', label: 'Jardín', group: 'Jardín' },
    { value: '7', label: '#7' },
  ])
})

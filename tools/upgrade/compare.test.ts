import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test('what was there before is looked for; what came later is no difference', () => {
  const before = { notices: { '1': { read: false, at: 'then' } }, drafts: { one: null } }
  const after = { notices: { '1': { read: false, at: 'then' }, '2': { read: false } }, drafts: { one: null }, more: { x: 1 } }
  expect(compare(before, after)).toEqual([
    { what: 'notices', count: 1, differences: [] },
    { what: 'drafts', count: 1, differences: [] },
  ])
})

test('a difference names its place, what was there and what is', () => {
  const before = { orderings: { one: { pins: [1, 2], ordering: { version: 2 } }, two: { pins: [] } } }
  const after = { orderings: { one: { pins: [2], ordering: { version: 3 } } } }
  expect(compare(before, after)).toEqual([
    {
      what: 'orderings',
      count: 2,
      differences: ['one pins: was [1,2], is [2]', 'one ordering version: was 2, is 3', 'two: was {"pins":[]}, is nothing'],
    },
  ])
})

test('a kind of which nothing is left differs in all of it', () => {
  expect(compare({ drafts: { one: 'a', two: 'b' } }, {})).toMatchObject([{ what: 'drafts', count: 2, differences: { length: 2 } }])
})

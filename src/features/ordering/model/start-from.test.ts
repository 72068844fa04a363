import { expect, test } from 'vitest'
import { startOf, type Opening } from './start-from.ts'

const opening = (more: Partial<Opening>): Opening => ({ version: 3, newest: 3, dirty: false, chosen: null, ...more })

test('a list that is opened by itself begins with nothing', () => {
  expect(startOf(opening({ version: null }))).toBe('nothing')
  expect(startOf(opening({ version: null, dirty: true, chosen: 3 }))).toBe('nothing')
})

test('the newest version is there already; one that was overtaken is begun with', () => {
  expect(startOf(opening({}))).toBe('nothing')
  expect(startOf(opening({ newest: 5 }))).toBe('begin')
})

test('a draft of one’s own is neither hidden nor replaced without a word', () => {
  expect(startOf(opening({ dirty: true }))).toBe('choose')
  expect(startOf(opening({ dirty: true, newest: 5 }))).toBe('choose')
  expect(startOf(opening({ dirty: true, newest: 5, chosen: 2 }))).toBe('choose')
})

test('a draft that was begun with the version goes on after a reload', () => {
  expect(startOf(opening({ dirty: true, chosen: 3 }))).toBe('nothing')
  expect(startOf(opening({ dirty: true, newest: 5, chosen: 3 }))).toBe('nothing')
})

import { expect, test } from 'vitest'
import { commandOf, type KeyPress } from './list-keys.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})
const place = { row: 5, count: 100, page: 9, onHandle: true }

test.each([
  ['ArrowDown', {}, { do: 'go', to: 6, extend: false }],
  ['ArrowUp', { shiftKey: true }, { do: 'go', to: 4, extend: true }],
  ['PageDown', {}, { do: 'go', to: 14, extend: false }],
  ['PageUp', {}, { do: 'go', to: 0, extend: false }],
  ['Home', { ctrlKey: true }, { do: 'go', to: 0, extend: false }],
  ['End', {}, { do: 'go', to: 99, extend: false }],
  ['ArrowRight', {}, { do: 'stop', by: 1 }],
  ['ArrowUp', { altKey: true }, { do: 'nudge', by: -1 }],
  ['a', { metaKey: true }, { do: 'select-all' }],
  ['Escape', {}, { do: 'clear' }],
  [' ', {}, { do: 'lift' }],
  ['Enter', {}, { do: 'lift' }],
  ['7', {}, { do: 'type', digit: '7' }],
] as const)('%s %j', (key, held, command) => {
  expect(commandOf(press(key, held), place)).toEqual(command)
})

test('what means nothing to the list is left to the browser', () => {
  expect(commandOf(press('Tab'), place)).toBeNull()
  expect(commandOf(press('c', { ctrlKey: true }), place)).toBeNull()
  expect(commandOf(press(' '), { ...place, onHandle: false })).toBeNull()
  expect(commandOf(press('ArrowLeft', { altKey: true }), place)).toBeNull()
})

test('among cards arrows walk in two dimensions and keep their column at the ends', () => {
  const among = { ...place, count: 22, perRow: 4, page: 12 }
  const to = (key: string, row: number): unknown => commandOf(press(key), { ...among, row })
  expect(to('ArrowRight', 5)).toEqual({ do: 'go', to: 6, extend: false })
  expect(to('ArrowDown', 5)).toEqual({ do: 'go', to: 9, extend: false })
  expect(to('ArrowUp', 2)).toEqual({ do: 'go', to: 2, extend: false })
  expect(to('ArrowDown', 19)).toEqual({ do: 'go', to: 21, extend: false })
  expect(to('ArrowDown', 20)).toEqual({ do: 'go', to: 20, extend: false })
  expect(commandOf(press('ArrowDown', { altKey: true }), among)).toEqual({ do: 'nudge', by: 4 })
  expect(commandOf(press('ArrowLeft', { altKey: true }), among)).toEqual({ do: 'nudge', by: -1 })
})

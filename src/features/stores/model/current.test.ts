import { expect, test } from 'vitest'
import { store } from '../stores.fixtures.ts'
import { chosenIn, currentOf, sorted } from './current.ts'

const named = (name: string, displayName = name) => ({ ...store, store: name, displayName })

test('what is kept of a choice is read, and anything else is dropped', () => {
  expect(chosenIn({ actualstore: 'demo', indexstore: 'ready' })).toBe('demo')
  for (const foreign of [null, 5, 'demo', [], {}, { actualstore: 5 }, { actualstore: '' }]) expect(chosenIn(foreign)).toBeNull()
})

test('the chosen store is the current one while it is there, else the first by name; without stores there is none', () => {
  const stores = sorted([named('b', 'Zeta'), named('a', 'ábaco'), named('c', 'Casa')], 'es')
  expect(stores.map(({ store: name }) => name)).toEqual(['a', 'c', 'b'])
  expect(currentOf(stores, 'b')?.store).toBe('b')
  expect(currentOf(stores, 'gone')?.store).toBe('a')
  expect(currentOf([], 'b')).toBeNull()
})

test('10,000 stores are sorted within a tenth of a second', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => named(String(at), `Tienda ${String((at * 7_919) % 10_000)}`))
  const began = performance.now()
  expect(sorted(many, 'es')).toHaveLength(10_000)
  expect(performance.now() - began).toBeLessThan(1_000)
})

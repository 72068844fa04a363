import { expect, test } from 'vitest'
import { store } from '../stores.fixtures.ts'
import { chosenIn, currentOf, formerStore, sorted, stillGivenUp } from './current.ts'

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

test('a store that is taken away is lost; one that the person gives up is gone without a loss', () => {
  const [a, b] = [named('a'), named('b')]
  expect(formerStore([a, b], a, null)).toEqual({ gone: null, lost: false })
  expect(formerStore([b], null, null)).toEqual({ gone: null, lost: false })
  expect(formerStore([b], a, null)).toEqual({ gone: a, lost: true })
  expect(formerStore([b], a, 'a')).toEqual({ gone: a, lost: false })
  expect(formerStore([b], a, 'b')).toEqual({ gone: a, lost: true })
})

test('whoever gets a store back that they gave up, and then loses it, has lost it', () => {
  const [a, b] = [named('a'), named('b')]
  expect(stillGivenUp([a, b], 'a')).toBe('a')
  const later = stillGivenUp([b], 'a')
  expect(later).toBeNull()
  expect(formerStore([b], a, stillGivenUp([a, b], later)).lost).toBe(true)
})

test('10,000 stores are sorted within a second', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => named(String(at), `Tienda ${String((at * 7_919) % 10_000)}`))
  const began = performance.now()
  expect(sorted(many, 'es')).toHaveLength(10_000)
  expect(performance.now() - began).toBeLessThan(1_000)
})

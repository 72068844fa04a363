import { expect, test } from 'vitest'
import { freeName, requestedCollections } from './requested-collections.ts'

const rows = [
  { name: 'Café y té', description: '', archived: false },
  { name: 'Navidad', description: 'Luces y velas', archived: false },
  { name: 'Verano', description: '', archived: true },
]
const names = (search: string, show: 'current' | 'archived' = 'current') =>
  requestedCollections(rows, { search, show }).map(({ name }) => name)

test('archived collections stand apart, and a search finds words of name and description without accents', () => {
  expect(names('')).toEqual(['Café y té', 'Navidad'])
  expect(names('', 'archived')).toEqual(['Verano'])
  expect(names('CAFE  te')).toEqual(['Café y té'])
  expect(names('velas navidad')).toEqual(['Navidad'])
  expect(names('verano')).toEqual([])
})

test('a copy gets a name that is free and not too long', () => {
  expect(freeName('A (copy)', ['A'], 120)).toBe('A (copy)')
  expect(freeName('A (copy)', ['A (copy)', 'A (copy) 2'], 120)).toBe('A (copy) 3')
  expect(freeName('🎄'.repeat(10), ['🎄'.repeat(5)], 5)).toBe('🎄🎄🎄 2')
})

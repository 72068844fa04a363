import { expect, test } from 'vitest'
import { rowsOf, type ComboboxOption } from './option.ts'
import { search } from './search.ts'

const option = (label: string, more: Partial<ComboboxOption> = {}): ComboboxOption => ({ value: label, label, ...more })
const labels = (options: readonly ComboboxOption[]) => options.map(({ label }) => label)

test('accents and capitals do not matter, and every word must stand somewhere', () => {
  const options = [option('Té y café'), option('Teteras', { detail: 'Cocina' }), option('Tazas')]
  expect(labels(search(options, 'CAFE te'))).toEqual(['Té y café'])
  expect(labels(search(options, 'coc tet'))).toEqual(['Teteras'])
  expect(search(options, '  ')).toBe(options)
  expect(search(options, 'xyz')).toEqual([])
})

test('what begins with the query comes first, then words that do, then the rest', () => {
  expect(labels(search([option('Steam'), option('Green tea'), option('Tea towels')], 'tea'))).toEqual(['Tea towels', 'Green tea', 'Steam'])
})

test('groups stay together under one heading each', () => {
  const options = [option('Big mug', { group: 'A' }), option('Mug', { group: 'A' }), option('Mugs', { group: 'B' })]
  const rows = rowsOf(search(options, 'mug'))
  expect(rows.map((row) => (row.kind === 'heading' ? `# ${row.label}` : row.option.label))).toEqual([
    '# A',
    'Mug',
    'Big mug',
    '# B',
    'Mugs',
  ])
})

test('however often one searches, the words of an option are read once', () => {
  let reads = 0
  const options = Array.from({ length: 1_000 }, (_, at) => ({
    value: `${at}`,
    get label() {
      reads += 1
      return `Producto ${at} de cerámica`
    },
  }))
  expect(search(options, 'a')).toHaveLength(1_000)
  expect(reads).toBe(1_000)
  expect(search(options, 'ceramica 99')).toHaveLength(19)
  expect(search(options, 'xyz')).toEqual([])
  expect(reads).toBe(1_000)
})

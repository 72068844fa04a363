import { expect, test } from 'vitest'
import { find, type Command } from './commands.ts'

const command = (label: string, more: Partial<Command> = {}): Command => ({ value: label, label, onSelect: () => undefined, ...more })
const labels = (query: string, commands: readonly Command[]) =>
  find([{ heading: 'all', commands }], query).groups.flatMap((group) => group.commands.map(({ label }) => label))

test('everything is offered while nothing is written', () => {
  expect(labels('', [command('B'), command('A')])).toEqual(['B', 'A'])
})

test('accents and capitals do not matter', () => {
  expect(labels('categorias', [command('Categorías'), command('Informes')])).toEqual(['Categorías'])
})

test('the beginning comes before the middle, the label before the other words', () => {
  const all = [command('Ver informes', { words: ['ordenar'] }), command('Reordenar'), command('Volver a ordenar'), command('Ordenar tazas')]
  expect(labels('orden', all)).toEqual(['Ordenar tazas', 'Volver a ordenar', 'Reordenar', 'Ver informes'])
})

test('every word must be found somewhere', () => {
  expect(labels('taza roja', [command('Taza roja'), command('Taza azul')])).toEqual(['Taza roja'])
})

test('a group without anything found is not shown', () => {
  expect(find([{ heading: 'a', commands: [command('x')] }], 'y').groups).toEqual([])
})

test('of very many, ten are shown and the others are counted', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => command(`Taza ${at}`))
  const { groups, left } = find([{ heading: 'all', commands: many }], 'taza')
  expect(groups[0]?.commands).toHaveLength(10)
  expect(left).toBe(99_990)
})

test('where several groups hold something, each shows four, and the others are counted', () => {
  const many = Array.from({ length: 30 }, (_, at) => command(`Taza ${at}`))
  const groups = ['lists', 'products', 'actions'].map((heading) => ({ heading, commands: heading === 'actions' ? many.slice(0, 2) : many }))
  const found = find(groups, 'taza')
  expect(found.groups.map(({ commands }) => commands.length)).toEqual([4, 4, 2])
  expect(found.left).toBe(52)
  // Nothing is drawn anew with each letter while nothing is written.
  expect(find(groups, '').groups[0]?.commands).toHaveLength(10)
})

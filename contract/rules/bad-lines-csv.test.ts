import { expect, test } from 'vitest'
import { badLinesCsv } from './bad-lines-csv.ts'

test('bad lines become a table of number, text and reason that no spreadsheet takes for formulas', () => {
  const lines = { line: [3, 200_001], text: ['say "hi"; again', '=1+1'], fault: ['unknown', 'formula'] as const }
  const csv = badLinesCsv({ ...lines, fault: [...lines.fault] }, ['Línea', 'Contenido', 'Problema'], (fault) => `Why: ${fault}`)
  expect(csv.join('')).toBe(
    '\uFEFF"Línea";"Contenido";"Problema"\r\n3;"say ""hi""; again";"Why: unknown"\r\n200001;"\'=1+1";"Why: formula"\r\n',
  )
})

test('as many lines go in as there are', () => {
  const count = 200_000
  const csv = badLinesCsv(
    {
      line: Array.from({ length: count }, (_, at) => at + 1),
      text: Array.from({ length: count }, () => 'x'),
      fault: Array.from({ length: count }, () => 'empty' as const),
    },
    ['l', 't', 'w'],
    (fault) => fault,
  )
  expect(csv).toHaveLength(count + 1)
})

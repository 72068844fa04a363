import { expect, test } from 'vitest'
import { draftOf, pressed, readDraft } from './draft.ts'

const bounds = { today: '2026-11-21', min: '2024-01-01', max: '2026-11-21' }
const read = (from: string, to: string) => readDraft({ from, to }, bounds)

test('two good days are a range', () => {
  expect(read('24/10/2026', '20/11/2026')).toEqual({
    from: '2026-10-24',
    to: '2026-11-20',
    problems: { from: null, to: null },
    range: { from: '2026-10-24', to: '2026-11-20' },
  })
})

test.each([
  ['', '20/11/2026', 'empty', null],
  ['24/10/2026', '', null, 'empty'],
  ['x', '20/11/2026', 'unreadable', null],
  ['31/12/2023', '20/11/2026', 'tooEarly', null],
  ['24/10/2026', '22/11/2026', null, 'tooLate'],
  ['20/11/2026', '24/10/2026', null, 'backwards'],
  ['29/2/2026', '30/2/2026', 'noSuchDay', 'noSuchDay'],
])('%j to %j: %s, %s', (from, to, first, second) => {
  const { problems, range } = read(from, to)
  expect(problems).toEqual({ from: first, to: second })
  expect(range).toBeNull()
})

test('a range has at most so many days', () => {
  const long = (to: string) => readDraft({ from: '1/11/2026', to }, { ...bounds, most: 10 })
  expect(long('10/11/2026').range).toEqual({ from: '2026-11-01', to: '2026-11-10' })
  expect(long('11/11/2026')).toMatchObject({ to: '2026-11-11', problems: { from: null, to: 'tooLong' }, range: null })
})

test('the calendar begins a range, then ends it, in whichever order', () => {
  const begun = pressed('2026-11-10', { from: '2026-10-24', to: '2026-11-20' })
  expect(begun).toEqual({ from: '10/11/2026', to: '' })
  expect(pressed('2026-11-15', { from: '2026-11-10', to: null })).toEqual({ from: '10/11/2026', to: '15/11/2026' })
  expect(pressed('2026-11-02', { from: '2026-11-10', to: null })).toEqual({ from: '02/11/2026', to: '10/11/2026' })
  expect(pressed('2026-11-10', { from: '2026-11-10', to: null })).toEqual({ from: '10/11/2026', to: '10/11/2026' })
})

test('a draft is written as days are written, in English too', () => {
  expect(draftOf({ from: '2026-10-24', to: '2026-11-20' })).toEqual({ from: '24/10/2026', to: '20/11/2026' })
})

import { expect, test } from 'vitest'
import { rowsOf, standsAlone } from './rows.ts'

const points = ['mon', 'tue', 'wed'].map((key) => ({ key, label: key, unfinished: key === 'wed' }))
const shown = [{ place: 0, values: [4, 7, 2], comparison: undefined }]

test('the day that still goes on is reached by a line of its own, which begins at the day before', () => {
  expect(rowsOf(points, shown, true)).toEqual([
    { key: 'mon', s0: 4 },
    { key: 'tue', s0: 7, u0: 7 },
    { key: 'wed', s0: null, u0: 2 },
  ])
})

test('as a bar it stands alone', () => {
  expect(rowsOf(points, shown, false)[1]).toEqual({ key: 'tue', s0: 7 })
})

test('a value between two gaps stands alone', () => {
  const rows = [{ s0: null }, { s0: 3 }, { s0: null }, { s0: 4 }, { s0: 5 }]
  expect(rows.map((_, at) => standsAlone(rows, 's0', at))).toEqual([false, true, false, false, false])
})

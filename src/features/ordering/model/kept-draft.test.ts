import { expect, test } from 'vitest'
import { restore } from './draft.ts'
import { keptDraft } from './kept-draft.ts'
import { listOf } from './list.fixtures.ts'

/** Drafts as versions of Samara left them on a device; each stays here for as long as somebody may open one. */
const left = {
  'of 2026-11-22': `{"version":4,"edits":[{"kind":"move","products":[4],"after":null},{"kind":"pin","pins":[{"product":2,"position":1}]},
    {"kind":"rules","rules":{"soldOutLast":true,"inARow":{"by":"brand","most":2},"newEvery":null}},{"kind":"sort","criteria":[{"column":"price","sort":"ASC"}]},
    {"kind":"replace","from":"file","products":[3,1]},{"kind":"release","products":[2]},{"kind":"move","products":[1],"after":4}],"undone":1,"at":"2026-11-22T10:00:00.000Z"}`,
}

test('a draft that an earlier version left on the device is opened, with its steps and their way back', () => {
  const draft = keptDraft(JSON.parse(left['of 2026-11-22']))
  expect(draft?.edits).toHaveLength(7)
  const history = restore(draft!, listOf([1, 2, 3, 4], 4))
  expect(history.undone.map(({ edit }) => edit)).toEqual([{ kind: 'move', products: [1], after: 4 }])
  expect(history.done.at(-1)?.edit).toEqual({ kind: 'release', products: [2] })
  expect([...history.view].sort()).toEqual([1, 2, 3, 4])
})

const move = (product: number) => ({ kind: 'move', products: [product], after: null })
const draft = (edits: unknown[], undone = 0) => ({ version: 4, edits, undone, at: '2026-11-22T10:00:00.000Z' })

test('steps of a later version end the draft where they begin; what was done before them stays', () => {
  const later = { kind: 'mirror', axis: 'x' }
  expect(keptDraft(draft([move(1), move(2), later, move(3)]))).toEqual(draft([move(1), move(2)]))
  expect(keptDraft(draft([move(1), move(2), later, move(3)], 3))).toEqual(draft([move(1), move(2)], 1))
  expect(keptDraft(draft([move(1), move(2), move(3), later], 1))).toEqual(draft([move(1), move(2), move(3)]))
  expect(keptDraft(draft([later]))).toBeNull()
})

test.each([
  { kind: 'move', products: [1] },
  { kind: 'move', products: ['1'], after: null },
  { kind: 'move', products: [1], after: -2 },
  { kind: 'pin', pins: [{ product: 1 }] },
  { kind: 'release' },
  { kind: 'rules', rules: { soldOutLast: true } },
  { kind: 'rules', rules: { soldOutLast: true, inARow: { by: 'brand' }, newEvery: null } },
  { kind: 'sort', criteria: ['price'] },
  { kind: 'replace', from: 'file', products: [1], pins: {} },
  { kind: 'constructor' },
  null,
  [],
])('a step that lacks something is not done: %j', (edit) => {
  expect(keptDraft(draft([move(1), edit]))).toEqual(draft([move(1)]))
})

test('what is not a draft is not taken for one', () => {
  for (const value of [
    null,
    3,
    'x',
    {},
    [],
    { version: 1 },
    { version: 1, edits: [], undone: 'no', at: '2026-11-22T10:00:00.000Z' },
    { version: 1, edits: [], undone: 0, at: '' },
    { version: 1, done: [], undone: [] },
  ])
    expect(keptDraft(value), JSON.stringify(value)).toBeNull()
})

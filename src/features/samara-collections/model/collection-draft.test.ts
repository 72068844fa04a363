import { expect, test } from 'vitest'
import { samaraCollection } from '../samara-collections.fixtures.ts'
import { areDays, broughtUp, collectionDraftOf, entersBy, fieldsOf, isReversed, newCollection, sameGroups } from './collection-draft.ts'

test('a new collection begins with the usual fields', () => {
  expect(fieldsOf({ ...newCollection, name: ' Tea ' })).toEqual({
    name: 'Tea',
    description: '',
    active: true,
    highlight: true,
    searchable: true,
    entering: 'end',
    criteria: [],
    startDate: null,
    endDate: null,
  })
})

test('dates stay days, and a last day before the first is seen', () => {
  const draft = collectionDraftOf(samaraCollection({ id: 1, name: 'A', startDate: '2026-12-01' }))
  expect(fieldsOf(draft)).toMatchObject({ startDate: '2026-12-01', endDate: null })
  expect(isReversed(draft)).toBe(false)
  expect(isReversed({ ...draft, endDate: '2026-11-30' })).toBe(true)
})

test('a text that is no day is neither a day nor none', () => {
  const draft = collectionDraftOf(samaraCollection({ id: 1, name: 'A', startDate: '2026-12-01' }))
  expect(areDays(draft)).toBe(true)
  expect(areDays({ ...draft, endDate: '31/2/2027' })).toBe(false)
  expect(areDays({ ...draft, startDate: '2027-02-31' })).toBe(false)
  expect(isReversed({ ...draft, endDate: '1 sometime' })).toBe(false)
})

test('criteria begin with the usual ones, and stay while another rule counts', () => {
  const draft = entersBy(newCollection, 'criteria')
  expect(draft.criteria).toEqual([{ column: 'samaraScore', sort: 'DESC' }])
  const own = { ...draft, criteria: [{ column: 'price', sort: 'ASC' as const }] }
  expect(entersBy(entersBy(own, 'end'), 'criteria').criteria).toEqual(own.criteria)
})

test('groups are the same in the same sequence only', () => {
  const [one, two] = [
    { id: 1, name: 'A', exclude: false },
    { id: 2, name: 'B', exclude: false },
  ]
  expect(sameGroups([one, two], [one, { ...two, name: 'C' }])).toBe(true)
  expect(sameGroups([one, two], [two, one])).toBe(false)
  expect(sameGroups([one], [{ ...one, exclude: true }])).toBe(false)
})

test('what was written on a collection comes along with what others changed meanwhile, unless both changed the same field', () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id, name: `G${id}`, exclude: false }))
  const from = samaraCollection({ id: 1, name: 'A', groups: [one!, two!] })
  const draft = { ...collectionDraftOf(from), description: 'Mine' }
  expect(broughtUp(draft, from, { ...from, version: 2, active: false, groups: [one!, two!, three!] })).toEqual({
    ...draft,
    active: false,
    groups: [one, two, three],
  })
  expect(broughtUp(draft, from, { ...from, description: 'Theirs' })).toBeNull()
  expect(broughtUp(draft, from, { ...from, description: 'Mine' })?.description).toBe('Mine')
  // The own sequence stays; what was taken out elsewhere is out.
  const arranged = { ...draft, groups: [two!, { ...one!, exclude: true }] }
  expect(broughtUp(arranged, from, { ...from, groups: [one!, three!] })?.groups).toEqual([{ ...one, exclude: true }, three])
})

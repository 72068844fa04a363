import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Input, massOrdering, noRules } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, mugs, type Orderings, startOrderings, store } from './ordering.fixtures.ts'

const byName = [{ column: 'name', sort: 'DESC' as const }]
const reversed = [...small.mugProducts].reverse()

let orderings: Orderings
beforeAll(async () => {
  orderings = await startOrderings()
})
afterAll(() => orderings.samara.close())
beforeEach(() => orderings.emptyOut())

type Body = Input<typeof massOrdering>['body']
const order = (body: Partial<Body>) =>
  orderings.samara.call(
    massOrdering,
    { query: { username: ana }, body: { store, list: mugs, criteria: byName, rules: null, apply: true, ...body } },
    ana,
  )

test('a preview says what would be and changes nothing', async () => {
  const { data } = await order({ apply: false })
  expect(data).toMatchObject({ list: mugs, products: 5, moved: 4, result: 'preview', ordering: { version: 0 } })
  expect((await orderings.versions()).data).toEqual([])
})

test('applied it is saved as a version that says so, with the rules of the recipe; a second time nothing changes', async () => {
  await orderings.save({ version: 0, pins: [{ product: 101, position: 1 }] })
  const rules = { ...noRules, soldOutLast: true }
  expect((await order({ rules, version: 1 })).data).toMatchObject({ result: 'saved', moved: 3, ordering: { version: 2, savedBy: ana } })
  expect(await orderings.view()).toEqual([101, 105, 104, 103, 102])
  expect((await orderings.versions()).data[0]).toMatchObject({ version: 2, source: 'mass', rules, pins: 1 })
  expect((await order({ rules })).data).toMatchObject({ result: 'unchanged', moved: 0, ordering: { version: 2 } })
  expect((await order({ rules: noRules, criteria: [] })).data).toMatchObject({ result: 'saved', ordering: { version: 3 } })
  expect((await orderings.read(3)).data.sequence).toEqual(reversed)
})

test('a list that somebody saved since the preview is left alone', async () => {
  await orderings.save({ version: 0, products: reversed })
  const { status, problem } = await order({ version: 0 })
  expect([status, problem.code]).toEqual([409, 'ordering/stale-version'])
  expect((await orderings.versions()).data).toHaveLength(1)
})

test('a column that there is not is refused with its place; a column without values sorts nothing and fails nothing', async () => {
  const { problem } = await order({ criteria: [...byName, { column: 'colour', sort: 'ASC' }] })
  expect(problem).toMatchObject({ status: 422, code: 'ordering/unknown-column', errors: [{ path: 'body.criteria[1].column' }] })
  expect((await order({ criteria: [{ column: 'releasedOn', sort: 'ASC' }] })).data).toMatchObject({
    result: 'unchanged',
    shareBefore: null,
  })
})

test('an unknown list is unknown, an empty one stays empty', async () => {
  expect((await order({ list: { kind: 'collection', id: 777 } })).problem.code).toBe('catalogue/unknown-collection')
  expect((await order({ list: { kind: 'category', id: small.empty } })).data).toMatchObject({ products: 0, moved: 0, result: 'unchanged' })
})

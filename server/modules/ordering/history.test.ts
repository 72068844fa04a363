import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyMove, noRules, type Rules, type SavedVersion } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, type Orderings, startOrderings } from './ordering.fixtures.ts'

const platform = [...small.mugProducts]
const soldOutLast: Rules = { ...noRules, soldOutLast: true }
const at = '2026-03-10T09:00:00.000Z'

let orderings: Orderings
beforeAll(async () => {
  orderings = await startOrderings()
})
afterAll(() => orderings.samara.close())
beforeEach(() => orderings.emptyOut())

test('what was saved is shown newest first: when, by whom, how, in how many steps, with which pins and rules', async () => {
  await orderings.save({ version: 0, products: platform, name: 'Winter', source: 'file' })
  await orderings.save({ version: 1, moves: [{ products: [105], after: null }], source: 'hand', steps: 3 })
  await orderings.save({ version: 2, pins: [{ product: 101, position: 2 }] })
  await orderings.save({ version: 3, rules: soldOutLast, source: 'rules' })
  const common: Partial<SavedVersion> = { savedAt: at, savedBy: ana, published: false, proposal: null }
  expect((await orderings.versions()).data).toEqual([
    { ...common, version: 4, name: null, source: 'rules', steps: null, pins: 1, rules: soldOutLast },
    { ...common, version: 3, name: null, source: null, steps: null, pins: 1, rules: noRules },
    { ...common, version: 2, name: null, source: 'hand', steps: 3, pins: 0, rules: noRules },
    { ...common, version: 1, name: 'Winter', source: 'file', steps: null, pins: 0, rules: noRules },
  ])
})

test('every version is read again exactly as it was saved, also across sequences that the background wrote', async () => {
  const expected: number[][] = []
  let present: number[] = platform
  for (let version = 0; version < 120; version++) {
    const move = { products: [platform[(version * 7) % 5]!], after: version % 3 === 0 ? null : platform[(version * 11 + 1) % 5]! }
    const whole = version === 70 ? [...platform].reverse() : undefined
    present = whole ?? Array.from(applyMove(present, move))
    expected.push(present)
    const position = version + 1
    const { status } = await orderings.save({
      version,
      ...(whole ? { products: whole } : { moves: [move] }),
      ...(version % 10 === 0 ? { pins: [{ product: 103, position }] } : {}),
    })
    expect(status).toBe(200)
    if (version % 25 === 3) await orderings.samara.work()
  }
  for (const version of [1, 2, 49, 50, 51, 53, 54, 55, 70, 71, 72, 119, 120]) {
    const { data } = await orderings.read(version)
    expect(data.sequence, `version ${version}`).toEqual(expected[version - 1])
    expect(data.pins, `version ${version}`).toEqual([{ product: 103, position: Math.floor((version - 1) / 10) * 10 + 1 }])
    expect(data).toMatchObject({ version: { version, pins: 1 }, former: [] })
  }
  const versions = (await orderings.versions()).data
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 100 }, (_, index) => 120 - index))
  expect(versions.at(-1)).toMatchObject({ version: 21, pins: 1 })
})

test('products that were in it and are gone are shown by name; who came later is not in it', async () => {
  await orderings.save({ version: 0, products: platform, pins: [{ product: 102, position: 1 }] })
  const { pool } = orderings.samara.connection
  await pool.query(
    "insert into products (store_id, id, name, reference, category_id, brand_id, score) values ($1, 150, 'New', 'N', 11, 1, 9999)",
    [orderings.storeId],
  )
  await pool.query('update products set gone_at = now() where id = 102')
  await orderings.save({ version: 1, moves: [{ products: [101], after: 105 }] })
  const { data } = await orderings.read(1)
  expect(data.sequence).toEqual(platform)
  expect(data.pins).toEqual([{ product: 102, position: 1 }])
  expect(data.former).toEqual([{ id: 102, name: 'Product 102', reference: 'R102', imageUrl: null }])
  expect((await orderings.read(2)).data.sequence).toEqual([102, 103, 104, 105, 101])
  await pool.query('delete from products where id = 150')
  await pool.query('update products set gone_at = null where id = 102')
})

test('an old version is restored by saving its products, pins and rules again', async () => {
  await orderings.save({ version: 0, products: [105, 104, 103, 102, 101], pins: [{ product: 101, position: 1 }], rules: soldOutLast })
  await orderings.save({ version: 1, products: platform, pins: [], rules: noRules })
  expect(await orderings.view()).toEqual(platform)
  const { sequence, pins, version } = (await orderings.read(1)).data
  await orderings.save({ version: 2, products: sequence, pins, rules: version.rules, source: 'version' })
  expect(await orderings.view()).toEqual([101, 105, 104, 103, 102])
  expect((await orderings.versions()).data[0]).toMatchObject({ version: 3, source: 'version', pins: 1, rules: soldOutLast })
})

test('a version that does not exist is reported as unknown; a list that nobody saved has none', async () => {
  expect((await orderings.versions()).data).toEqual([])
  expect((await orderings.read(1)).problem).toMatchObject({ status: 404, code: 'ordering/unknown-version' })
  await orderings.save({ version: 0, products: platform })
  expect((await orderings.read(2)).problem).toMatchObject({ status: 404, code: 'ordering/unknown-version' })
})

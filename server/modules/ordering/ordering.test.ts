import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noRules, type Pin, readPreferences, type Rules } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, type Orderings, startOrderings, store } from './ordering.fixtures.ts'

const platform = [...small.mugProducts]
const soldOutLast: Rules = { ...noRules, soldOutLast: true }

let orderings: Orderings
let query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
beforeAll(async () => {
  orderings = await startOrderings()
  query = (text, values) => orderings.samara.connection.pool.query(text, values)
  await query(`insert into collections (store_id, id, name, searchable) values ($1, 7, 'Garden party', true)`, [orderings.storeId])
  await query(
    `insert into collection_products (store_id, collection_id, product_id, position) select $1, 7, id, place from unnest('{202,104,101}'::int[]) with ordinality given(id, place)`,
    [orderings.storeId],
  )
})
afterAll(() => orderings.samara.close())
beforeEach(() => orderings.emptyOut())

/** A product that is in the list only while `work` runs. */
async function withNewcomer(work: () => Promise<void>) {
  await query(
    "insert into products (store_id, id, name, reference, category_id, brand_id, score) values ($1, 150, 'New', 'N', 11, 1, 9999)",
    [orderings.storeId],
  )
  try {
    await work()
  } finally {
    await query('delete from products where id = 150')
  }
}

/** Products that the platform does not have while `work` runs. */
async function without(ids: number[], work: () => Promise<void>) {
  await query('update products set gone_at = now() where id = any($1)', [ids])
  try {
    await work()
  } finally {
    await query('update products set gone_at = null where id = any($1)', [ids])
  }
}

describe('the sequence', () => {
  test("before the first save a list stands in the platform's ordering", async () => {
    expect(await orderings.view()).toEqual(platform)
    expect(await orderings.view({ kind: 'category', id: small.kitchen })).toEqual([...platform, ...small.plateProducts])
    expect(await orderings.view({ kind: 'collection', id: 7 })).toEqual([202, 104, 101])
    expect(await orderings.view({ kind: 'category', id: small.empty })).toEqual([])
  })

  test('a move that was saved is there afterwards, with who saved it and when', async () => {
    const { status, data } = await orderings.save({ version: 0, moves: [{ products: [105], after: null }] })
    expect(status).toBe(200)
    expect(data).toEqual({
      version: 1,
      name: null,
      savedBy: ana,
      savedAt: '2026-03-10T09:00:00.000Z',
      publishedVersion: null,
      publishedAt: null,
    })
    expect((await orderings.save({ version: 1, moves: [{ products: [101], after: null }] })).data).toMatchObject({
      version: 2,
      savedBy: ana,
    })
    expect(await orderings.view()).toEqual([101, 105, 102, 103, 104])
  })

  test('a collection is saved like a category, and neither touches the other', async () => {
    expect((await orderings.save({ version: 0, moves: [{ products: [101], after: null }] }, { kind: 'collection', id: 7 })).status).toBe(
      200,
    )
    expect(
      (await orderings.save({ version: 1, moves: [{ products: [104], after: null }] }, { kind: 'collection', id: 7 })).data.version,
    ).toBe(2)
    expect(await orderings.view({ kind: 'collection', id: 7 })).toEqual([104, 101, 202])
    expect(await orderings.view()).toEqual(platform)
    expect(
      (await orderings.save({ version: 2, moves: [{ products: [102], after: null }] }, { kind: 'collection', id: 7 })).problem.code,
    ).toBe('ordering/unknown-product')
  })

  test('many small saves end in the same ordering as all moves at once', async () => {
    const expected = [...platform]
    for (let version = 0; version < 60; version++) {
      const product = expected.pop()!
      expected.unshift(product)
      expect((await orderings.save({ version, moves: [{ products: [product], after: null }] })).data.version).toBe(version + 1)
    }
    expect(await orderings.view()).toEqual(expected)
  })

  test('a whole ordering can be saved at once, with a name that stays until there is another', async () => {
    const reversed = [...platform].reverse()
    expect((await orderings.save({ version: 0, products: reversed, name: 'Winter' })).data).toMatchObject({ version: 1, name: 'Winter' })
    expect(await orderings.view()).toEqual(reversed)
    expect((await orderings.save({ version: 1, products: platform })).data).toMatchObject({ version: 2, name: 'Winter' })
  })

  test('two people save the same version: the second is refused and nothing of the first is lost', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        [105, 104, 103].map((product) => orderings.save({ version, moves: [{ products: [product], after: null }] })),
      )
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
      expect((await orderings.view())[0]).toBe([105, 104, 103][answers.findIndex((answer) => answer.status === 200)])
      expect(answers.find((answer) => answer.status === 409)!.problem.code).toBe('ordering/stale-version')
    }
    const whole = await Promise.all([
      orderings.save({ version: 2, products: platform }),
      orderings.save({ version: 2, products: [...platform].reverse() }),
    ])
    expect(whole.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  test('an ordering with an unknown, a doubled or a missing product is refused by name and changes nothing', async () => {
    const refused = async (products: number[]) => (await orderings.save({ version: 0, products })).problem
    expect(await refused([...platform.slice(1), 999])).toMatchObject({
      code: 'ordering/unknown-product',
      errors: [{ path: 'body.products[4]' }],
    })
    expect(await refused([101, ...platform])).toMatchObject({ code: 'ordering/duplicate-product', errors: [{ path: 'body.products[1]' }] })
    expect(await refused([])).toMatchObject({ code: 'ordering/incomplete' })
    expect((await refused(platform.slice(1))).errors[0]!.reason).toContain('101')
    expect((await orderings.save({ version: 0, moves: [{ products: [999], after: null }] })).problem.code).toBe('ordering/unknown-product')
    expect((await orderings.versions()).data).toEqual([])
  })

  test('a product of another category cannot be moved into the list, also after the first save', async () => {
    await orderings.save({ version: 0, moves: [{ products: [105], after: null }] })
    expect((await orderings.save({ version: 1, moves: [{ products: [201], after: null }] })).problem).toMatchObject({
      code: 'ordering/unknown-product',
      errors: [{ path: 'body.moves' }],
    })
    expect((await orderings.save({ version: 1, moves: [{ products: [105], after: 201 }] })).problem.code).toBe('ordering/unknown-product')
  })

  test('a product that vanished between opening and saving is named, and nothing has changed', async () => {
    await orderings.save({ version: 0, products: platform })
    await without([102], async () => {
      const moved = await orderings.save({ version: 1, moves: [{ products: [102], after: null }] })
      expect([moved.status, moved.problem.code]).toEqual([422, 'ordering/unknown-product'])
      expect(moved.problem.errors[0]!.reason).toContain('102')
      const whole = await orderings.save({ version: 1, products: [...platform].reverse() })
      expect(whole.problem).toMatchObject({ code: 'ordering/unknown-product', errors: [{ path: 'body.products[3]' }] })
      expect((await orderings.save({ version: 1, pins: [{ product: 102, position: 1 }] })).problem).toMatchObject({
        code: 'ordering/unknown-product',
        errors: [{ path: 'body.pins[0].product' }],
      })
    })
    expect((await orderings.versions()).data).toHaveLength(1)
    expect(await orderings.view()).toEqual(platform)
  })

  test('a product that came later stands at the end and can be moved; one that left is gone without a gap, and comes back to its place', async () => {
    await orderings.save({ version: 0, moves: [{ products: [105], after: null }] })
    await withNewcomer(async () => {
      expect(await orderings.view()).toEqual([105, 101, 102, 103, 104, 150])
      await without([101], async () => {
        expect(await orderings.view()).toEqual([105, 102, 103, 104, 150])
        expect((await orderings.save({ version: 1, moves: [{ products: [150], after: 105 }] })).status).toBe(200)
        expect(await orderings.view()).toEqual([105, 150, 102, 103, 104])
      })
      expect(await orderings.view()).toEqual([105, 150, 101, 102, 103, 104])
      // Also when the moves are folded in while it is away.
      await without([101], async () => {
        for (let version = 2; version < 60; version++) await orderings.save({ version, moves: [{ products: [104], after: 103 }] })
      })
      expect(await orderings.view()).toEqual([105, 150, 101, 102, 103, 104])
      const short = await orderings.save({ version: 60, products: [...platform] })
      expect(short.problem.errors[0]!.reason).toContain('150')
    })
  })

  test('a list that does not exist is reported as unknown, before and after it existed', async () => {
    const move = { version: 0, moves: [{ products: [101], after: null }] }
    expect((await orderings.save(move, { kind: 'category', id: 777 })).problem).toMatchObject({
      status: 404,
      code: 'catalogue/unknown-category',
    })
    expect((await orderings.save(move, { kind: 'collection', id: 777 })).problem).toMatchObject({
      status: 404,
      code: 'catalogue/unknown-collection',
    })
    expect((await orderings.save({ version: 0, products: [101] }, { kind: 'collection', id: 777 })).problem.code).toBe(
      'catalogue/unknown-collection',
    )
    expect((await orderings.versions({ kind: 'category', id: 777 })).problem.code).toBe('catalogue/unknown-category')
  })

  test('an empty list can be saved', async () => {
    expect((await orderings.save({ version: 0, products: [] }, { kind: 'category', id: small.empty })).data.version).toBe(1)
    expect((await orderings.save({ version: 1, rules: soldOutLast }, { kind: 'category', id: small.empty })).data.version).toBe(2)
  })
})

describe('pins and rules', () => {
  const pins: Pin[] = [
    { product: 105, position: 1 },
    { product: 101, position: 3 },
  ]

  test('are saved alone, with moves, or with a whole ordering, and lie on top of the sequence', async () => {
    await orderings.save({ version: 0, pins })
    expect(await orderings.view()).toEqual([105, 102, 101, 103, 104])
    await orderings.save({ version: 1, pins, moves: [{ products: [104], after: null }] })
    expect(await orderings.view()).toEqual([105, 104, 101, 102, 103])
    await orderings.save({ version: 2, pins: [], products: [...platform].reverse() })
    expect(await orderings.view()).toEqual([...platform].reverse())
    // What is not given stays.
    await orderings.save({ version: 3, rules: soldOutLast })
    await orderings.save({ version: 4, products: platform })
    await query('update products set stock = 0 where id = 101')
    expect(await orderings.view()).toEqual([102, 103, 104, 105, 101])
    await query('update products set stock = 7 where id = 101')
    expect(await orderings.view()).toEqual(platform)
  })

  test('a product or a position that is pinned twice is refused with its place', async () => {
    const twice = await orderings.save({ version: 0, pins: [...pins, { product: 105, position: 9 }] })
    expect(twice.problem).toMatchObject({ status: 422, code: 'ordering/duplicate-pin', errors: [{ path: 'body.pins[2].product' }] })
    const same = await orderings.save({ version: 0, pins: [...pins, { product: 102, position: 3 }] })
    expect(same.problem).toMatchObject({ code: 'ordering/duplicate-pin', errors: [{ path: 'body.pins[2].position' }] })
    expect((await orderings.versions()).data).toEqual([])
  })

  test('a pin of a product of another list is refused', async () => {
    expect((await orderings.save({ version: 0, pins: [{ product: 201, position: 1 }] })).problem).toMatchObject({
      code: 'ordering/unknown-product',
      errors: [{ path: 'body.pins[0].product' }],
    })
  })

  test('a pin beyond the end is kept, and stands at the end until the list is long enough', async () => {
    await orderings.save({ version: 0, pins: [{ product: 101, position: 100_000 }] })
    expect(await orderings.view()).toEqual([102, 103, 104, 105, 101])
    expect((await orderings.read(1)).data.pins).toEqual([{ product: 101, position: 100_000 }])
  })

  test.each([0, -1, 1e9, 1.5, '3', null])('position %s is refused with its place', async (position) => {
    const { status, problem } = await orderings.save({ version: 0, pins: [{ product: 101, position: position as number }] })
    expect([status, problem.code, problem.errors[0]!.path]).toEqual([400, 'request/invalid', 'body.pins[0].position'])
  })

  test('the pin of a product that left is not shown, is kept while others change, and counts again when it returns', async () => {
    await orderings.save({ version: 0, pins: [{ product: 105, position: 1 }] })
    await without([105], async () => {
      expect(await orderings.view()).toEqual([101, 102, 103, 104])
      await orderings.save({ version: 1, pins: [{ product: 104, position: 2 }] })
      expect(await orderings.view()).toEqual([101, 104, 102, 103])
      await orderings.save({ version: 2, pins: [{ product: 103, position: 2 }], products: [101, 102, 103, 104] })
    })
    expect(await orderings.view()).toEqual([105, 103, 101, 102, 104])
  })

  test('a thousand pins are taken, one more is not', async () => {
    await query(
      `insert into products (store_id, id, name, reference, category_id, brand_id, score) select $1, 1000 + i, 'P', 'P', 13, 1, 1 from generate_series(1, 1100) i`,
      [orderings.storeId],
    )
    const trays = { kind: 'category', id: small.empty } as const
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ product: 1001 + index, position: 1100 - index }))
    expect((await orderings.save({ version: 0, pins: many(1000) }, trays)).status).toBe(200)
    expect((await orderings.view(trays)).slice(-2)).toEqual([1002, 1001])
    expect((await orderings.save({ version: 1, pins: many(1001) }, trays)).status).toBe(400)
    await query('delete from products where id > 1000')
  })

  test.each([
    ['an unknown rule', { ...noRules, cheapFirst: true }],
    ['a rule that is left out', { soldOutLast: true, inARow: null }],
    ['none in a row', { ...noRules, inARow: { by: 'brand', most: 0 } }],
    ['in a row of colours', { ...noRules, inARow: { by: 'colour', most: 2 } }],
    ['a new one in every one', { ...noRules, newEvery: { every: 1, days: 30 } }],
    ['a text', 'none'],
  ])('rules with %s are refused', async (_, rules) => {
    const { problem } = await orderings.save({ version: 0, rules: rules as Rules })
    expect(problem).toMatchObject({ status: 400, code: 'request/invalid' })
    expect(problem.errors[0]!.path).toMatch(/^body\.rules/)
  })
})

test.each([{ version: 1e12 }, { version: -1 }, { version: 0.5 }, { version: 0, steps: 1e12 }])(
  'a number that no database counts is refused: %j',
  async (numbers) => {
    const { status, problem } = await orderings.save({ ...numbers, products: platform })
    expect([status, problem.code]).toEqual([400, 'request/invalid'])
  },
)

test('a save of nothing, or of products and moves at once, is refused', async () => {
  expect((await orderings.save({ version: 0, name: 'Nothing' })).problem.code).toBe('request/invalid')
  expect((await orderings.save({ version: 0, products: platform, moves: [{ products: [101], after: null }] })).problem.code).toBe(
    'request/invalid',
  )
})

test('the criteria in force are kept with the person and the store, and only those of a save that was taken', async () => {
  const kept = async () => (await orderings.samara.call(readPreferences, { query: { store, username: ana } }, ana)).data.criteria
  const criteria = [{ column: 'price', sort: 'ASC' as const }]
  await orderings.save({ version: 5, products: platform, logUserCriterias: criteria })
  expect(await kept()).toBeUndefined()
  await orderings.save({ version: 0, products: platform, logUserCriterias: criteria })
  expect(await kept()).toEqual(criteria)
})

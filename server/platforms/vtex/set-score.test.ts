import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { account, connected, smallShop, testSimulator } from '../../../demo/simulator/simulator.fixtures.ts'
import type { VtexProduct } from '../../../demo/simulator/index.ts'
import { bodyWithScore } from './product-body.ts'

const one = 1003
const gap = 100

describe('setting a score', () => {
  test('is one read and one write, and none where it is right already', async () => {
    const simulator = await testSimulator()
    const platform = connected(simulator)
    expect(await platform.setScore(one, 77)).toEqual({ result: 'written' })
    expect(await platform.setScore(one, 77)).toEqual({ result: 'already' })
    expect(await platform.setScore(999, 77)).toEqual({ result: 'gone' })
    expect(simulator.product('teststore', one).Score).toBe(77)
    expect([...(await simulator.writes('teststore'))]).toEqual([[one, 1]])
  })

  test('behaviour 14, every field kept · changes the score and nothing else, whatever the product holds', async () => {
    const simulator = await testSimulator()
    const platform = connected(simulator)
    const text = fc.oneof(
      fc.constant(null),
      fc.constant(''),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('<b>“Ñandú” & más</b>', "l'été", '😀 \u0000\n\t', 'ends in a space ', '   '),
    )
    const arbitrary = fc.record({
      Name: fc
        .oneof(
          fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 150 }),
          fc.constant('x'.repeat(150)),
          fc.constant('Ünïcødé “name” '),
        )
        .filter((name) => name.trim() !== ''),
      LinkId: text,
      // VTEX holds no longer one.
      RefId: text.filter((reference) => (reference ?? '').length <= 100),
      Description: text,
      DescriptionShort: text,
      KeyWords: text,
      Title: text,
      TaxCode: text,
      MetaTagDescription: text,
      AdWordsRemarketingCode: text,
      LomadeeCampaignCode: text,
      IsVisible: fc.boolean(),
      IsActive: fc.boolean(),
      ShowWithoutStock: fc.boolean(),
      SupplierId: fc.oneof(fc.constant(null), fc.nat()),
      ReleaseDate: fc.constantFrom('2020-01-01T00:00:00', '1999-12-31T23:59:59'),
      Score: fc.oneof(fc.constant(null), fc.nat({ max: 1000 })),
    })
    // PostgreSQL keeps no zero bytes; VTEX neither.
    const storable = (product: Partial<VtexProduct>) =>
      JSON.parse(JSON.stringify(product).replaceAll('\\u0000', '')) as Partial<VtexProduct>
    // Empty and null are one to VTEX; spaces at the end cannot be written back.
    const same = (value: unknown) => (typeof value === 'string' ? value.replace(/ +$/, '') || null : value)
    const plain = (product: VtexProduct) => Object.fromEntries(Object.entries(product).map(([name, value]) => [name, same(value)]))
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.integer({ min: 1001, max: 16_000_000 }), async (product, score) => {
        await simulator.edit('teststore', one, storable(product))
        const before = plain(simulator.product('teststore', one))
        expect(await platform.setScore(one, score)).toEqual({ result: 'written' })
        expect(plain(simulator.product('teststore', one))).toEqual({ ...before, Score: score })
      }),
      { numRuns: 150 },
    )
  })

  test('behaviour 15, fresh read before a write · keeps what somebody else changed since the catalogue was read', async () => {
    const simulator = await testSimulator()
    const platform = connected(simulator)
    await platform.product(one)
    await simulator.edit('teststore', one, { Name: 'Renamed meanwhile', IsVisible: false })
    await platform.setScore(one, 5)
    expect(simulator.product('teststore', one)).toMatchObject({ Name: 'Renamed meanwhile', IsVisible: false, Score: 5 })
  })

  test('refuses a product that would be given a release date, unless that is accepted', async () => {
    const simulator = await testSimulator()
    await simulator.edit('teststore', one, { ReleaseDate: null })
    expect(await connected(simulator).setScore(one, 5)).toEqual({
      result: 'refused',
      reason: 'no-release-date',
      message: null,
    })
    expect(simulator.product('teststore', one)).toMatchObject({ ReleaseDate: null, Score: 400 })
    expect(await connected(simulator, { mayDate: true }).setScore(one, 5)).toEqual({ result: 'written' })
    expect(simulator.product('teststore', one)).toMatchObject({ ReleaseDate: '2026-11-20T00:00:00', Score: 5 })
  })

  test('passes on why the platform refuses a product, and goes on with others', async () => {
    const simulator = await testSimulator()
    await simulator.edit('teststore', one, { BrandId: 1 })
    const platform = connected(simulator)
    expect(await platform.setScore(one, 5)).toEqual({ result: 'refused', reason: 'said', message: '400 Brand not found' })
    simulator.faults.begin({ kind: 'answer', status: 500, path: `/product/${one + 1}` })
    expect(await platform.setScore(one + 1, 5)).toEqual({ result: 'refused', reason: 'broken', message: null })
    simulator.faults.begin({ kind: 'answer', status: 200, body: '<html>', path: `/product/${one + 2}` })
    expect(await platform.setScore(one + 2, 5)).toMatchObject({ result: 'refused' })
    expect(await platform.setScore(one + 3, 5)).toEqual({ result: 'written' })
  })
})

describe('when the platform fails', () => {
  test('behaviour 6, timeouts · a write whose answer was lost is not sent again', async () => {
    for (const kind of ['lost-answer', 'half-answer', 'wrong-json'] as const) {
      const simulator = await testSimulator()
      simulator.faults.begin({ kind, method: 'PUT', times: 1 })
      expect(await connected(simulator).setScore(one, 5)).toEqual({ result: 'already' })
      expect([...(await simulator.writes('teststore'))]).toEqual([[one, 1]])
    }
  })

  test('behaviour 5, passing faults · a write that was never taken is sent again after a fresh read', async () => {
    for (const fault of [{ kind: 'reset' }, { kind: 'down' }, { kind: 'too-many' }, { kind: 'too-many', retryAfter: 1 }] as const) {
      const simulator = await testSimulator()
      simulator.faults.begin({ ...fault, method: 'PUT', times: 1 })
      expect(await connected(simulator).setScore(one, 5), fault.kind).toEqual({ result: 'written' })
      expect([...(await simulator.writes('teststore'))]).toEqual([[one, 1]])
    }
  })

  test('is called unavailable as soon as maxWait is over, and works again afterwards', async () => {
    const simulator = await testSimulator()
    const platform = connected(simulator, { maxWait: 0 })
    const end = simulator.faults.begin({ kind: 'down' })
    await expect(platform.setScore(one, 5)).rejects.toMatchObject({ kind: 'unavailable' })
    end()
    expect(await platform.setScore(one, 5)).toEqual({ result: 'written' })
  })

  test('behaviour 5, passing faults · at random for a thousand calls, every product ends right, written at most once', async () => {
    const simulator = await testSimulator(100)
    const platform = connected(simulator, { maxWait: Infinity })
    let seed = 7
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const kinds = ['down', 'reset', 'lost-answer', 'half-answer', 'wrong-json', 'too-many'] as const
    const ids = smallShop(100).products.map(({ id }) => id)
    await Promise.all(
      ids.map(async (id, index) => {
        if (random() < 0.7)
          simulator.faults.begin({
            kind: kinds[index % kinds.length] ?? 'down',
            times: 1 + Math.floor(random() * 3),
            path: `/product/${id}`,
          })
        expect(['written', 'already']).toContain((await platform.setScore(id, 1_000_000 - id)).result)
      }),
    )
    for (const id of ids) expect(simulator.product('teststore', id).Score).toBe(1_000_000 - id)
    expect(Math.max(...(await simulator.writes('teststore')).values())).toBe(1)
  })
})

test('two writers of one product follow each other', async () => {
  const simulator = await testSimulator()
  const platform = connected(simulator)
  simulator.faults.begin({ kind: 'slow', milliseconds: 20, method: 'GET' })
  const results = await Promise.all([5, 5, 5].map((score) => platform.setScore(one, score)))
  expect(results.map(({ result }) => result)).toEqual(['written', 'already', 'already'])
})

test('moving the last product to the top is one write, and shoppers see it', async () => {
  const simulator = await testSimulator(200)
  const platform = connected(simulator)
  const before = await platform.liveOrdering(1, 500)
  const last = before.at(-1) ?? 0
  const top = Math.max(...before.map((id) => simulator.product('teststore', id).Score ?? 0))
  await platform.setScore(last, top + gap)
  expect(await platform.liveOrdering(1, 500)).toEqual([last, ...before.slice(0, -1)])
  expect([...(await simulator.writes('teststore')).values()]).toEqual([1])
})

test('a body never holds the id or a null, and always the score', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.boolean())),
      fc.integer(),
      (fields, score) => {
        const made = bodyWithScore({ ...fields, Id: 1, ReleaseDate: '2020-01-01' }, score, false)
        const body = 'body' in made ? made.body : {}
        expect(body).not.toHaveProperty('Id')
        expect(body.Score).toBe(score)
        expect(Object.values(body)).not.toContain(null)
      },
    ),
  )
})

test('the account of tests is not the only one: another one’s writes are its own', async () => {
  const simulator = await testSimulator()
  const other = { account: 'otherstore', key: 'vtexappkey-otherstore-ABCDEF', secret: 'another' }
  await simulator.openAccount(other)
  await connected(simulator).setScore(one, 5)
  expect(simulator.product('otherstore', one).Score).toBe(400)
  await expect(connected(simulator, { credential: { ...other, secret: account.secret } }).product(one)).rejects.toMatchObject({
    kind: 'credential',
  })
  await expect(connected(simulator, { credential: other }).product(one)).resolves.toMatchObject({ score: 400 })
})

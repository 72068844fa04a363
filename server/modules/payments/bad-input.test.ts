import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCard,
  cancelSubscription,
  type Endpoint,
  payOpenInvoice,
  quoteSubscription,
  readInvoiceFile,
  readSubscription,
  resumeSubscription,
  setDefaultCard,
  subscribe,
} from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const [own, other] = ['own@shop.example', 'other@shop.example']
let samara: TestSamara
let requests = 0
beforeAll(async () => {
  samara = await startTestSamara({ environment: { SAMARA_INCLUDED_PLAN: 'free' } })
  await samara.addStore(own, 'own')
  await samara.addStore(other, 'other')
})
afterAll(() => samara.close())

const refusal = async <E extends Endpoint>(endpoint: E, input: object, as = own) =>
  (await samara.call(endpoint, input, as, { key: `key-of-request-${++requests}` })).problem?.code
const cardOf = async (username: string) =>
  (
    await samara.call(addCard, { body: { username, token: `sbx_success_122030_a1b2c3d4${++requests}`, isDefault: true } }, username, {
      key: `key-of-card-${requests}`,
    })
  ).data.added
const wanted = { username: own, plan: 'starter', period: 'month', coupon: null, trial: false }
const paying = { ...wanted, card: null, expected: 3_509, keep: null, returnPath: '/plans' }

test('amounts, plans, periods, currencies and ways back that do not exist are refused, and nothing is subscribed to', async () => {
  for (const bad of [
    { plan: 'platinum' },
    { plan: 'Starter' },
    { period: 'week' },
    { expected: -1 },
    { expected: 35.09 },
    { expected: '3509' },
    { expected: 4_294_967_296 },
    { currency: 'EUR' },
    { card: 'another' },
    { coupon: "x' or 1=1" },
    { returnPath: 'https://elsewhere.example/' },
  ])
    expect([bad, await refusal(subscribe, { body: { ...paying, ...bad } })]).toEqual([bad, 'request/invalid'])
  for (const bad of [{ plan: 'platinum' }, { period: 'day' }, { trial: 'yes' }])
    expect(await refusal(quoteSubscription, { body: { ...wanted, ...bad } })).toBe('request/invalid')
  await cardOf(own)
  expect(await refusal(subscribe, { body: { ...paying, expected: 0 } })).toBe('subscription/price-changed')
  expect((await samara.call(readSubscription, { query: { username: own } }, own)).data.state).toBe('none')
})

test("another person's card, subscription and invoice are nobody else's to use", async () => {
  const [mine, theirs] = [await cardOf(own), await cardOf(other)]
  expect(await refusal(subscribe, { body: { ...paying, card: theirs } })).toBe('card/unknown')
  expect(await refusal(setDefaultCard, { body: { username: own, card: theirs } })).toBe('card/unknown')
  expect(await refusal(subscribe, { body: { ...paying, card: mine } })).toBeUndefined()
  const invoice = (await samara.connection.pool.query<{ id: string }>('select id from invoices')).rows[0]!.id
  expect(await refusal(readInvoiceFile, { params: { invoice }, query: { username: other, language: 'en' } }, other)).toBe('invoice/unknown')
  // In the name of whoever is subscribed.
  for (const [endpoint, input] of [
    [readSubscription, { query: { username: own } }],
    [quoteSubscription, { body: wanted }],
    [subscribe, { body: { ...paying, plan: 'scale', expected: 36_179 } }],
    [cancelSubscription, { query: { username: own }, body: { data: { reason: '', keep: null } } }],
    [resumeSubscription, { body: { username: own, card: null, expected: 0, returnPath: '/plans' } }],
    [payOpenInvoice, { body: { username: own, card: null, returnPath: '/plans' } }],
    [readInvoiceFile, { params: { invoice }, query: { username: own, language: 'en' } }],
  ] as const)
    expect([endpoint.id, await refusal(endpoint, input, other)]).toEqual([endpoint.id, 'access/other-person'])
  expect((await samara.call(readSubscription, { query: { username: own } }, own)).data).toMatchObject({
    state: 'active',
    plan: 'starter',
    next: { kind: 'renewal' },
  })
})

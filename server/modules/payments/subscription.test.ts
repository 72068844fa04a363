import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCard,
  cancelSubscription,
  confirmPayment,
  createCoupon,
  type Input,
  listInvoices,
  listMemberships,
  listPayments,
  payOpenInvoice,
  type PlanName,
  type PlanPeriod,
  quoteSubscription,
  readCustomer,
  readInvoiceFile,
  readPaymentFigures,
  readSubscription,
  refundPayment,
  removeCard,
  resumeSubscription,
  saveBillingDetails,
  subscribe,
} from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { GatewayFault } from './gateway.ts'

const operator = 'operator@samara.example'
let samara: TestSamara
let disturb: (call: string, when: 'before' | 'after') => void = () => {}
let requests = 0

beforeAll(async () => {
  samara = await startTestSamara({
    disturbPayments: (call, when) => disturb(call, when),
    environment: { SAMARA_INCLUDED_PLAN: 'free' },
  })
  await samara.addStore(operator, 'operator-shop')
})
afterAll(() => samara.close())

const key = () => `key-of-request-${++requests}`
/** Somebody with a store, at an instant. */
async function someone(name: string, at = '2026-03-10T09:00:00Z'): Promise<string> {
  samara.clock.set(at)
  const email = `${name}@shop.example`
  await samara.addStore(email, name)
  return email
}
const cardOf = async (username: string, card: string, isDefault = true) =>
  samara.call(addCard, { body: { username, token: `sbx_${card}_122030_${'a1b2c3d4'}${++requests}`, isDefault } }, username, { key: key() })
const quote = async (
  username: string,
  plan: PlanName,
  period: PlanPeriod = 'month',
  more: Partial<Input<typeof quoteSubscription>['body']> = {},
) => samara.call(quoteSubscription, { body: { username, plan, period, coupon: null, trial: false, ...more } }, username)
async function buy(
  username: string,
  plan: PlanName,
  period: PlanPeriod = 'month',
  more: Partial<Input<typeof subscribe>['body']> = {},
  as = key(),
) {
  const { coupon = null, trial = false } = more
  const { data } = await quote(username, plan, period, { coupon, trial })
  const body = { username, plan, period, coupon, trial, card: null, expected: data.dueNow, keep: null, returnPath: '/plans', ...more }
  return samara.call(subscribe, { body }, username, { key: as })
}
const state = async (username: string) => (await samara.call(readSubscription, { query: { username } }, username)).data
const label = async (username: string, store: string) =>
  (await samara.call(listMemberships, { query: { username, store } }, username)).data[0]!.userMembershipId.membershipName
const charges = async (): Promise<number> =>
  (
    await samara.connection.pool.query<{ count: number }>(
      "select count(*)::int as count from sandbox_objects where kind = 'charge' and body ->> 'state' = 'paid'",
    )
  ).rows[0]!.count
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await samara.connection.pool.query<{ kind: string }>('select kind from mails where receiver = $1 order by created_at, kind', [email])
  ).rows.map(({ kind }) => kind)
const resume = (username: string, expected: number) =>
  samara.call(resumeSubscription, { body: { username, card: null, expected, returnPath: '/configuration' } }, username, { key: key() })
const payOpen = (username: string, card: string | null = null) =>
  samara.call(payOpenInvoice, { body: { username, card, returnPath: '/configuration' } }, username, { key: key() })
const cancel = (username: string) =>
  samara.call(cancelSubscription, { query: { username }, body: { data: { reason: '', keep: null } } }, username)
const invoicesOf = async (username: string) =>
  (await samara.call(listInvoices, { query: { username } }, username)).data.rows.map(({ plan, state: paid }) => `${plan} ${paid}`)
/** Lets the minutes' work be done at an instant. */
async function at(instant: string, tasks = ['subscriptions', 'refunds', 'sandbox-events']): Promise<void> {
  samara.clock.set(instant)
  for (const name of tasks) await samara.app.tasks.find((task) => task.name === name)!.run({} as never)
}
const authenticate = async (url: string, answer: 'passed' | 'failed'): Promise<string> => {
  const reply = await samara.app.http.inject({ method: 'POST', url: `${new URL(url).pathname}/answer/${answer}` })
  return String(reply.headers.location)
}

test('a year of a subscription: a trial without a card, an upgrade to the penny, a smaller plan at the end, cancelled and taken up again', async () => {
  const ana = await someone('ana', '2026-01-31T10:00:00Z')
  expect(await label(ana, 'ana')).toBe('Free')
  expect((await quote(ana, 'starter', 'month', { trial: true })).data).toMatchObject({ kind: 'trial', dueNow: 0, nextAmount: 3_509 })
  expect(await buy(ana, 'starter', 'month', { trial: true })).toMatchObject({
    data: { result: 'done', subscription: { state: 'trial', plan: 'starter' } },
  })
  expect((await quote(ana, 'growth', 'month', { trial: true })).problem?.code).toBe('plan/no-trial')
  await at('2026-02-11T10:00:00Z')
  expect(await mailsTo(ana)).toEqual(['trial-ends'])

  // Paid by the month from the 31st: short months end it earlier, and no later one is shortened by that.
  await cardOf(ana, 'success')
  samara.clock.set('2026-01-31T10:00:00Z')
  expect(await buy(ana, 'starter')).toMatchObject({
    data: { subscription: { state: 'active', next: { kind: 'renewal', at: '2026-02-28T10:00:00.000Z' } } },
  })
  await at('2026-02-28T10:00:00Z')
  expect((await state(ana)).next).toMatchObject({ kind: 'renewal', at: '2026-03-31T10:00:00.000Z', amount: 3_509 })
  // The clocks of Europe go forward on the 29th: the hour stays that of UTC.
  await at('2026-03-31T10:00:00Z')
  expect((await state(ana)).periodEndsAt).toBe('2026-04-30T10:00:00.000Z')

  samara.clock.set('2026-04-15T10:00:00Z')
  const upgrade = await quote(ana, 'growth', 'year')
  // 15 of 30 days of 29.00 are left: 14.50 less than 990.00, and 21 % of the difference.
  expect(upgrade.data).toMatchObject({
    kind: 'upgrade',
    lines: [
      { kind: 'plan', amount: 99_000 },
      { kind: 'credit', amount: -1_450, days: 15, of: 30 },
      { kind: 'tax', amount: 20_486 },
    ],
    dueNow: 118_036,
    nextAt: '2027-04-15T10:00:00.000Z',
  })
  expect((await buy(ana, 'growth', 'year', { expected: 1 })).problem?.code).toBe('subscription/price-changed')
  expect(await buy(ana, 'growth', 'year')).toMatchObject({ data: { result: 'done', subscription: { plan: 'growth' } } })
  expect(await label(ana, 'ana')).toBe('Growth')

  expect(await buy(ana, 'starter', 'month')).toMatchObject({
    data: { subscription: { plan: 'growth', next: { kind: 'change', plan: 'starter', amount: 3_509 } } },
  })
  const cancelled = await cancel(ana)
  expect(cancelled.data).toMatchObject({ plan: 'growth', next: { kind: 'end', at: '2027-04-15T10:00:00.000Z' }, mayResume: true })
  expect(await resume(ana, 0)).toMatchObject({ data: { subscription: { next: { kind: 'renewal' }, mayResume: false } } })
  await samara.call(cancelSubscription, { query: { username: ana }, body: { data: { reason: 'No season', keep: null } } }, ana)
  await at('2027-04-15T10:00:00Z')
  expect(await state(ana)).toMatchObject({ state: 'ended', plan: 'free', next: null, mayResume: true })
  // Who saw no price pays none; a price other than the one that was shown is refused.
  for (const expected of [0, 119_791]) expect((await resume(ana, expected)).problem?.code).toBe('subscription/price-changed')
  expect(await resume(ana, 119_790)).toMatchObject({ data: { subscription: { state: 'active', plan: 'growth' } } })

  const invoices = await samara.call(listInvoices, { query: { username: ana } }, ana)
  expect(invoices.data.rows.map(({ total, state: paid }) => [total, paid])).toEqual([
    [119_790, 'paid'],
    [118_036, 'paid'],
    [3_509, 'paid'],
    [3_509, 'paid'],
    [3_509, 'paid'],
  ])
  const file = await samara.call(
    readInvoiceFile,
    { params: { invoice: invoices.data.rows[0]!.id }, query: { username: ana, language: 'pt' } },
    ana,
  )
  expect(Buffer.from(file.data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(await samara.app.services.payments.compare()).toEqual([])
})

test('on 29 February a year begins that ends on the 28th, and is back on the 29th in a leap year', async () => {
  const lea = await someone('lea', '2028-02-29T12:00:00Z')
  await cardOf(lea, 'success')
  await buy(lea, 'starter', 'year')
  for (const end of ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28']) {
    expect((await state(lea)).periodEndsAt).toBe(`${end}T12:00:00.000Z`)
    await samara.connection.pool.query('update cards set expiry_year = 2040 where customer_id in (select customer_id from subscriptions)')
    await samara.connection.pool.query("update sandbox_objects set body = body || '{\"expiryYear\": 2040}' where kind = 'card'")
    await at(`${end}T12:00:00Z`)
  }
})

test('a card that is refused later: three more attempts in 14 days with messages, then a pause; another card takes it up again', async () => {
  const ben = await someone('ben')
  await cardOf(ben, 'success')
  await buy(ben, 'growth')
  await cardOf(ben, 'fails-later')
  await at('2026-04-10T09:00:00Z')
  expect(await state(ben)).toMatchObject({
    state: 'past-due',
    plan: 'growth',
    next: { kind: 'retry', at: '2026-04-13T09:00:00.000Z', attempt: 1, of: 3 },
    open: { state: 'failed', failure: 'declined' },
  })
  // Another card that is refused, too, uses up no attempt.
  expect((await payOpen(ben)).problem?.code).toBe('payment/declined')
  await at('2026-04-13T09:00:00Z')
  await at('2026-04-17T09:00:00Z')
  expect(await state(ben)).toMatchObject({ next: { kind: 'retry', at: '2026-04-24T09:00:00.000Z', attempt: 3 } })
  await at('2026-04-24T09:00:00Z')
  expect(await state(ben)).toMatchObject({ state: 'paused', plan: 'free', open: null, mayResume: true })
  expect(await mailsTo(ben)).toEqual(['invoice', 'payment-failed', 'payment-failed', 'payment-failed', 'subscription-paused'])
  await cardOf(ben, 'success')
  const resumed = await resume(ben, 11_979)
  expect(resumed.data.subscription).toMatchObject({ state: 'active', plan: 'growth', periodEndsAt: '2026-05-24T09:00:00.000Z' })
  expect(await samara.app.services.payments.compare()).toEqual([])
})

test('past due, a smaller plan is billed instead of the larger one; taken back, the larger one; cancelled, nothing', async () => {
  const uma = await someone('uma')
  await cardOf(uma, 'success')
  await buy(uma, 'growth')
  await cardOf(uma, 'fails-later')
  await at('2026-04-10T09:00:00Z')
  expect(await buy(uma, 'starter')).toMatchObject({
    data: { subscription: { open: { payment: null, amount: 3_509, state: 'failed' }, next: { kind: 'retry', amount: 3_509 } } },
  })
  expect(await resume(uma, 0)).toMatchObject({ data: { subscription: { next: { kind: 'retry', amount: 11_979 } } } })
  await buy(uma, 'starter')
  await cardOf(uma, 'success')
  expect(await payOpen(uma)).toMatchObject({
    data: {
      subscription: {
        state: 'active',
        plan: 'starter',
        periodEndsAt: '2026-05-10T09:00:00.000Z',
        next: { kind: 'renewal', amount: 3_509 },
      },
    },
  })
  await cardOf(uma, 'fails-later')
  await at('2026-05-10T09:00:00Z')
  // As by the page of the free plan.
  expect(await buy(uma, 'free')).toMatchObject({ data: { subscription: { state: 'ended', plan: 'free', open: null } } })
  expect((await payOpen(uma)).problem?.code).toBe('invoice/none-open')
  expect((await invoicesOf(uma)).toSorted()).toEqual([
    'growth paid',
    'growth void',
    'growth void',
    'starter paid',
    'starter void',
    'starter void',
  ])
  expect(await samara.app.services.payments.compare()).toEqual([])
})

test('cancelled while the renewal is charged: what was paid begins and then ends; what failed is not charged again', async () => {
  for (const [name, card, after] of [
    ['rita', 'success', { state: 'active', plan: 'growth', next: { kind: 'end', at: '2026-05-10T09:00:00.000Z' } }],
    ['raul', 'fails-later', { state: 'ended', plan: 'free', open: null }],
  ] as const) {
    const who = await someone(name)
    await cardOf(who, 'success')
    await buy(who, 'growth')
    await cardOf(who, 'fails-later')
    await at('2026-04-10T09:00:00Z')
    await cardOf(who, card)
    disturb = (call, when) => {
      if (call === 'charge' && when === 'after') throw new GatewayFault('no answer')
    }
    // No event of the gateway comes, either.
    await at('2026-04-13T09:00:00Z', ['subscriptions'])
    disturb = () => {}
    expect((await cancel(who)).data).toMatchObject({ plan: 'free', open: { state: 'processing' } })
    await at('2026-04-13T09:02:00Z')
    expect(await state(who)).toMatchObject(after)
    expect((await payOpen(who)).problem?.code).toBe('invoice/none-open')
  }
  expect(await samara.app.services.payments.compare()).toEqual([])
})

test('the card that somebody pays with is the main one from then on, and one that was refused is not; nothing goes on without a card', async () => {
  const nora = await someone('nora')
  await cardOf(nora, 'success')
  await buy(nora, 'starter')
  const poor = (await cardOf(nora, 'insufficient-funds', false)).data.added
  expect((await buy(nora, 'growth', 'month', { card: poor })).problem?.code).toBe('payment/insufficient-funds')
  const main = async () =>
    (await samara.call(readCustomer, { params: { email: nora } }, nora)).data.cards.find(({ isDefault }) => isDefault)
  expect((await main())?.last4).toBe('4242')
  const other = (await cardOf(nora, 'mastercard', false)).data.added
  await buy(nora, 'growth', 'month', { card: other })
  expect((await main())?.last4).toBe('4444')
  await cancel(nora)
  for (const { id } of (await samara.call(readCustomer, { params: { email: nora } }, nora)).data.cards)
    await samara.call(removeCard, { body: { username: nora, card: id } }, nora)
  expect((await resume(nora, 0)).problem?.code).toBe('card/none')
  expect((await state(nora)).next?.kind).toBe('end')
})

test('whoever ends a trial without a card reads that nothing was charged', async () => {
  const tess = await someone('tess')
  await buy(tess, 'scale', 'month', { trial: true })
  await at('2026-03-21T09:00:00Z')
  await at('2026-03-24T09:00:00Z')
  expect(await mailsTo(tess)).toEqual(['trial-ends', 'trial-ended'])
  expect(await invoicesOf(tess)).toEqual([])
})

test('a card whose bank asks: the person goes there and comes back to where they were; refused, nothing is charged and the plan stays', async () => {
  const eva = await someone('eva')
  await cardOf(eva, 'authentication')
  const waiting = await buy(eva, 'starter', 'month', { returnPath: '/plans/month/starter' })
  const { payment, authentication } = waiting.data
  expect(waiting.data).toMatchObject({
    result: 'authentication',
    subscription: { state: 'incomplete', plan: 'free', open: { state: 'authentication' } },
  })
  const url = authentication?.kind === 'redirect' ? authentication.url : ''
  expect((await samara.app.http.inject({ url: new URL(url).pathname, headers: { 'accept-language': 'en' } })).body).toContain('35.09')
  expect(await authenticate(url, 'failed')).toMatch(/\/plans\/month\/starter\?payment=/)
  const confirm = (id: string | null, as = eva) =>
    samara.call(confirmPayment, { params: { payment: id ?? '' }, query: { username: as } }, as)
  expect((await confirm(payment)).problem?.code).toBe('payment/authentication-failed')
  expect(await state(eva)).toMatchObject({ state: 'none', plan: 'free' })

  const again = await buy(eva, 'starter')
  await authenticate(again.data.authentication?.kind === 'redirect' ? again.data.authentication.url : '', 'passed')
  const other = await someone('olga')
  expect((await confirm(again.data.payment, other)).problem?.code).toBe('payment/unknown')
  // The event comes before the person does.
  await at('2026-03-10T09:01:00Z')
  expect((await confirm(again.data.payment)).data).toMatchObject({ result: 'done', subscription: { state: 'active', plan: 'starter' } })
  expect((await confirm(again.data.payment)).data.result).toBe('done')
})

test('two tabs that pay at once, and the same request twice, charge once', async () => {
  const tom = await someone('tom')
  await cardOf(tom, 'success')
  const before = await charges()
  const [same, tabs] = [key(), await Promise.all([buy(tom, 'growth'), buy(tom, 'growth')])]
  expect(tabs.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  for (const { problem } of tabs) expect([undefined, 'payment/in-progress', 'subscription/price-changed']).toContain(problem?.code)
  expect(await charges()).toBe(before + 1)
  await buy(tom, 'scale', 'month', {}, same)
  const repeated = await samara.call(
    subscribe,
    {
      body: {
        username: tom,
        plan: 'scale',
        period: 'month',
        coupon: null,
        trial: false,
        card: null,
        expected: 1,
        keep: null,
        returnPath: '/plans',
      },
    },
    tom,
    { key: same },
  )
  expect(repeated.data).toMatchObject({ result: 'done', subscription: { plan: 'scale' } })
  expect(await charges()).toBe(before + 2)
})

test('the gateway is away, or its answer is lost after charging: nothing is charged twice, and what was paid counts a minute later', async () => {
  const max = await someone('max')
  await cardOf(max, 'success')
  const before = await charges()
  for (const when of ['after', 'before'] as const) {
    disturb = (call, now) => {
      if (call === 'charge' && now === when) throw new GatewayFault('no answer')
    }
    const plan = when === 'after' ? 'starter' : 'growth'
    const lost = await buy(max, plan)
    expect(lost.data).toMatchObject({ result: 'processing', subscription: { open: { state: 'processing' } } })
    expect((await buy(max, 'scale')).problem?.code).toBe('payment/in-progress')
    disturb = () => {}
    await at(when === 'after' ? '2026-03-10T09:02:00Z' : '2026-03-10T09:05:00Z')
    expect(await state(max)).toMatchObject({ state: 'active', plan, open: null })
  }
  expect(await charges()).toBe(before + 2)
  disturb = (call) => {
    if (call === 'addCard') throw new GatewayFault('no answer')
  }
  expect((await cardOf(max, 'mastercard')).problem?.code).toBe('payment/unavailable')
  disturb = () => {}
  expect(await samara.app.services.payments.compare()).toEqual([])
})

test('events that come twice, days late or forged change nothing that is not so', async () => {
  const { sandbox } = samara.app.services.payments
  const ada = await someone('ada')
  await cardOf(ada, 'disputed')
  await buy(ada, 'starter')
  const events: [Buffer, string][] = []
  await sandbox!.deliver((body, signature) => Promise.resolve(void events.push([body, signature])))
  const send = async (body: Buffer, signature: string) =>
    (
      await samara.app.http.inject({
        method: 'POST',
        url: '/payments/events',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      })
    ).statusCode
  const [newest, signature] = events.at(-1)!
  for (const [body, signed] of [...events.toReversed(), ...events]) expect(await send(body, signed)).toBe(200)
  expect(
    await send(
      newest,
      signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
  ).toBe(400)
  expect(await send(Buffer.concat([newest, Buffer.from(' ')]), signature)).toBe(400)
  expect(await send(newest, '')).toBe(400)
  samara.clock.set('2026-03-14T09:00:00Z')
  expect(await send(newest, signature)).toBe(400)
  const payments = await samara.call(listPayments, { query: { search: 'ada' } }, operator)
  expect(payments.data.rows).toMatchObject([{ state: 'paid', disputed: true, amount: 3_509 }])
  const sums = await samara.connection.pool.query("select sum(amount)::int as sum from ledger_entries where account = 'disputed'")
  expect(sums.rows).toEqual([{ sum: 3_509 }])
})

test('an operator pays back in parts, never more than was paid; revenue follows', async () => {
  const gus = await someone('gus', '2026-06-01T09:00:00Z')
  await samara.call(
    saveBillingDetails,
    { query: { username: gus }, body: { name: 'Gus Lda', country: 'PT', address: 'Rua 1', taxId: '', invoiceEmail: 'bills@gus.example' } },
    gus,
  )
  await cardOf(gus, 'success')
  await buy(gus, 'starter')
  expect(await mailsTo('bills@gus.example')).toEqual(['invoice'])
  const { rows: files } = await samara.connection.pool.query<{ file_name: string; file: Buffer }>(
    "select file_name, file from mails where kind = 'invoice' and receiver in ('bills@gus.example', $1)",
    [gus],
  )
  const [invoice] = (await samara.call(listInvoices, { query: { username: gus } }, gus)).data.rows
  const download = { params: { invoice: invoice!.id }, query: { username: gus, language: 'es' as const } }
  const same = Buffer.from((await samara.call(readInvoiceFile, download, gus)).data.pdf, 'base64')
  expect(files.map(({ file_name: name, file }) => [name, file.subarray(0, 5).toString(), file.length])).toEqual(
    [1, 2].map(() => [`${invoice!.number}.pdf`, '%PDF-', same.length]),
  )
  const [payment] = (await samara.call(listPayments, { query: { search: 'gus' } }, operator)).data.rows
  expect(payment?.amount).toBe(3_567)
  const refund = (amount: number, as: string) =>
    samara.call(refundPayment, { params: { payment: payment!.id }, body: { amount, reason: 'Too much' } }, operator, { key: as })
  disturb = (call, when) => {
    if (call === 'refund' && when === 'after') throw new GatewayFault('no answer')
  }
  expect((await refund(567, 'first-refund')).data.refunded).toBe(567)
  disturb = () => {}
  expect((await refund(567, 'first-refund')).data.refunded).toBe(567)
  expect((await refund(3_001, 'second-refund')).problem?.code).toBe('payment/refund-too-large')
  expect((await refund(3_000, 'third-refund')).data.refunded).toBe(3_567)
  const { data } = await samara.call(readPaymentFigures, {}, operator)
  expect(data.revenue.find(({ month }) => month === '2026-06')).toMatchObject({ net: 0, tax: 0, refunded: 3_567 })
  await at('2026-06-01T09:02:00Z')
  expect(await samara.app.services.payments.compare()).toEqual([])
})

test('a coupon lowers its invoices, is used once by each, and is refused where it does not fit', async () => {
  const create = (code: string, more: object = {}) =>
    samara.call(
      createCoupon,
      { body: { code, percent: 50, invoices: 2, plans: ['starter'], most: 1, lastDay: '2026-12-31', ...more } },
      operator,
      { key: `coupon-${code}` },
    )
  const kim = await someone('kim')
  expect((await create('spring')).data).toMatchObject({ code: 'SPRING', used: 0 })
  expect((await create('SPRING', { percent: 10 })).problem?.code).toBe('coupon/code-taken')
  expect((await create('past', { lastDay: '2026-02-30' })).problem?.code).toBe('coupon/bad-day')
  await cardOf(kim, 'success')
  expect((await quote(kim, 'growth', 'month', { coupon: 'spring' })).problem?.code).toBe('coupon/not-for-plan')
  expect((await quote(kim, 'starter', 'month', { coupon: 'nothing' })).problem?.code).toBe('coupon/unknown')
  expect(await buy(kim, 'starter', 'month', { coupon: 'spring' })).toMatchObject({ data: { subscription: { next: { amount: 1_755 } } } })
  await at('2026-04-10T09:00:00Z')
  expect((await state(kim)).next).toMatchObject({ amount: 3_509 })
  expect((await quote(await someone('leo'), 'starter', 'month', { coupon: 'SPRING' })).problem?.code).toBe('coupon/used')
  samara.clock.set('2027-01-01T00:00:00Z')
  await create('over', { most: null, lastDay: '2027-01-01' })
  samara.clock.set('2027-01-02T00:00:00Z')
  expect((await quote(kim, 'starter', 'year', { coupon: 'over' })).problem?.code).toBe('coupon/expired')
})

test('cards and details that cannot be are refused where they stand; the last card of a running plan stays', async () => {
  const zoe = await someone('zoe')
  expect((await cardOf(zoe, 'declined')).problem?.code).toBe('payment/declined')
  expect((await cardOf(zoe, 'unknown-card')).problem?.code).toBe('card/bad-token')
  const old = { username: zoe, token: 'sbx_success_012026_a1b2c3d4', isDefault: true }
  expect((await samara.call(addCard, { body: old }, zoe, { key: key() })).problem?.code).toBe('payment/expired-card')
  expect((await buy(zoe, 'starter')).problem?.code).toBe('card/none')
  await cardOf(zoe, 'success')
  const { data } = await cardOf(zoe, 'success')
  expect(data.cards).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true, expiry: 'valid' }])
  await buy(zoe, 'starter')
  const [card] = data.cards
  const remove = (username: string) => samara.call(removeCard, { body: { username, card: card!.id } }, username)
  expect((await remove(zoe)).problem?.code).toBe('card/needed')
  expect((await remove(await someone('ivo'))).problem?.code).toBe('card/unknown')
  expect((await samara.call(readCustomer, { params: { email: zoe } }, 'ivo@shop.example')).problem?.code).toBe('access/other-person')
  const save = (more: object) =>
    samara.call(
      saveBillingDetails,
      { query: { username: zoe }, body: { name: 'Zoe SL', country: 'ES', address: '', taxId: 'B12345678', invoiceEmail: '', ...more } },
      zoe,
    )
  expect((await save({ taxId: '12' })).problem?.code).toBe('request/invalid')
  expect((await save({ taxId: '1234567' })).problem).toMatchObject({ code: 'billing/bad-tax-id', errors: [{ path: 'body.taxId' }] })
  expect((await save({ country: 'XX' })).problem?.code).toBe('billing/bad-country')
  const address = 'Calle de la Luna 8\n28004 Madrid'
  expect((await save({ taxId: 'es-b1234567-8', address })).data.billing).toMatchObject({ taxId: 'B12345678', address })
})

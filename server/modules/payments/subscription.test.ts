import { expect, test } from 'vitest'
import {
  addCard,
  confirmPayment,
  createCoupon,
  listInvoices,
  listPayments,
  readCustomer,
  readInvoiceFile,
  readPaymentFigures,
  refundPayment,
  removeCard,
  saveBillingDetails,
  subscribe,
} from '../../../contract/index.ts'
import { operator, payingPeople } from '../../testing/paying-people.ts'
import { GatewayFault } from './gateway.ts'

const { key, someone, cardOf, quote, buy, payOpen, state, charges, mailsTo, at, authenticate, samara, disturb } = payingPeople()

test('on 29 February a year begins that ends on the 28th, and is back on the 29th in a leap year', async () => {
  const lea = await someone('lea', '2028-02-29T12:00:00Z')
  await cardOf(lea, 'success')
  await buy(lea, 'starter', 'year')
  for (const end of ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28']) {
    expect((await state(lea)).periodEndsAt).toBe(`${end}T12:00:00.000Z`)
    await samara().connection.pool.query('update cards set expiry_year = 2040 where customer_id in (select customer_id from subscriptions)')
    await samara().connection.pool.query("update sandbox_objects set body = body || '{\"expiryYear\": 2040}' where kind = 'card'")
    await at(`${end}T12:00:00Z`)
  }
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
  expect((await samara().app.http.inject({ url: new URL(url).pathname, headers: { 'accept-language': 'en' } })).body).toContain('35.09')
  expect(await authenticate(url, 'failed')).toMatch(/\/plans\/month\/starter\?payment=/)
  const confirm = (id: string | null, as = eva) =>
    samara().call(confirmPayment, { params: { payment: id ?? '' }, query: { username: as } }, as)
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

test('who passed at the bank, did not come back and pays again is charged once, and reads that it is paid', async () => {
  const iris = await someone('iris')
  await cardOf(iris, 'authentication')
  const { authentication, payment } = (await buy(iris, 'starter')).data
  const before = await charges()
  await authenticate(authentication?.kind === 'redirect' ? authentication.url : '', 'passed')
  expect((await payOpen(iris)).data).toMatchObject({ result: 'done', payment, subscription: { state: 'active', plan: 'starter' } })
  expect((await payOpen(iris)).problem?.code).toBe('invoice/none-open')
  expect(await charges()).toBe(before + 1)
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
  const repeated = await samara().call(
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
    disturb((call, now) => {
      if (call === 'charge' && now === when) throw new GatewayFault('no answer')
    })
    const plan = when === 'after' ? 'starter' : 'growth'
    const lost = await buy(max, plan)
    expect(lost.data).toMatchObject({ result: 'processing', subscription: { open: { state: 'processing' } } })
    expect((await buy(max, 'scale')).problem?.code).toBe('payment/in-progress')
    disturb()
    await at(when === 'after' ? '2026-03-10T09:02:00Z' : '2026-03-10T09:05:00Z')
    expect(await state(max)).toMatchObject({ state: 'active', plan, open: null })
  }
  expect(await charges()).toBe(before + 2)
  disturb((call) => {
    if (call === 'addCard') throw new GatewayFault('no answer')
  })
  expect((await cardOf(max, 'mastercard')).problem?.code).toBe('payment/unavailable')
  disturb()
  expect(await samara().app.services.payments.compare()).toEqual([])
})

test('events that come twice, days late or forged change nothing that is not so', async () => {
  const { sandbox } = samara().app.services.payments
  const ada = await someone('ada')
  await cardOf(ada, 'disputed')
  await buy(ada, 'starter')
  const events: [Buffer, string][] = []
  await sandbox!.deliver((body, signature) => Promise.resolve(void events.push([body, signature])))
  const send = async (body: Buffer, signature: string) =>
    (
      await samara().app.http.inject({
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
  samara().clock.set('2026-03-14T09:00:00Z')
  expect(await send(newest, signature)).toBe(400)
  const payments = await samara().call(listPayments, { query: { search: 'ada' } }, operator)
  expect(payments.data.rows).toMatchObject([{ state: 'paid', disputed: true, amount: 3_509 }])
  const sums = await samara().connection.pool.query("select sum(amount)::int as sum from ledger_entries where account = 'disputed'")
  expect(sums.rows).toEqual([{ sum: 3_509 }])
})

test('what is left of a period comes back with the tax that it was paid with, also when the person has moved to another country', async () => {
  const yara = await someone('yara', '2026-06-01T09:00:00Z')
  const live = (country: string) =>
    samara().call(
      saveBillingDetails,
      { query: { username: yara }, body: { name: 'Yara', country, address: 'Street 1', taxId: '', invoiceEmail: '' } },
      yara,
    )
  await cardOf(yara, 'success')
  await live('US')
  await buy(yara, 'starter', 'month')
  await live('ES')
  const linesOf = async () => (await quote(yara, 'growth', 'month')).data.lines
  const before = await linesOf()
  const amountOf = (lines: typeof before, kind: string) => lines.filter((line) => line.kind === kind).map(({ amount }) => amount)
  const [price] = amountOf(before, 'plan')
  // Nothing of the tax of the new plan is taken off for a month that was paid without any.
  expect(amountOf(before, 'tax')).toEqual([Math.floor((price! * 2_100 + 5_000) / 10_000)])
  await buy(yara, 'growth', 'month')
  await live('US')
  const [plan] = amountOf(await linesOf(), 'plan')
  expect(plan).toBeGreaterThan(0)
  const larger = (await quote(yara, 'scale', 'month')).data.lines
  const [left] = amountOf(larger, 'credit')
  expect(left).toBeLessThan(0)
  // The tax that was paid for what is left comes back.
  expect(amountOf(larger, 'tax')[0]).toBe(-Math.floor((-left! * 2_100 + 5_000) / 10_000))
})

test('an operator pays back in parts, never more than was paid; revenue follows', async () => {
  const gus = await someone('gus', '2026-06-01T09:00:00Z')
  await samara().call(
    saveBillingDetails,
    { query: { username: gus }, body: { name: 'Gus Lda', country: 'PT', address: 'Rua 1', taxId: '', invoiceEmail: 'bills@gus.example' } },
    gus,
  )
  await cardOf(gus, 'success')
  await buy(gus, 'starter')
  expect(await mailsTo('bills@gus.example')).toEqual(['invoice'])
  const { rows: files } = await samara().connection.pool.query<{ file_name: string; file: Buffer }>(
    "select file_name, file from mails where kind = 'invoice' and receiver in ('bills@gus.example', $1)",
    [gus],
  )
  const [invoice] = (await samara().call(listInvoices, { query: { username: gus } }, gus)).data.rows
  const download = { params: { invoice: invoice!.id }, query: { username: gus, language: 'es' as const } }
  const same = Buffer.from((await samara().call(readInvoiceFile, download, gus)).data.pdf, 'base64')
  expect(files.map(({ file_name: name, file }) => [name, file.subarray(0, 5).toString(), file.length])).toEqual(
    [1, 2].map(() => [`${invoice!.number}.pdf`, '%PDF-', same.length]),
  )
  const [payment] = (await samara().call(listPayments, { query: { search: 'gus' } }, operator)).data.rows
  expect(payment?.amount).toBe(3_567)
  const refund = (amount: number, as: string) =>
    samara().call(refundPayment, { params: { payment: payment!.id }, body: { amount, reason: 'Too much' } }, operator, { key: as })
  disturb((call, when) => {
    if (call === 'refund' && when === 'after') throw new GatewayFault('no answer')
  })
  expect((await refund(567, 'first-refund')).data.refunded).toBe(567)
  disturb()
  expect((await refund(567, 'first-refund')).data.refunded).toBe(567)
  expect((await refund(3_001, 'second-refund')).problem?.code).toBe('payment/refund-too-large')
  expect((await refund(3_000, 'third-refund')).data.refunded).toBe(3_567)
  const { data } = await samara().call(readPaymentFigures, {}, operator)
  expect(data.revenue.find(({ month }) => month === '2026-06')).toMatchObject({ net: 0, tax: 0, refunded: 3_567 })
  await at('2026-06-01T09:02:00Z')
  expect(await samara().app.services.payments.compare()).toEqual([])
})

test('a coupon lowers its invoices, is used once by each, and is refused where it does not fit', async () => {
  const create = (code: string, more: object = {}) =>
    samara().call(
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
  samara().clock.set('2027-01-01T00:00:00Z')
  await create('over', { most: null, lastDay: '2027-01-01' })
  samara().clock.set('2027-01-02T00:00:00Z')
  expect((await quote(kim, 'starter', 'year', { coupon: 'over' })).problem?.code).toBe('coupon/expired')
})

test('cards and details that cannot be are refused where they stand; the last card of a running plan stays', async () => {
  const zoe = await someone('zoe')
  expect((await cardOf(zoe, 'declined')).problem?.code).toBe('payment/declined')
  expect((await cardOf(zoe, 'unknown-card')).problem?.code).toBe('card/bad-token')
  const old = { username: zoe, token: 'sbx_success_012026_a1b2c3d4', isDefault: true }
  expect((await samara().call(addCard, { body: old }, zoe, { key: key() })).problem?.code).toBe('payment/expired-card')
  expect((await buy(zoe, 'starter')).problem?.code).toBe('card/none')
  await cardOf(zoe, 'success')
  const { data } = await cardOf(zoe, 'success')
  expect(data.cards).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true, expiry: 'valid' }])
  await buy(zoe, 'starter')
  const [card] = data.cards
  const remove = (username: string) => samara().call(removeCard, { body: { username, card: card!.id } }, username)
  expect((await remove(zoe)).problem?.code).toBe('card/needed')
  expect((await remove(await someone('ivo'))).problem?.code).toBe('card/unknown')
  expect((await samara().call(readCustomer, { params: { email: zoe } }, 'ivo@shop.example')).problem?.code).toBe('access/other-person')
  const save = (more: object) =>
    samara().call(
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

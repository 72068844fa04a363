import { expect, test } from 'vitest'
import { cancelSubscription, listInvoices, readInvoiceFile } from '../../../contract/index.ts'
import { payingPeople } from '../../testing/paying-people.ts'

const { someone, cardOf, quote, buy, state, label, mailsTo, resume, cancel, invoicesOf, at, samara } = payingPeople()

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
  samara().clock.set('2026-01-31T10:00:00Z')
  expect(await buy(ana, 'starter')).toMatchObject({
    data: { subscription: { state: 'active', next: { kind: 'renewal', at: '2026-02-28T10:00:00.000Z' } } },
  })
  await at('2026-02-28T10:00:00Z')
  expect((await state(ana)).next).toMatchObject({ kind: 'renewal', at: '2026-03-31T10:00:00.000Z', amount: 3_509 })
  // The clocks of Europe go forward on the 29th: the hour stays that of UTC.
  await at('2026-03-31T10:00:00Z')
  expect((await state(ana)).periodEndsAt).toBe('2026-04-30T10:00:00.000Z')

  samara().clock.set('2026-04-15T10:00:00Z')
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
  await samara().call(cancelSubscription, { query: { username: ana }, body: { data: { reason: 'No season', keep: null } } }, ana)
  await at('2027-04-15T10:00:00Z')
  expect(await state(ana)).toMatchObject({ state: 'ended', plan: 'free', next: null, mayResume: true })
  // Who saw no price pays none; a price other than the one that was shown is refused.
  for (const expected of [0, 119_791]) expect((await resume(ana, expected)).problem?.code).toBe('subscription/price-changed')
  expect(await resume(ana, 119_790)).toMatchObject({ data: { subscription: { state: 'active', plan: 'growth' } } })

  const invoices = await samara().call(listInvoices, { query: { username: ana } }, ana)
  expect(invoices.data.rows.map(({ total, state: paid }) => [total, paid])).toEqual([
    [119_790, 'paid'],
    [118_036, 'paid'],
    [3_509, 'paid'],
    [3_509, 'paid'],
    [3_509, 'paid'],
  ])
  const file = await samara().call(
    readInvoiceFile,
    { params: { invoice: invoices.data.rows[0]!.id }, query: { username: ana, language: 'pt' } },
    ana,
  )
  expect(Buffer.from(file.data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(await samara().app.services.payments.compare()).toEqual([])
})

test('whoever ends a trial without a card reads that nothing was charged', async () => {
  const tess = await someone('tess')
  await buy(tess, 'scale', 'month', { trial: true })
  await at('2026-03-21T09:00:00Z')
  await at('2026-03-24T09:00:00Z')
  expect(await mailsTo(tess)).toEqual(['trial-ends', 'trial-ended'])
  expect(await invoicesOf(tess)).toEqual([])
})

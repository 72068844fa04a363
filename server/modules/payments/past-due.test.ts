import { expect, test } from 'vitest'
import { readCustomer, removeCard } from '../../../contract/index.ts'
import { payingPeople } from '../../testing/paying-people.ts'

const { someone, cardOf, buy, state, mailsTo, resume, payOpen, cancel, invoicesOf, at, samara } = payingPeople()

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
  expect(await samara().app.services.payments.compare()).toEqual([])
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
  expect(await samara().app.services.payments.compare()).toEqual([])
})

test('the card that somebody pays with is the main one from then on, and one that was refused is not; nothing goes on without a card', async () => {
  const nora = await someone('nora')
  await cardOf(nora, 'success')
  await buy(nora, 'starter')
  const poor = (await cardOf(nora, 'insufficient-funds', false)).data.added
  expect((await buy(nora, 'growth', 'month', { card: poor })).problem?.code).toBe('payment/insufficient-funds')
  const main = async () =>
    (await samara().call(readCustomer, { params: { email: nora } }, nora)).data.cards.find(({ isDefault }) => isDefault)
  expect((await main())?.last4).toBe('4242')
  const other = (await cardOf(nora, 'mastercard', false)).data.added
  await buy(nora, 'growth', 'month', { card: other })
  expect((await main())?.last4).toBe('4444')
  await cancel(nora)
  for (const { id } of (await samara().call(readCustomer, { params: { email: nora } }, nora)).data.cards)
    await samara().call(removeCard, { body: { username: nora, card: id } }, nora)
  expect((await resume(nora, 0)).problem?.code).toBe('card/none')
  expect((await state(nora)).next?.kind).toBe('end')
})

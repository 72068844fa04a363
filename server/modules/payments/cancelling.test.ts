import { expect, test } from 'vitest'
import { payingPeople } from '../../testing/paying-people.ts'
import { GatewayFault } from './gateway.ts'

const { someone, cardOf, buy, state, payOpen, cancel, at, samara, disturb } = payingPeople()

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
    disturb((call, when) => {
      if (call === 'charge' && when === 'after') throw new GatewayFault('no answer')
    })
    // No event of the gateway comes, either.
    await at('2026-04-13T09:00:00Z', ['subscriptions'])
    disturb()
    expect((await cancel(who)).data).toMatchObject({ plan: 'free', open: { state: 'processing' } })
    await at('2026-04-13T09:02:00Z')
    expect(await state(who)).toMatchObject(after)
    expect((await payOpen(who)).problem?.code).toBe('invoice/none-open')
  }
  expect(await samara().app.services.payments.compare()).toEqual([])
})

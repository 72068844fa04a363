import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidPlanNames, planCurrencies, planNames, planPeriods, type Tax } from '../../../contract/index.ts'
import { makeBill, unusedOf } from './bill.ts'
import { dayLength, periodsAfter } from './calendar.ts'
import { invoiceEntries, refundEntries, takenBack } from './ledger.ts'
import { begin, beginTrial, dueAction, end, fail, following, type Life, lifeStates, plan, renew, takeBack } from './life.ts'
import { taxShare } from './settle.ts'
import { taxOn } from './tax.ts'

const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
const period = fc.constantFrom(...planPeriods)
const paid = fc.constantFrom(...paidPlanNames)
const amount = fc.integer({ min: 0, max: 10_000_000 })
const tax = fc.record({ kind: fc.constant<Tax['kind']>('charged'), rate: fc.integer({ min: 0, max: 3_000 }) })
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Holds for whatever is given. */
const always = <T>(title: string, given: fc.Arbitrary<T>, check: (value: T) => void): void =>
  void test(title, () => void fc.assert(fc.property(given, check)))

describe('the calendar', () => {
  always(
    'no period is skipped, shortened for good or moved to another hour',
    fc.tuple(instant, fc.integer({ min: 1, max: 60 }), period),
    ([at, count, each]) => {
      const [before, after] = [periodsAfter(at, count - 1, each), periodsAfter(at, count, each)]
      const days = (after.getTime() - before.getTime()) / dayLength
      expect(days).toBeGreaterThanOrEqual(each === 'month' ? 28 : 365)
      expect(days).toBeLessThanOrEqual(each === 'month' ? 31 : 366)
      expect(after.getTime() % dayLength).toBe(at.getTime() % dayLength)
      const lastDay = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate()
      expect(after.getUTCDate()).toBe(Math.min(at.getUTCDate(), lastDay))
    },
  )
})

describe('a bill', () => {
  const parts = fc.record({
    plan: fc.constantFrom(...planNames),
    period,
    currency: fc.constantFrom(...planCurrencies),
    unused: fc.option(fc.record({ amount, days: fc.integer({ min: 0, max: 366 }), of: fc.constant(366) })),
    unusedTax: tax,
    percent: fc.integer({ min: 0, max: 100 }),
    tax,
    credit: amount,
  })
  always('its lines are its total, nothing is charged below zero, and no penny of credit is lost or made', fc.tuple(parts), ([given]) => {
    const bill = makeBill(given)
    expect(sum(bill.lines.map((line) => line.amount))).toBe(bill.total)
    expect(bill.due).toBe(Math.max(0, bill.total))
    expect(given.credit + bill.credit).toBeGreaterThanOrEqual(0)
    // What is charged and what credit changes by are the price of it, tax included.
    const left = given.unused?.amount ?? 0
    const net = bill.net - left
    // What was paid with another tax comes back with that one.
    const charged =
      given.tax.rate === given.unusedTax.rate ? taxOn(net, given.tax) : taxOn(bill.net, given.tax) - taxOn(left, given.unusedTax)
    expect(bill.due - bill.credit).toBe(net + charged)
  })
  test('of what is paid back the tax is as in its invoice, also where credit paid most of it', () => {
    const lines = makeBill({
      plan: 'starter',
      period: 'year',
      currency: 'EUR',
      unused: null,
      unusedTax: { kind: 'charged', rate: 2_100 },
      percent: 0,
      tax: { kind: 'charged', rate: 2_100 },
      credit: 30_000,
    }).lines
    expect(taxShare(121, { lines })).toBe(21)
    expect(taxShare(121, { lines: [] })).toBe(0)
  })
  always('every booking of it is balanced, and taking it back leaves nothing', fc.tuple(parts, amount), ([given, refunded]) => {
    const bill = makeBill(given)
    const entries = invoiceEntries(bill.lines, bill.due, bill.credit)
    expect(sum(Object.values(entries))).toBe(0)
    expect(sum([...Object.values(entries), ...Object.values(takenBack(entries))])).toBe(0)
    expect(sum(Object.values(refundEntries(refunded, taxOn(refunded, given.tax))))).toBe(0)
  })
  always(
    'what is left of a period is between nothing and all of it',
    fc.tuple(amount, instant, period, fc.double({ min: 0, max: 1, noNaN: true })),
    ([net, from, each, share]) => {
      const to = periodsAfter(from, 1, each)
      const now = new Date(from.getTime() + Math.floor((to.getTime() - from.getTime()) * share))
      const unused = unusedOf(net, from, to, now)
      expect(unused.amount).toBeGreaterThanOrEqual(0)
      expect(unused.amount).toBeLessThanOrEqual(net)
      expect(unusedOf(net, from, to, from).amount).toBe(net)
      expect(unusedOf(net, from, to, to).amount).toBe(0)
    },
  )
})

describe('the life of a subscription', () => {
  type Act =
    | { do: 'pass'; days: number; card: boolean; pays: boolean }
    | { do: 'plan'; plan: (typeof planNames)[number]; period: 'month' | 'year' }
    | { do: 'take-back' }
  const steps = fc.array(
    fc.oneof<fc.Arbitrary<Act>[]>(
      fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }), card: fc.boolean(), pays: fc.boolean() }),
      fc.record({ do: fc.constant('plan' as const), plan: fc.constantFrom(...planNames), period }),
      fc.record({ do: fc.constant('take-back' as const) }),
    ),
    { maxLength: 40 },
  )

  always(
    'goes only where its states allow, is charged for no time twice, and always knows what comes next',
    fc.tuple(instant, paid, period, fc.boolean(), steps),
    ([at, first, each, trial, given]) => {
      let now = at
      let life: Life = trial ? beginTrial(first, each, now) : begin(first, each, now)
      let paidUntil = life.periodEndsAt
      const become = (after: Life) => {
        if (after.state !== life.state) expect(lifeStates[life.state]).toContain(after.state)
        life = after
      }
      for (const act of given) {
        if (life.state === 'ended' || life.state === 'paused') {
          expect(life.dueAt).toBeNull()
          break
        }
        expect(life.dueAt).not.toBeNull()
        if (act.do === 'take-back') become(takeBack(life))
        if (act.do === 'plan') become(plan(life, act.plan, act.period))
        if (act.do === 'pass') {
          now = new Date(now.getTime() + act.days * dayLength)
          const action = dueAction(life, now, act.card)
          if (action === 'remind') life = { ...life, reminded: true, dueAt: life.periodEndsAt }
          if (action === 'end') become(end(life))
          if (action === 'charge' && act.pays) {
            const next = following(life)
            expect(next?.periodStartsAt).toEqual(paidUntil)
            become(renew(life, { plan: next!.plan, period: next!.period }))
            paidUntil = life.periodEndsAt
          } else if (action === 'charge') become(fail(life, now))
        }
      }
      expect(life.attempts).toBeLessThanOrEqual(4)
    },
  )
})

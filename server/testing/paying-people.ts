import { afterAll, beforeAll } from 'vitest'
import {
  addCard,
  cancelSubscription,
  type Input,
  listInvoices,
  listMemberships,
  payOpenInvoice,
  type PlanName,
  type PlanPeriod,
  quoteSubscription,
  readSubscription,
  resumeSubscription,
  subscribe,
} from '../../contract/index.ts'
import { startTestSamara, type TestSamara } from './samara.ts'

export const operator = 'operator@samara.example'
type Disturb = (call: string, when: 'before' | 'after') => void

/** A server of a test file, and what people who pay do there. */
export function payingPeople() {
  let running: TestSamara
  let disturbed: Disturb | null = null
  let requests = 0
  beforeAll(async () => {
    running = await startTestSamara({
      disturbPayments: (call, when) => disturbed?.(call, when),
      environment: { SAMARA_INCLUDED_PLAN: 'free' },
    })
    await running.addStore(operator, 'operator-shop')
  })
  afterAll(() => running.close())

  const key = () => `key-of-request-${++requests}`
  /** Somebody with a store, at an instant. */
  async function someone(name: string, at = '2026-03-10T09:00:00Z'): Promise<string> {
    running.clock.set(at)
    const email = `${name}@shop.example`
    await running.addStore(email, name)
    return email
  }
  const cardOf = async (username: string, card: string, isDefault = true) =>
    running.call(addCard, { body: { username, token: `sbx_${card}_122030_${'a1b2c3d4'}${++requests}`, isDefault } }, username, {
      key: key(),
    })
  const quote = async (
    username: string,
    plan: PlanName,
    period: PlanPeriod = 'month',
    more: Partial<Input<typeof quoteSubscription>['body']> = {},
  ) => running.call(quoteSubscription, { body: { username, plan, period, coupon: null, trial: false, ...more } }, username)
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
    return running.call(subscribe, { body }, username, { key: as })
  }
  const state = async (username: string) => (await running.call(readSubscription, { query: { username } }, username)).data
  const label = async (username: string, store: string) =>
    (await running.call(listMemberships, { query: { username, store } }, username)).data[0]!.userMembershipId.membershipName
  const charges = async (): Promise<number> =>
    (
      await running.connection.pool.query<{ count: number }>(
        "select count(*)::int as count from sandbox_objects where kind = 'charge' and body ->> 'state' = 'paid'",
      )
    ).rows[0]!.count
  const mailsTo = async (email: string): Promise<string[]> =>
    (
      await running.connection.pool.query<{ kind: string }>('select kind from mails where receiver = $1 order by created_at, kind', [email])
    ).rows.map(({ kind }) => kind)
  const resume = (username: string, expected: number) =>
    running.call(resumeSubscription, { body: { username, card: null, expected, returnPath: '/configuration' } }, username, { key: key() })
  const payOpen = (username: string, card: string | null = null) =>
    running.call(payOpenInvoice, { body: { username, card, returnPath: '/configuration' } }, username, { key: key() })
  const cancel = (username: string) =>
    running.call(cancelSubscription, { query: { username }, body: { data: { reason: '', keep: null } } }, username)
  const invoicesOf = async (username: string) =>
    (await running.call(listInvoices, { query: { username } }, username)).data.rows.map(({ plan, state: paid }) => `${plan} ${paid}`)
  /** Lets the minutes' work be done at an instant. */
  async function at(instant: string, tasks = ['subscriptions', 'refunds', 'sandbox-events']): Promise<void> {
    running.clock.set(instant)
    for (const name of tasks) await running.app.tasks.find((task) => task.name === name)!.run({} as never)
  }
  const authenticate = async (url: string, answer: 'passed' | 'failed'): Promise<string> => {
    const reply = await running.app.http.inject({ method: 'POST', url: `${new URL(url).pathname}/answer/${answer}` })
    return String(reply.headers.location)
  }
  return {
    samara: () => running,
    /** Lets the gateway fail from now on; nothing lets it work again. */
    disturb: (how: Disturb | null = null) => {
      disturbed = how
    },
    key,
    someone,
    cardOf,
    quote,
    buy,
    state,
    label,
    charges,
    mailsTo,
    resume,
    payOpen,
    cancel,
    invoicesOf,
    at,
    authenticate,
  }
}

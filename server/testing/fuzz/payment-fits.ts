import { randomUUID } from 'node:crypto'
import {
  addCard,
  cancelSubscription,
  type Endpoint,
  type Input,
  quoteSubscription,
  type Reply,
  subscribe,
} from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import type { Fit } from './fitted.ts'
import { ana, asAna } from './shop.ts'

const back = '/plans'
const starter = { username: ana, plan: 'starter', period: 'month', coupon: null } as const
type FuzzCard = 'success' | 'authentication'

/** Makes what a person pays fit what is asked of it, through the gateway on board. */
export function paymentFits({ call, app, connection: { pool } }: TestSamara): Record<string, Fit> {
  async function made<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>): Promise<Reply<E>> {
    const { status, data, raw } = await call(endpoint, input, asAna, { key: randomUUID() })
    if (status !== 200) throw new Error(`${endpoint.id}: ${raw.body}`)
    return data
  }
  const one = async (statement: string): Promise<string> => (await pool.query<{ one: string }>(statement)).rows[0]!.one

  /** Nothing is subscribed to, and nothing was ever paid. */
  async function nothing(): Promise<void> {
    await pool.query(
      'truncate ledger_entries, refunds, payment_requests, payments, coupon_uses, invoices, subscriptions, coupons, cards cascade',
    )
    await pool.query('update customers set currency = null, credit = 0, trial_used_at = null')
  }
  const token = (card: FuzzCard): string => `sbx_${card}_122030_${randomUUID().replaceAll('-', '')}`
  /** Nothing but one card, or two; gives the last one's id. */
  async function carded(card: FuzzCard = 'success'): Promise<string> {
    await nothing()
    await made(addCard, { body: { username: ana, token: token(card), isDefault: true } })
    return one('select id as one from cards')
  }
  /** A subscription that is paid, or that waits for its card's bank. */
  async function paid(card: FuzzCard = 'success') {
    await carded(card)
    const { dueNow } = await made(quoteSubscription, { body: { ...starter, trial: false } })
    return made(subscribe, { body: { ...starter, card: null, trial: false, expected: dueNow, keep: null, returnPath: back } })
  }

  return {
    async addCard(draw) {
      await nothing()
      return { body: { token: token(draw % 2 === 0 ? 'success' : 'authentication') } }
    },
    removeCard: async () => ({ body: { card: await carded() } }),
    setDefaultCard: async () => ({ body: { card: await carded() } }),
    async subscribe() {
      await nothing()
      return { body: { ...starter, card: null, trial: true, expected: 0, keep: null } }
    },
    async cancelSubscription() {
      await paid()
      return { body: { data: { reason: '', keep: null } } }
    },
    async resumeSubscription() {
      await paid()
      await made(cancelSubscription, { query: { username: ana }, body: { data: { reason: '', keep: null } } })
      return { body: { card: null, expected: 0 } }
    },
    async payOpenInvoice() {
      await paid()
      // As where the charge of a renewal had failed.
      await pool.query("update payments set state = 'failed', failure = 'declined'")
      await pool.query("update invoices set state = 'open'")
      await pool.query("update subscriptions set state = 'past-due', attempts = 1")
      return { body: { card: null } }
    },
    async confirmPayment() {
      const { payment, authentication } = await paid('authentication')
      if (authentication?.kind !== 'redirect') throw new Error('The gateway on board sends nobody to a bank.')
      await app.http.inject({ method: 'POST', url: `${new URL(authentication.url).pathname}/answer/passed` })
      return { params: { payment } }
    },
    async readInvoiceFile() {
      await paid()
      return { params: { invoice: await one('select id as one from invoices') } }
    },
    async refundPayment(draw) {
      await paid()
      return { params: { payment: await one('select id as one from payments') }, body: { amount: 1 + (draw % 100) } }
    },
    async switchCoupon() {
      await nothing()
      await pool.query(
        "insert into coupons (code, percent, invoices, request_key, created_at) values ('TEA-10', 10, 1, 'key-of-long-ago', now())",
      )
      return { params: { code: 'TEA-10' } }
    },
  }
}

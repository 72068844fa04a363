import { createHash, randomBytes } from 'node:crypto'
import type { DeclineReason } from '../../../../contract/index.ts'
import type { Database } from '../../../database/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { isSigned, signEvent } from '../event-signature.ts'
import { CardDeclined, type ChargeOrder, type Gateway, type GatewayCharge, GatewayRefusal } from '../gateway.ts'
import { sandboxPaths } from './sandbox-paths.ts'
import { sandboxRepository } from './sandbox.repository.ts'
import { brandOf, cardOfToken, refusedAtOnce, refusedLater, type TestCard } from './test-cards.ts'

interface CardBody {
  card: TestCard
  customer: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

interface ChargeBody {
  payment: string
  card: TestCard
  state: GatewayCharge['state']
  failure: DeclineReason | null
  amount: number
  currency: string
  refunded: number
  disputed: boolean
  returnUrl: string
}

export interface SandboxParts {
  database: Database
  clock: Clock
  publicUrl: string
  /** What the gateway's events are signed with. */
  secret: string
  /** Called before and after each call, so that tests can let the gateway fail: what it throws is what the caller gets. */
  disturb?: (call: string, when: 'before' | 'after') => Promise<void> | void
}

export interface SandboxGateway extends Gateway {
  /** What the person answered to their bank. Gives where they go on; null where there is no such charge. */
  authenticate(charge: string, passed: boolean): Promise<string | null>
  amountOf(charge: string): Promise<{ amount: number; currency: string } | null>
  /** Hands every event that waits to whoever takes it, signed. */
  deliver(take: (body: Buffer, signature: string) => Promise<void>): Promise<void>
}

/** Until the end of its month a card can be charged. */
const isOver = ({ expiryMonth, expiryYear }: Pick<CardBody, 'expiryMonth' | 'expiryYear'>, now: Date): boolean =>
  Date.UTC(expiryYear, expiryMonth, 1) <= now.getTime()

/** The gateway on board: it charges test cards, as a real one would, and moves no money. */
export function sandboxGateway({ database, clock, publicUrl, secret, disturb = () => {} }: SandboxParts): SandboxGateway {
  const objects = sandboxRepository(database)
  const show = (id: string, body: ChargeBody): GatewayCharge => ({
    id,
    payment: body.payment,
    state: body.state,
    failure: body.failure,
    authentication: body.state === 'authentication' ? { kind: 'redirect', url: `${publicUrl}${sandboxPaths.challenge}/${id}` } : null,
    amount: body.amount,
    currency: body.currency,
    refunded: body.refunded,
    disputed: body.disputed,
  })
  const found = (id: string, body: ChargeBody | null): GatewayCharge => {
    if (!body) throw new GatewayRefusal(`There is no charge ${id}.`)
    return show(id, body)
  }
  const event = (kind: string, charge: string) => objects.make('event', null, { kind, charge }, clock.now())
  const disturbed = async <T>(call: string, work: () => Promise<T>): Promise<T> => {
    await disturb(call, 'before')
    const done = await work()
    await disturb(call, 'after')
    return done
  }
  const outcome = (card: CardBody, present: boolean): Pick<ChargeBody, 'state' | 'failure'> => {
    const failure = isOver(card, clock.now()) ? 'expired-card' : (refusedLater[card.card] ?? null)
    if (failure) return { state: 'failed', failure }
    return { state: card.card === 'authentication' && present ? 'authentication' : 'paid', failure: null }
  }

  async function charge({ payment, card: cardId, amount, currency, present, returnUrl }: ChargeOrder): Promise<GatewayCharge> {
    const card = await objects.read<CardBody>('card', cardId)
    const result = card ? outcome(card, present) : { state: 'failed' as const, failure: 'invalid-card' as const }
    const body: ChargeBody = {
      ...result,
      payment,
      card: card?.card ?? 'success',
      amount,
      currency,
      refunded: 0,
      disputed: false,
      returnUrl,
    }
    const made = await objects.make('charge', `charge ${payment}`, body, clock.now())
    if (made.isNew) {
      if (body.state !== 'authentication') await event(`charge.${body.state}`, made.id)
      if (body.card === 'disputed' && body.state === 'paid') {
        await objects.change<ChargeBody>('charge', made.id, (now) => ({ ...now, disputed: true }))
        await event('charge.disputed', made.id)
      }
    }
    return show(made.id, made.body)
  }

  return {
    kind: 'sandbox',
    inBrowser: { kind: 'sandbox', fieldsUrl: sandboxPaths.fields },
    createCustomer: ({ key, email }) =>
      disturbed('createCustomer', async () => (await objects.make('customer', `customer ${key}`, { email }, clock.now())).id),
    beginCard: () => Promise.resolve(null),
    addCard: (customer, token, key) =>
      disturbed('addCard', async () => {
        const typed = cardOfToken(token)
        if (!typed) throw new GatewayRefusal('The token is not one of the sandbox.')
        if (isOver(typed, clock.now())) throw new CardDeclined('expired-card')
        const refused = refusedAtOnce[typed.card]
        if (refused) throw new CardDeclined(refused)
        const made = await objects.make('card', `card ${key}`, { ...typed, customer }, clock.now())
        const { card, last4, expiryMonth, expiryYear } = made.body
        const fingerprint = createHash('sha256').update(`${card} ${last4}`).digest('hex').slice(0, 24)
        return { id: made.id, fingerprint, brand: brandOf(card), last4, expiryMonth, expiryYear }
      }),
    removeCard: (card) => disturbed('removeCard', () => objects.remove('card', card)),
    charge: (order) => disturbed('charge', () => charge(order)),
    readCharge: (id) => disturbed('readCharge', async () => found(id, await objects.read<ChargeBody>('charge', id))),
    cancelCharge: (id) =>
      disturbed('cancelCharge', async () =>
        found(
          id,
          await objects.change<ChargeBody>('charge', id, (body) =>
            body.state === 'authentication' ? { ...body, state: 'failed', failure: 'authentication-failed' } : body,
          ),
        ),
      ),
    refund: (id, amount, key) =>
      disturbed('refund', async () => {
        // The refund first: a kill between the two leaves one that is found to be missing in the charge.
        const { isNew } = await objects.make('refund', `refund ${key}`, { charge: id, amount }, clock.now())
        if (!isNew) return
        await objects.change<ChargeBody>('charge', id, (body) => ({ ...body, refunded: Math.min(body.amount, body.refunded + amount) }))
        await event('charge.refunded', id)
      }),
    async *chargesBetween(from, to) {
      for (const { id, body } of await objects.between<ChargeBody>('charge', from, to)) yield show(id, body)
    },
    readEvent(body, signature, now) {
      if (!isSigned(body, signature, secret, now)) throw new GatewayRefusal('The signature of the event is wrong or too old.')
      const { id, kind, charge: about } = JSON.parse(body.toString('utf8')) as { id: string; kind: string; charge: string }
      return { id, kind, charge: about }
    },
    async authenticate(id, passed) {
      const before = await objects.read<ChargeBody>('charge', id)
      if (!before) return null
      await objects.change<ChargeBody>('charge', id, (body) => {
        if (body.state !== 'authentication') return body
        return passed ? { ...body, state: 'paid' } : { ...body, state: 'failed', failure: 'authentication-failed' }
      })
      if (before.state === 'authentication') await event(passed ? 'charge.paid' : 'charge.failed', id)
      return before.returnUrl
    },
    amountOf: (id) => objects.read<ChargeBody>('charge', id),
    async deliver(take) {
      for (const { id, body } of await objects.undelivered()) {
        const text = Buffer.from(JSON.stringify({ id, kind: body.kind, charge: body.charge, nonce: randomBytes(4).toString('hex') }))
        await take(text, signEvent(text, clock.now(), secret))
        await objects.change('event', id, (event) => ({ ...event, deliveredAt: clock.now().toISOString() }))
      }
    },
  }
}

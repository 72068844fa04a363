/**
 * `npm run contract:stripe`: Stripe judges how we speak to it. Every request
 * that the gateway makes goes to stripe-mock, Stripe's own server made from its
 * OpenAPI document: it refuses what the document does not know, and answers what Stripe would. Needs Go, or stripe-mock in `.cache/bin`.
 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { Stripe } from 'stripe'
import { type GatewayCharge, GatewayFault, GatewayRefusal } from '../../server/modules/payments/gateway.ts'
import { declineOf, stripeGateway } from '../../server/modules/payments/stripe/stripe-gateway.ts'
import { freePort } from '../free-port.ts'
import { installStripeMock, startStripeMock } from './stripe-mock.ts'

const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`)
const settings = { secretKey: 'sk_test_123', publishableKey: 'pk_test_123', webhookSecret: 'whsec_of_the_contract' }

const program = installStripeMock(say)
if (program === null) {
  console.log('skipped: this machine has no Go to install stripe-mock with, and there is none in .cache/bin.')
  process.exit(0)
}

/** Passes everything on, and remembers what was asked and what came of it. */
async function startRecorder(upstream: string) {
  const seen: { call: string; status: number; key: string | undefined; body: string }[] = []
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces)
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' && name !== 'host' ? [[name, value]] : [])),
      )
      const method = request.method ?? 'GET'
      void fetch(`${upstream}${request.url}`, { method, headers, ...(body.length > 0 ? { body } : {}) }).then(async (answer) => {
        const path = (request.url ?? '').replace(/\?.*$/, '').replaceAll(/\/(cus|pm|pi|seti|re)_[A-Za-z0-9_]+/g, '/{id}')
        const key = headers['idempotency-key']
        seen.push({ call: `${method} ${path}`, status: answer.status, key, body: body.toString('utf8') })
        reply
          .writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_of_the_contract' })
          .end(Buffer.from(await answer.arrayBuffer()))
      })
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${port}`, seen, close: () => new Promise((resolve) => server.close(resolve)) }
}

const failures: string[] = []
let held = 0
async function hold(name: string, talk: () => Promise<void> | void): Promise<void> {
  try {
    await talk()
    held += 1
    say(`held   ${name}`)
  } catch (fault) {
    failures.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`)
    say(`FAILED ${name}`)
  }
}
const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}
const isCharge = (charge: GatewayCharge): void =>
  insist(
    /^pi_/.test(charge.id) && Number.isInteger(charge.amount) && /^[a-z]{3}$/.test(charge.currency),
    `no charge: ${JSON.stringify(charge)}`,
  )
const rejects = async (work: Promise<unknown>, kind: new (message: string) => Error): Promise<void> => {
  const fault = await work.then(
    () => null,
    (error: unknown) => error,
  )
  insist(fault instanceof kind, `it was no ${kind.name}: ${String(fault)}`)
}

const mock = await startStripeMock(program)
const recorder = await startRecorder(mock.url)
const gateway = stripeGateway({ ...settings, apiUrl: recorder.url })
const order = {
  payment: '6f1f1c1e-0000-4000-8000-000000000001',
  customer: 'cus_123',
  card: 'pm_123',
  amount: 11_979,
  currency: 'EUR' as const,
  returnUrl: 'https://samara.example/plans?payment=1',
  description: 'Samara 2026-000001',
}

await hold('a customer is made', async () =>
  insist(/^cus_/.test(await gateway.createCustomer({ key: 'one', email: 'ana@shop.example' })), 'no customer'),
)
await hold('a card is set up, with a secret for the browser', async () =>
  insist((await gateway.beginCard('cus_123', 'one')) !== null, 'no secret'),
)
await hold('a card is added', async () => {
  const card = await gateway.addCard('cus_123', 'pm_card_visa', 'one')
  insist(/^\d{4}$/.test(card.last4) && card.expiryMonth >= 1 && card.expiryYear > 2_000, `no card: ${JSON.stringify(card)}`)
})
await hold('a card is charged with its person there', async () => isCharge(await gateway.charge({ ...order, present: true })))
await hold('a card is charged with nobody there', async () => isCharge(await gateway.charge({ ...order, present: false })))
await hold('a charge is read', async () => isCharge(await gateway.readCharge('pi_123')))
await hold('a charge that waits is given up', async () => isCharge(await gateway.cancelCharge('pi_123')))
await hold('a payment goes back in part', () => gateway.refund('pi_123', 500, 'one'))
await hold('a card is removed', () => gateway.removeCard('pm_123'))
await hold('the charges of a time are listed', async () => {
  for await (const charge of gateway.chargesBetween(new Date('2026-01-01'), new Date('2026-02-01'))) {
    isCharge(charge)
    break
  }
})
await hold('whatever makes something carries a key of ours, so that it is made once', () => {
  const made = recorder.seen.filter(({ call }) => call.startsWith('POST') && !/(detach|cancel)$/.test(call))
  insist(
    made.length > 0 && made.every(({ key }) => key !== undefined && !/^stripe-node/.test(key)),
    JSON.stringify(made.map(({ call, key }) => [call, key])),
  )
})
await hold('no request carries the number of a card', () =>
  insist(
    recorder.seen.every(({ body }) => !/card(\[|%5B)number|\d{13,19}/.test(body.replaceAll(/(%5B)?created(%5D)?=\d+/g, ''))),
    'a number was sent',
  ),
)
await hold('a parameter that Stripe does not know is refused by the mock, so what was held was looked at', async () => {
  const stripe = new Stripe(settings.secretKey, {
    host: '127.0.0.1',
    port: Number(new URL(mock.url).port),
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  const fault = await stripe.customers.create({ of_no_document: 'x' } as never).then(
    () => null,
    (error: unknown) => error,
  )
  insist(fault instanceof Stripe.errors.StripeInvalidRequestError, String(fault))
})
await hold('events: a right signature is read; a wrong one, an old one and changed bytes are refused', async () => {
  const { webhooks } = new Stripe(settings.secretKey)
  const now = new Date('2026-03-10T09:00:00Z')
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_9' } },
  })
  const header = webhooks.generateTestHeaderString({
    payload,
    secret: settings.webhookSecret,
    timestamp: Math.floor(now.getTime() / 1_000),
  })
  const read = (body: string, signature: string | undefined, at = now) =>
    Promise.resolve().then(() => gateway.readEvent(Buffer.from(body), signature, at))
  const event = await read(payload, header)
  insist(event.id === 'evt_1' && event.charge === 'pi_9', JSON.stringify(event))
  await rejects(
    read(
      payload,
      header.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
    GatewayRefusal,
  )
  await rejects(read(`${payload} `, header), GatewayRefusal)
  await rejects(read(payload, undefined), GatewayRefusal)
  await rejects(read(payload, header, new Date(now.getTime() + 301_000)), GatewayRefusal)
})
await hold('Stripe’s reasons for a refusal are ours', () => {
  insist(declineOf('card_declined', 'insufficient_funds') === 'insufficient-funds', 'insufficient funds')
  insist(declineOf('expired_card', null) === 'expired-card', 'expired card')
  insist(declineOf('incorrect_cvc', null) === 'wrong-security-code', 'security code')
  insist(declineOf('authentication_required', null) === 'authentication-failed', 'authentication')
  insist(declineOf('card_declined', 'generic_decline') === 'declined', 'declined')
})
await hold('Stripe away is a fault, never a refusal', async () => {
  const nowhere = stripeGateway({ ...settings, apiUrl: `http://127.0.0.1:${await freePort()}` })
  await rejects(nowhere.charge({ ...order, present: true }), GatewayFault)
})

await recorder.close()
await mock.stop()
const refused = recorder.seen.filter(({ status }) => status >= 400)
for (const { call, status } of refused) failures.push(`${call} was refused with ${status}.`)
const calls = new Set(recorder.seen.map(({ call }) => call))
say(
  `${recorder.seen.length} requests of ${calls.size} kinds, ${refused.length} refused by Stripe's document; ${held} conversations held, ${failures.length} failed`,
)
for (const failure of failures) console.log(`  ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

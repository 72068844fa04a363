import { createHmac } from 'node:crypto'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Compile } from 'typebox/compile'
import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  type WebhookEvent,
  webhookEvents,
  webhookLimits,
  webhookMessage,
} from '../../../contract/index.ts'
import { type Publishing, type PublishingStore, startPublishing } from '../../testing/publishing.ts'
import { type Receiver, startReceiver } from './receiver.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
let receiver: Receiver
beforeAll(async () => {
  publishing = await startPublishing({ environment: { SAMARA_WEBHOOKS_PRIVATE: 'on' } })
})
afterAll(() => publishing.close())
beforeEach(async () => {
  shop = await publishing.open()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const pool = () => publishing.samara.connection.pool
const inStore = () => ({ store: shop.name })
const make = (events: readonly WebhookEvent[] = webhookEvents, { key = 'key-of-a-webhook', url = receiver.url } = {}) =>
  publishing.samara.call(createWebhook, { query: inStore(), body: { url, events: [...events] } }, shop.ana, { key })
const log = async (id: string) => (await publishing.samara.call(listWebhookDeliveries, { params: { id }, query: inStore() }, shop.ana)).data
const sendTest = async (id: string) => (await publishing.samara.call(testWebhook, { params: { id }, query: inStore() }, shop.ana)).data
const pass = (seconds: number) =>
  publishing.samara.clock.set(new Date(publishing.samara.clock.now().getTime() + seconds * 1_000).toISOString())
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })

test('the end of a publication is sent, signed so that Standard Webhooks and plain HMAC both verify it', async () => {
  const { secret, webhook } = (await make(['publication.ended'])).data
  await make(['drift.found'], { key: 'another-webhook' })
  // Who verifies goes by the clock, and takes nothing that is old.
  publishing.samara.clock.set(new Date().toISOString())
  const publication = await shop.published()
  await publishing.samara.work()
  expect(messages()).toEqual([
    {
      type: 'publication.ended',
      timestamp: expect.any(String) as string,
      data: { store: shop.name, list: { kind: 'category', id: 11, name: 'Mugs' }, publication, state: 'verified' },
    },
  ])
  const [{ headers, body }] = receiver.received as [Receiver['received'][number]]
  expect(Compile(webhookMessage('publication.ended')).Check(JSON.parse(body))).toBe(true)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = createHmac('sha256', key)
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signed}`)
  const verify = (text: string) => new Verifier(secret).verify(text, headers as Record<string, string>)
  expect(verify(body)).toEqual(JSON.parse(body))
  expect(() => verify(`${body} `)).toThrow('No matching signature')
  expect(await log(webhook.id)).toMatchObject([
    { id: headers['webhook-id'], type: 'publication.ended', state: 'delivered', attempts: 1, status: 204, fault: null, nextAt: null },
  ])
})

test('a cancelled publication has ended, too', async () => {
  await make(['publication.ended'])
  const publication = await shop.published(undefined, { startsAt: '2026-03-11T09:00:00Z' })
  await shop.cancel(publication)
  await publishing.samara.work()
  expect(messages()).toMatchObject([{ data: { publication, state: 'cancelled' } }])
})

test('a change by somebody else is sent', async () => {
  await make(['drift.found', 'list.sold_out_first'])
  await shop.published()
  await publishing.samara.work()
  await publishing.simulator.edit(shop.account, 103, { Score: 900_000 })
  publishing.samara.clock.set('2026-03-10T12:00:00Z')
  publishing.samara.jobs.clear()
  await publishing.samara.app.services.runs.resume('lost')
  await publishing.samara.work()
  expect(messages()).toMatchObject([{ type: 'drift.found', data: { list: { name: 'Mugs' }, checked: 5, unseen: 0, differing: 1 } }])
  expect(Compile(webhookMessage('drift.found')).Check(messages()[0])).toBe(true)
})

test('what is not taken is tried again later and later, with the same id, until it is given up', async () => {
  const { id } = (await make()).data.webhook
  receiver.answer = 500
  await shop.published()
  await publishing.samara.work(30)
  expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500, fault: 'refused' }])
  // Its job may come too early: it is not due.
  await publishing.samara.work()
  expect(receiver.received).toHaveLength(1)
  for (const seconds of webhookLimits.retries) {
    const [delivery] = await log(id)
    expect(new Date(delivery!.nextAt!).getTime() - publishing.samara.clock.now().getTime()).toBe(seconds * 1_000)
    pass(seconds)
    await publishing.samara.app.tasks.find(({ name }) => name === 'send-webhook')!.run({} as never)
  }
  expect(await log(id)).toMatchObject([{ state: 'failed', attempts: 10, nextAt: null }])
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received).toHaveLength(10)
})

test('a message that is lost for a while arrives once its receiver is back', async () => {
  const { id } = (await make()).data.webhook
  receiver.answer = 503
  await shop.published()
  await publishing.samara.work()
  receiver.answer = 200
  pass(webhookLimits.retries[0])
  await publishing.samara.app.tasks.find(({ name }) => name === 'send-webhook')!.run({} as never)
  expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, fault: null }])
})

test('a receiver that answers “gone” is switched off, and nothing more is sent', async () => {
  const { id } = (await make()).data.webhook
  receiver.answer = 410
  await shop.published()
  await publishing.samara.work()
  expect((await publishing.samara.call(listWebhooks, { query: inStore() }, shop.ana)).data).toMatchObject([{ id, active: false }])
  expect(await log(id)).toMatchObject([{ state: 'failed', attempts: 1, status: 410 }])
  await shop.published([101, 102, 103, 104, 105], { key: 'second-publication' })
  await publishing.samara.work()
  expect(receiver.received).toHaveLength(1)
})

test('a test message is sent at once, once, and its outcome is shown: also a redirect, which is not followed, and silence', async () => {
  const { id } = (await make()).data.webhook
  expect(await sendTest(id)).toMatchObject({ type: 'webhook.test', state: 'delivered', status: 204, fault: null, attempts: 1 })
  expect(messages()).toMatchObject([{ type: 'webhook.test', data: { store: shop.name } }])
  receiver.answer = 302
  expect(await sendTest(id)).toMatchObject({ state: 'failed', status: 302, fault: 'refused', nextAt: null })
  expect(receiver.received).toHaveLength(2)
  await receiver.close()
  expect(await sendTest(id)).toMatchObject({ state: 'failed', status: null, fault: 'unreachable' })
  expect((await log(id)).map(({ state }) => state)).toHaveLength(3)
})

test('a secret is shown once, kept sealed, and renewed; the same key makes one webhook', async () => {
  const { secret, webhook } = (await make()).data
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect((await make()).data).toEqual({ webhook, secret })
  expect((await publishing.samara.call(listWebhooks, { query: inStore() }, shop.ana)).data).toEqual([webhook])
  const { data } = await publishing.samara.call(renewWebhookSecret, { params: { id: webhook.id }, query: inStore() }, shop.ana)
  expect(data.secret).not.toBe(secret)
  await sendTest(webhook.id)
  const [{ headers, body }] = receiver.received as [Receiver['received'][number]]
  const sign = (secretOf: string) => new Verifier(secretOf).sign(String(headers['webhook-id']), publishing.samara.clock.now(), body)
  expect(headers['webhook-signature']).toBe(sign(data.secret))
  expect(headers['webhook-signature']).not.toBe(sign(secret))
  const { rows } = await pool().query('select * from webhooks')
  const { rows: written } = await pool().query(
    "select kind, store, detail from audit_log where kind like 'webhook%' and store = $1 order by id",
    [shop.name],
  )
  expect(written).toEqual(
    ['webhook-made', 'webhook-secret-renewed'].map((kind) => ({ kind, store: shop.name, detail: { host: new URL(receiver.url).host } })),
  )
  for (const kept of [rows, written, publishing.samara.log])
    for (const each of [secret, data.secret]) expect(JSON.stringify(kept)).not.toContain(each)
})

test('a webhook is changed and deleted with what it was sent, by owners of its own store alone', async () => {
  const { id } = (await make()).data.webhook
  await sendTest(id)
  const change = (active: boolean, as = shop) =>
    publishing.samara.call(
      changeWebhook,
      { params: { id }, query: { store: as.name }, body: { url: receiver.url, events: ['drift.found'], active } },
      as.ana,
    )
  expect((await change(false)).data).toMatchObject({ id, active: false, events: ['drift.found'] })
  const elsewhere = await publishing.open()
  expect((await change(true, elsewhere)).problem.code).toBe('webhook/unknown')
  const remove = () => publishing.samara.call(removeWebhook, { params: { id }, query: inStore() }, shop.ana)
  expect((await remove()).status).toBe(200)
  expect((await remove()).problem.code).toBe('webhook/unknown')
  expect((await pool().query('select 1 from webhook_deliveries where webhook_id = $1', [id])).rows).toEqual([])
})

test('a store has so many webhooks and no more; old messages are forgotten', async () => {
  for (let count = 0; count < webhookLimits.most; count += 1)
    expect((await make(webhookEvents, { key: `webhook-number-${count}` })).status).toBe(200)
  expect((await make(webhookEvents, { key: 'one-too-many' })).problem.code).toBe('webhook/too-many')
  const { id } = (await publishing.samara.call(listWebhooks, { query: inStore() }, shop.ana)).data[0]!
  await sendTest(id)
  const clean = () => publishing.samara.app.tasks.find(({ name }) => name === 'old-webhook-deliveries')!.run({} as never)
  await clean()
  expect(await log(id)).toHaveLength(1)
  pass((webhookLimits.days + 1) * 86_400)
  await clean()
  expect(await log(id)).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformRights } from '../../../contract/index.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import { fakeShop } from '../../testing/fake-shop.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const ana = 'ana@shop.example'
const shop = fakeShop()
let samara: TestSamara
let store: string
beforeAll(async () => {
  samara = await startTestSamara({ connectPlatform: () => shop })
  store = await samara.addStore(ana, 'ana-shop')
})
afterAll(() => samara.close())
const ask = (anew?: boolean) =>
  samara.call(platformRights, { query: { store: 'ana-shop', username: ana, ...(anew === undefined ? {} : { anew }) } }, ana)

test('what a key may do is tried once a week, and anew where that is wanted', async () => {
  const rights = [{ feature: 'products', result: 'allowed', right: 'Product management' }]
  expect((await ask()).data).toEqual({ triedAt: '2026-03-10T09:00:00.000Z', rights })
  samara.clock.set('2026-03-16T09:00:00Z')
  expect((await ask()).data).toEqual({ triedAt: '2026-03-10T09:00:00.000Z', rights })
  expect(shop.calls).toEqual(['rights'])
  expect((await ask(true)).data.triedAt).toBe('2026-03-16T09:00:00.000Z')
  samara.clock.set('2026-03-23T09:00:01Z')
  expect((await ask()).data.triedAt).toBe('2026-03-23T09:00:01.000Z')
  expect(shop.calls).toHaveLength(3)
})

test('another key is tried on its own', async () => {
  await samara.app.services.stores.setCredential(store, { account: 'ana-shop', key: 'key-other', secret: 'other' })
  const before = shop.calls.length
  await ask()
  expect(shop.calls).toHaveLength(before + 1)
})

test('what a former key may do is not written down for the key that replaced it meanwhile', async () => {
  const forbidden = [{ feature: 'products', result: 'forbidden', right: 'Product management' }] as const
  const requested = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  shop.before = async () => {
    shop.before = () => {}
    requested.resolve()
    await go.promise
  }
  const late = ask(true)
  await requested.promise
  const credential = { account: 'ana-shop', key: 'key-third', secret: 'third' }
  await samara.app.services.stores.setCredential(store, credential, { triedAt: samara.clock.now(), rights: [...forbidden] })
  go.resolve()
  expect((await late).data.rights).toEqual(forbidden)
  const before = shop.calls.length
  expect((await ask()).data.rights).toEqual(forbidden)
  expect(shop.calls).toHaveLength(before)
})

test('while the platform is away the reply says so', async () => {
  shop.before = () => {
    throw new PlatformFault('unavailable', 'no answer')
  }
  expect(await ask(true)).toMatchObject({ status: 503, problem: { code: 'platform/unavailable' } })
})

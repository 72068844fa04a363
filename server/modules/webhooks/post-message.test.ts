import type { LookupAddress } from 'node:dns'
import { afterEach, expect, test } from 'vitest'
import { createWebhook } from '../../../contract/index.ts'
import type { Resolve } from '../../kernel/public-addresses.ts'
import { startTestSamara } from '../../testing/samara.ts'
import { isPermitted } from './check-address.ts'
import { postMessages } from './post-message.ts'
import { type Receiver, startReceiver } from './receiver.fixtures.ts'

let receiver: Receiver | null = null
afterEach(() => receiver?.close())

/** Names lead to these addresses, one after the other; the last one stays. */
const leadingTo = (...addresses: string[]): Resolve => {
  let at = 0
  return (_hostname, options, done) => {
    const address = addresses[Math.min(at++, addresses.length - 1)]!
    const family = address.includes(':') ? 6 : 4
    if (options.all) done(null, [{ address, family }] satisfies LookupAddress[])
    else done(null, address, family)
  }
}
const message = (url: string) => ({ url, headers: {}, body: '{}' })

test('without the setting, only public https addresses are permitted, however an address is written', () => {
  const refused = [
    'http://shop.example/hook',
    'https://localhost/hook',
    'https://intranet/hook',
    'https://api.localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://10.0.0.7/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[fd00::1]/hook',
    'https://user:password@shop.example/hook',
    'ftp://shop.example/hook',
    'https://',
  ]
  expect(refused.filter((url) => isPermitted(url, false))).toEqual([])
  for (const url of ['https://shop.example/hook', 'https://shop.example:8443/hook?a=b', 'https://8.8.8.8/hook'])
    expect(isPermitted(url, false), url).toBe(true)
})

test('the setting permits addresses of this machine and of networks of our own, and plain http to these alone', () => {
  for (const url of ['http://127.0.0.1:4000/hook', 'http://localhost:4000/hook', 'http://receiver:4000/hook', 'https://10.0.0.7/hook'])
    expect(isPermitted(url, true), url).toBe(true)
  for (const url of ['http://shop.example/hook', 'http://8.8.8.8/hook', 'http://me@localhost/hook'])
    expect(isPermitted(url, true), url).toBe(false)
})

test('a name that leads into a network of our own is refused when it is connected to, each time', async () => {
  receiver = await startReceiver()
  const { port } = new URL(receiver.url)
  const url = `http://shop.example:${port}/hook`
  const open = postMessages({ privateToo: false, resolve: leadingTo('127.0.0.1') })
  expect(await open(message(url))).toEqual({ status: null, fault: 'private-address' })
  const turning = postMessages({ privateToo: false, resolve: leadingTo('10.0.0.7', '169.254.169.254', '::1') })
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await turning(message(url))).toEqual({ status: null, fault: 'private-address' })
  expect(receiver.received).toEqual([])
})

test('a receiver that says nothing is waited for no longer than there is time', async () => {
  receiver = await startReceiver()
  receiver.answer = 'silence'
  const post = postMessages({ privateToo: true, timeout: 200 })
  const began = performance.now()
  expect(await post(message(receiver.url))).toEqual({ status: null, fault: 'timeout' })
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('no webhook is made for an address that is not permitted', async () => {
  const samara = await startTestSamara()
  await samara.addStore('ana@shop.example', 'ana-shop')
  const make = (url: string) =>
    samara.call(createWebhook, { query: { store: 'ana-shop' }, body: { url, events: ['drift.found'] } }, 'ana@shop.example', {
      key: `key-${url.length}-${url.slice(-8)}`,
    })
  expect((await make('https://127.0.0.1/hook')).problem.code).toBe('webhook/bad-address')
  expect((await make('http://shop.example/hook')).problem.code).toBe('webhook/bad-address')
  expect((await make('https://shop.example/hook')).status).toBe(200)
  await samara.close()
})

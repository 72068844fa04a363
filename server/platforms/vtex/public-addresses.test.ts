import type { LookupAddress } from 'node:dns'
import { afterEach, expect, test } from 'vitest'
import { accountUrls } from './account.ts'
import { agentOf } from '../../kernel/agent.ts'
import { createAccountShares } from './account-share.ts'
import { vtexPlatform } from './index.ts'
import { isPublic, publicOnly, type Resolve } from '../../kernel/public-addresses.ts'
import { credential, fakeTime, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

let server: Scripted | null = null
afterEach(() => server?.close())

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

test('addresses of this machine and of networks of our own are not public, however they are written', () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '172.31.0.9', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'])
    expect(isPublic(address, 4), address).toBe(false)
  for (const address of ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'ff02::1'])
    expect(isPublic(address, 6), address).toBe(false)
  for (const [address, family] of [
    ['8.8.8.8', 4],
    ['172.32.0.1', 4],
    ['2606:4700::1111', 6],
  ] as const)
    expect(isPublic(address, family), address).toBe(true)
})

test('a key is not sent where the account’s host leads into a network of our own', async () => {
  const time = fakeTime()
  const platform = vtexPlatform({
    credential,
    resolve: leadingTo('169.254.169.254'),
    maxWait: 0,
    time,
    shares: createAccountShares(time),
  })
  expect(accountUrls(credential.account, null).account).toContain('vtexcommercestable')
  await expect(platform.checkCredential()).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('EPRIVATE') as string,
  })
})

test('a name that leads elsewhere the second time is refused then, and nothing is sent', async () => {
  server = await scriptedVtex(() => ({ body: [] }))
  const { port } = new URL(server.url)
  const open = await agentOf(1_000, leadingTo('127.0.0.1'))
  await fetch(`http://shop.example:${port}/`, open)
  expect(server.requests).toHaveLength(1)
  const guarded = await agentOf(1_000, publicOnly(leadingTo('10.0.0.7', '127.0.0.1')))
  for (const attempt of [1, 2])
    await expect(fetch(`http://shop.example:${port}/`, guarded), String(attempt)).rejects.toMatchObject({ cause: { code: 'EPRIVATE' } })
  expect(server.requests).toHaveLength(1)
})

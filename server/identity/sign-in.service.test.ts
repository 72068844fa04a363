import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type IdentityServer, openIdentityServer, person } from './identity.fixtures.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { signInService } from './sign-in.service.ts'

/** The real ones, watched. */
const passwords = { hash: vi.fn(hashPassword), verify: vi.fn(verifyPassword) }

let server: IdentityServer
beforeAll(async () => {
  server = await openIdentityServer()
})
afterAll(() => server.close())
beforeEach(() => void passwords.verify.mockClear())

const secondFactor = { isOn: () => Promise.resolve(false), use: () => Promise.resolve() }
const service = () => signInService({ database: server.database, clock: { now: () => new Date() }, secondFactor, passwords })
const from = { address: '203.0.113.7' }

test('an unknown e-mail costs the work of a known one, so that the time tells nothing', async () => {
  const { signIn } = service()
  for (const email of [person.email, 'nadie@tienda.example'])
    await expect(signIn({ email, password: 'no', ...from })).rejects.toMatchObject({ code: 'identity/wrong-credentials' })
  const hashes = passwords.verify.mock.calls.map(([hash]) => hash)
  expect(hashes).toHaveLength(2)
  expect(new Set(hashes).size).toBe(2)
  expect(new Set(hashes.map((hash) => hash.split('$').slice(0, 4).join('$'))).size).toBe(1)
})

test('a hash of former times is made anew at the next sign-in', async () => {
  const weak = '$argon2id$v=19$m=64,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$'
  const { argon2Sync } = await import('node:crypto')
  const tag = argon2Sync('argon2id', {
    message: Buffer.from('antigua'),
    nonce: Buffer.from('0123456789abcdef'),
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 1,
  })
  const email = 'antigua@tienda.example'
  await server.database
    .insertInto('people')
    .values({ email, name: 'Antigua', password_hash: weak + tag.toString('base64').replace(/=/g, '') })
    .execute()
  const { signIn } = service()
  await signIn({ email, password: 'antigua', ...from })
  const { password_hash: hash } = await server.database
    .selectFrom('people')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/\$m=19456,t=2,p=1\$/)
  await signIn({ email, password: 'antigua', ...from })
  expect(passwords.hash).toHaveBeenCalled()
})

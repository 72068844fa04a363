import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecrets } from '../../kernel/secrets.ts'
import { type IdentityServer, openIdentityServer } from '../identity.fixtures.ts'
import { withIdentity } from '../tables.ts'
import { loadProviderKeys } from './keys.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await openIdentityServer()
})
afterAll(() => server.close())
beforeEach(() => sql`delete from identity_keys`.execute(server.database))

const secrets = createSecrets(randomBytes(32))
const load = (with_ = secrets) => loadProviderKeys(withIdentity(server.database), with_)

test('servers that start together agree on the keys, and keep them', async () => {
  const all = await Promise.all([load(), load(), load(), load()])
  for (const keys of [...all, await load()]) expect(keys).toEqual(all[0])
  expect(all[0]?.signing.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' })
})

test('the public keys hold nothing private', async () => {
  const { public: published } = await load()
  expect(published.keys).not.toEqual([])
  for (const key of published.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

test('another secret key does not open them, and the fault says what to do', async () => {
  await load()
  await expect(load(createSecrets(randomBytes(32)))).rejects.toThrow(/SAMARA_SECRET_KEY.*empty the table identity_keys/s)
})

test('a key that was put into the other row does not open', async () => {
  await load()
  await sql`update identity_keys set sealed = (select sealed from identity_keys where name = 'cookies') where name = 'signing'`.execute(
    server.database,
  )
  await expect(load()).rejects.toThrow(/changed or belongs to another row/)
})

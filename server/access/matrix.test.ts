import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contract,
  type Endpoint,
  headers,
  type PartnerLimits,
  type Permission,
  permissions,
  type ProblemCode,
} from '../../contract/index.ts'
import { publication, requestFor } from '../http/requests.fixtures.ts'
import { tokenVerifier } from '../identity/index.ts'
import { partOfPlatform } from '../testing/fake-shop.ts'
import { seedPublication } from '../testing/seed-runs.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue, small } from '../testing/small-catalogue.ts'

const issuer = 'https://people.example/realms/shop'
const store = 'ana-shop'

/** Everybody who tries every call of Ana's store. */
const callers = [
  'owner',
  'partner',
  'partner inside limits',
  'partner outside limits',
  'partner who needs approval',
  'other merchant',
  'operator',
] as const
type Caller = (typeof callers)[number]

const emailOf: Record<Caller, string> = {
  owner: 'ana@shop.example',
  partner: 'pia@shop.example',
  'partner inside limits': 'ines@shop.example',
  'partner outside limits': 'omar@shop.example',
  'partner who needs approval': 'alba@shop.example',
  'other merchant': 'ben@other.example',
  operator: 'olga@samara.example',
}

const limitsOf: Partial<Record<Caller, PartnerLimits>> = {
  partner: { categories: null, brands: null, approval: false },
  'partner inside limits': { categories: [small.kitchen], brands: [1, 2], approval: false },
  'partner outside limits': { categories: [small.plates], brands: null, approval: false },
  'partner who needs approval': { categories: null, brands: null, approval: true },
}

/**
 * Whether a partner may do it at all, whether they may where what they publish needs approval,
 * and within limits of categories or brands. A permission without a line does not compile.
 */
const partners: Record<Permission, { may: boolean; withApproval: boolean; withLimits?: false }> = {
  'lists.read': { may: true, withApproval: true },
  'orderings.write': { may: true, withApproval: true },
  'scores.write': { may: true, withApproval: true },
  'publications.read': { may: true, withApproval: true },
  'publications.write': { may: true, withApproval: false },
  'proposals.write': { may: true, withApproval: true },
  'collections.read': { may: true, withApproval: true, withLimits: false },
  'collections.write': { may: true, withApproval: true, withLimits: false },
  'synchronisations.read': { may: true, withApproval: true },
  'synchronisations.write': { may: true, withApproval: true },
  'reports.read': { may: true, withApproval: true },
  'store.configure': { may: false, withApproval: false },
}

/** What each caller gets; null where the call is let through. */
function expected({ access }: Endpoint, caller: Caller): ProblemCode | null {
  if (access.operator) return caller === 'operator' ? null : 'access/not-permitted'
  if (!access.store) return null
  if (caller === 'other merchant' || caller === 'operator') return 'access/other-store'
  if (caller === 'owner') return null
  const { may, withApproval, withLimits = true } = partners[access.permission]
  if (!may) return 'access/not-permitted'
  if (caller === 'partner who needs approval' && !withApproval) return 'access/approval-needed'
  if (!withLimits && (caller === 'partner inside limits' || caller === 'partner outside limits')) return 'access/outside-limits'
  return caller === 'partner outside limits' && access.about ? 'access/outside-limits' : null
}

const guarded = Object.values<Endpoint>(contract).filter(({ access }) => !access.anonymous)
const file = Buffer.from('id\n101\n')

let samara: TestSamara
let sign: (email: string, more?: { audience?: string; expired?: boolean }) => Promise<string>
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  const fetch = async (input: string | URL | Request) =>
    Response.json(String(input instanceof Request ? input.url : input).endsWith('/keys') ? keys : { issuer, jwks_uri: `${issuer}/keys` })
  sign = (email, { audience = 'samara-api', expired = false } = {}) =>
    new SignJWT({ email, email_verified: true, name: email, typ: 'Bearer', roles: email === emailOf.operator ? ['samara-operator'] : [] })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(email)
      .setIssuedAt('-2h')
      .setExpirationTime(expired ? '-1h' : '1h')
      .sign(privateKey)
  samara = await startTestSamara({
    verify: tokenVerifier({ issuer, audience: 'samara-api', fetch }),
    connectPlatform: () =>
      partOfPlatform({
        callsPerSecond: 10,
        rights: () => Promise.resolve([]),
        checkCredential: () => Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Madrid' }),
      }),
  })
  const id = await samara.addStore(emailOf.owner, store)
  await samara.addStore(emailOf['other merchant'], 'ben-shop')
  await fillSmallCatalogue(samara.connection, id)
  const { stores, users } = samara.app.services
  for (const caller of callers) {
    const person = await users.add({ email: emailOf[caller], name: caller, passwordHash: null })
    if (limitsOf[caller]) await stores.addPartner(id, person.id, limitsOf[caller])
  }
  const { pool } = samara.connection
  await pool.query("insert into collections (store_id, id, name, searchable) values ($1, 7, 'Tea time', true)", [id])
  await pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) select store_id, 7, id, id from products where id < 200',
  )
  await seedPublication(pool, {
    id: publication,
    store: id,
    list: { kind: 'category', id: small.mugs },
    products: [101],
    state: 'verified',
    at: new Date('2026-03-01'),
    key: 'key-of-long-ago',
  })
  await pool.query(
    `insert into proposals (store_id, id, list_kind, list_id, list_name, version, proposed_at, idempotency_key, request_digest)
     values ($1, $2, 'category', $3, 'Mugs', 1, now(), 'key-of-long-ago', '')`,
    [id, publication, small.mugs],
  )
})
afterAll(() => samara.close())

const ask = (endpoint: Endpoint, email: string, token: string | null) =>
  samara.call(endpoint, requestFor(endpoint, email, store), null, {
    key: `key-${endpoint.id}-${email}`,
    headers: {
      ...(token === null ? {} : { [headers.person]: token }),
      ...(endpoint.access.store?.startsWith('body.') ? { [headers.tenant]: store } : {}),
    },
    ...(endpoint.upload > 0 ? { file } : {}),
  })

test('every permission is asked for by a call, and every call about a store asks for one', () => {
  const required = guarded.flatMap(({ access }) => (access.store ? [access.permission] : []))
  expect([...new Set(required)].toSorted()).toEqual([...permissions].toSorted())
})

test('a call that names a list, a product or a publication is held against a partner’s limits', () => {
  for (const { id, access, params, query, body } of guarded) {
    const properties = (body as { properties?: object }).properties ?? {}
    const names = Object.keys({ ...params.properties, ...query.properties, ...properties })
    const about = ['categoryId', 'collectionId', 'list', 'product', 'indexId', 'categories'].some((name) => names.includes(name))
    // Synchronisations are for all of a store; Samara collections for those without limits; reports count within limits alone.
    if (about && access.permission && !/^(synchronisations|collections|reports)\./.test(access.permission))
      expect(access.about, id).toBeDefined()
  }
})

describe.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test.each(callers)('%s', async (caller) => {
    const { status, problem } = await ask(endpoint, emailOf[caller], await sign(emailOf[caller]))
    const code = expected(endpoint, caller)
    if (code) expect([status, problem.code]).toEqual([403, code])
    else expect([401, 403], JSON.stringify(problem)).not.toContain(status)
  })

  test('no token, an expired one, and one for another audience', async () => {
    const { owner } = emailOf
    const codes = [
      await ask(endpoint, owner, null),
      await ask(endpoint, owner, await sign(owner, { expired: true })),
      await ask(endpoint, owner, await sign(owner, { audience: 'another-api' })),
    ].map(({ status, problem }) => [status, problem.code])
    expect(codes).toEqual([
      [401, 'session/missing-token'],
      [401, 'session/invalid-token'],
      [401, 'session/other-audience'],
    ])
  })
})

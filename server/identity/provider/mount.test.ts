import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../kernel/logger.ts'
import { createSecrets } from '../../kernel/secrets.ts'
import type { MailService } from '../../mail/index.ts'
import { manualJobs } from '../../testing/manual-jobs.ts'
import { ask, type IdentityServer, openIdentityServer, relyingParty } from '../identity.fixtures.ts'
import { identityModule } from '../index.ts'

const noMail: MailService = {
  send: () => Promise.resolve(''),
  work: async () => {},
  hasServer: false,
  states: async () => [],
  sendAgain: async () => false,
  removeOld: async () => {},
}

let server: IdentityServer
beforeAll(async () => {
  server = await openIdentityServer()
})
afterAll(() => server.close())

test('behind a TLS proxy cookies are for https alone and addresses are the public ones', async () => {
  const app = Fastify()
  const database = server.database
  await database.withTables<{ identity_keys: { name: string } }>().deleteFrom('identity_keys').execute()
  const identity = await identityModule({
    database,
    clock: { now: () => new Date() },
    logger: createLogger('silent'),
    secrets: createSecrets(randomBytes(32)),
    jobs: manualJobs(),
    mail: noMail,
    publicUrl: 'https://shop.example',
    issuer: null,
    clientId: 'samara-web',
    audience: 'samara-api',
    operatorRole: 'samara-operator',
    page: async () => '',
    demo: () => null,
  })
  await identity.register(app, () => {})
  const { url } = await ask(server, await relyingParty(server))
  url.searchParams.set('redirect_uri', 'https://shop.example/login_new')
  const answer = await app.inject({ method: 'GET', url: url.pathname + url.search, headers: { host: '10.0.0.5:4400' } })
  expect(answer.statusCode).toBe(303)
  const cookies = [answer.headers['set-cookie']].flat()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i)
  const discovery = await app.inject('/realms/samara/.well-known/openid-configuration')
  expect(discovery.json()).toMatchObject({
    issuer: 'https://shop.example/realms/samara',
    token_endpoint: 'https://shop.example/realms/samara/protocol/openid-connect/token',
  })
  await app.close()
})

test('a path of the realm that nobody serves is not found, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await fetch(`${server.url}/realms/samara/nothing`, { method })
    expect(answer.status).toBe(404)
    await answer.arrayBuffer()
  }
})

test('with a provider elsewhere nothing is served here', async () => {
  const app = Fastify()
  const identity = await identityModule({
    database: server.database,
    clock: { now: () => new Date() },
    logger: createLogger('silent'),
    secrets: createSecrets(randomBytes(32)),
    jobs: manualJobs(),
    mail: noMail,
    publicUrl: 'https://shop.example',
    issuer: 'https://keycloak.example/realms/shop',
    clientId: 'shop',
    audience: 'samara-api',
    operatorRole: 'samara-operator',
    page: async () => '',
    demo: () => null,
  })
  await identity.register(app, () => {
    throw new Error('no call of the sign-in page is served')
  })
  expect(identity).toMatchObject({ issuer: 'https://keycloak.example/realms/shop', clientId: 'shop', onBoard: false })
  expect((await app.inject('/realms/samara/.well-known/openid-configuration')).statusCode).toBe(404)
  await app.close()
})

import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import * as client from 'openid-client'
import { headers } from '../../contract/index.ts'
import { connect, type Database } from '../database/index.ts'
import { answerProblems } from '../http/problems.ts'
import { router } from '../http/route.ts'
import { createLogger } from '../kernel/logger.ts'
import { ProblemError } from '../kernel/problem.ts'
import { createSecrets } from '../kernel/secrets.ts'
import { createMail } from '../mail/index.ts'
import { Browser } from '../testing/browser.ts'
import { manualJobs } from '../testing/manual-jobs.ts'
import { migratedDatabase } from '../testing/postgres.ts'
import { hashPassword, type Identity, identityModule } from './index.ts'

export { Browser }
export const person = { email: 'ana@tienda.example', name: 'Ana Ríos', password: 'canario-amarillo-77' }
export const clientId = 'samara-web'

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as { port: number }
  await new Promise((closed) => probe.close(closed))
  return port
}

export interface IdentityServer {
  url: string
  identity: Identity
  database: Database
  personId: string
  /** Everything that was logged, as text. */
  log(): string
  /** Lets time pass for Samara (not for the tokens' own expiry). */
  pass(seconds: number): void
  /** Runs every job that waits. */
  work(): Promise<void>
  /** Ends the server and starts another one on the same database and address. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A listening server with the identity module and one call that asks for an access token (`/probe`). */
export async function openIdentityServer(more: { moreOrigins?: string[]; demoPeople?: string[] } = {}): Promise<IdentityServer> {
  const { url: databaseUrl, directUrl, drop } = await migratedDatabase()
  const { database, pool, close: disconnect } = connect(databaseUrl, { size: 8, directUrl, onFault: () => {} })
  const { id: personId } = await database
    .insertInto('people')
    .values({ email: person.email, name: person.name, password_hash: await hashPassword(person.password) })
    .returning('id')
    .executeTakeFirstOrThrow()

  const port = await freePort()
  const url = `http://localhost:${port}`
  const secrets = createSecrets(randomBytes(32))
  let ahead = 0
  let lines = ''
  const clock = { now: () => new Date(Date.now() + ahead) }

  const jobs = manualJobs()

  const start = async () => {
    const logger = createLogger('debug', { write: (line: string) => void (lines += line) })
    const loggerInstance: FastifyBaseLogger = logger
    const app = Fastify({ loggerInstance })
    await app.register(helmet)
    answerProblems(app)
    const identity = await identityModule({
      database,
      clock,
      logger,
      secrets,
      jobs,
      mail: createMail({ smtpUrl: null, from: 'Samara <no-reply@localhost>' }, { database, jobs, clock, logger }).service,
      publicUrl: url,
      issuer: null,
      clientId,
      audience: 'samara-api',
      operatorRole: 'samara-operator',
      ...more,
      page: async () => '<!doctype html><title>sign-in</title>',
      demo: () => null,
    })
    const nobody = async () => {
      throw new ProblemError('session/missing-token', 'nobody')
    }
    const { route } = router(app, {
      policy: {
        signedIn: nobody,
        byApiToken: nobody,
        isApplication: () => false,
        outside: () => Promise.resolve(false),
        refused: async () => {},
      },
      checkReplies: true,
      countTokenCall: () => Promise.resolve(),
    })
    await identity.register(app, route)
    app.get('/probe', async (request) => identity.verify(String(request.headers[headers.person])))
    await app.listen({ port, host: 'localhost' })
    return { app, identity }
  }

  let running = await start()
  return {
    url,
    get identity() {
      return running.identity
    },
    database,
    personId,
    log: () => lines,
    pass: (seconds) => void (ahead += seconds * 1000),
    work: () => jobs.run(running.identity.tasks),
    async restart() {
      await running.app.close()
      running = await start()
    },
    async close() {
      await running.app.close()
      // The pool says that it is closed before its sockets are; dropping the database then would tear them.
      let left = pool.totalCount
      const closed = new Promise<void>((done) => pool.on('remove', () => void ((left -= 1) === 0 && done())))
      await disconnect()
      if (left > 0) await closed
      await drop()
    },
  }
}

export const probe = (server: IdentityServer, token: string) => fetch(`${server.url}/probe`, { headers: { [headers.person]: token } })

/** The application as a relying party: openid-client, which shares no line with the provider. */
export async function relyingParty(server: IdentityServer): Promise<client.Configuration> {
  return client.discovery(new URL(server.identity.issuer), clientId, undefined, client.None(), { execute: [client.allowInsecureRequests] })
}

export interface SignInRequest {
  url: URL
  verifier: string
  state: string
  nonce: string
}

export async function ask(server: IdentityServer, rp: client.Configuration, more: Record<string, string> = {}): Promise<SignInRequest> {
  const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), randomUUID(), randomUUID()]
  const url = client.buildAuthorizationUrl(rp, {
    redirect_uri: `${server.url}/login_new`,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  })
  return { url, verifier, state, nonce }
}

/** Goes to where the answer points, inside the provider, until the application's own address comes. */
export async function follow(server: IdentityServer, browser: Browser, from: string | URL): Promise<URL> {
  let url = new URL(from, server.url)
  for (let step = 0; step < 8; step += 1) {
    if (!url.pathname.startsWith('/realms/') || url.pathname.includes('/interaction/')) return url
    const response = await browser.fetch(url)
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  throw new Error('the provider goes round in circles')
}

export const postPassword = (browser: Browser, page: URL, password: string, email = person.email, more: Record<string, string> = {}) =>
  browser.fetch(`${page.href}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify({ email, password }),
  })

/** The whole way with a password: from asking to tokens. */
export async function signInWith(
  server: IdentityServer,
  browser: Browser,
  rp: client.Configuration,
  password = person.password,
  email = person.email,
) {
  const signIn = await ask(server, rp)
  const page = await follow(server, browser, signIn.url)
  const answer = await postPassword(browser, page, password, email)
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { redirectTo: string } }
  const callback = await follow(server, browser, data.redirectTo)
  return { signIn, callback, tokens: await redeem(rp, callback, signIn) }
}

export const redeem = (rp: client.Configuration, callback: URL, { verifier, state, nonce }: SignInRequest) =>
  client.authorizationCodeGrant(rp, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })

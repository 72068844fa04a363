import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect, type Connection, migrate } from '../database/index.ts'
import { type Identity, identityModule, type TokenVerifier } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { createLogger } from '../kernel/logger.ts'
import { createSecrets } from '../kernel/secrets.ts'
import { createMail, type MailService } from '../mail/index.ts'
import { createMetrics, type Metrics } from '../metrics/index.ts'
import type { DemoShops } from '../modules/connections/index.ts'
import type { PublicationPace } from '../modules/publication/index.ts'
import type { ConnectPlatform, PlatformCredential } from '../platforms/platform.ts'
import type { RunPace } from '../runs/index.ts'
import { type ManualJobs, manualJobs } from './manual-jobs.ts'
import { type Answer, send, type SendOptions, testApplication } from './request.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { Endpoint, Input } from '../../contract/index.ts'

/** No waits at all: jobs are driven by hand. */
const testPace: PublicationPace = { width: 4, backoff: [0], looks: [0, 0, 0], lockRetry: 0, tick: 10 }

const testSynchronisationPace: RunPace = { backoff: [0], lockRetry: 0, tick: 20 }

export interface TestSamara {
  app: Awaited<ReturnType<typeof createApp>>
  connection: Connection
  jobs: ManualJobs
  metrics: Metrics
  mail: MailService
  clock: Clock & { set(at: string): void }
  /** What was logged, one JSON line each. */
  log: string[]
  /** Sends a call as a person (their e-mail, or what `openSession` gave). */
  call<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>, as: string | null, more?: Omit<SendOptions, 'token'>): Promise<Answer<E>>
  /** Signs a person in with the provider on board, now or since a time; gives whom a call is then sent as. */
  openSession(email: string, session: string, since?: string): Promise<string>
  /** Adds a person with one store, and gives the store's id. */
  addStore(email: string, name: string, credential?: PlatformCredential): Promise<string>
  /** Runs every job that waits. */
  work(most?: number): Promise<void>
  close(): Promise<void>
}

export interface TestOptions {
  /** PostgreSQL itself, where the other address is a pooler's. @default the same address */
  directUrl?: string
  connectPlatform?: ConnectPlatform
  /** @default none */
  demoShops?: DemoShops
  /** @default none */
  demoPeople?: readonly string[]
  now?: string
  /** Lets the clock run, for measurements. @default false: it is held */
  running?: boolean
  pace?: PublicationPace
  synchronisationPace?: RunPace
  /** Serves the sign-in of the provider on board as well; tokens stay those of tests. @default false */
  onBoard?: boolean
  /** Checks tokens otherwise than by the e-mail behind `person `. */
  verify?: TokenVerifier
  /** Folder that holds `dist`, the built web app. @default one that is not there */
  root?: string
  /** @default none */
  simulatorUrl?: string
  /** Settings of the server. */
  environment?: Record<string, string>
  /** Lets the payment gateway on board fail. @default never */
  disturbPayments?: (call: string, when: 'before' | 'after') => Promise<void> | void
  /** Calls of one API token in a minute. @default the usual number */
  callsOfToken?: number
  /** @default true */
  checkReplies?: boolean
}

/**
 * People of the tests: the token is the e-mail behind `person `; `in SESSION since TIME`
 * may follow. Whose e-mail begins with `operator` runs the installation.
 */
const testIdentity: Identity = {
  issuer: 'http://localhost/realms/test',
  clientId: 'samara-web',
  onBoard: false,
  verify: (token) => {
    const [, email, session, since] = /^person (\S+?)(?: in (\S+) since (\S+))?$/.exec(token) ?? []
    if (!email) throw new ProblemError('session/invalid-token', 'The access token is not valid.')
    return Promise.resolve({
      issuer: testIdentity.issuer,
      subject: email,
      email,
      emailVerified: true,
      name: email,
      roles: email.startsWith('operator') ? ['samara-operator'] : [],
      session: session && since ? { id: session, signedInAt: new Date(since) } : null,
      until: new Date('2100-01-01'),
    })
  },
  accounts: null,
  register: async () => {},
  tasks: [],
  clean: async () => {},
}

/** Puts a server together on a database, not listening, its time held, its jobs driven by hand. Replies are held against the contract. */
export async function assembleSamara(databaseUrl: string, options: TestOptions = {}): Promise<TestSamara> {
  const log: string[] = []
  const logger = createLogger('debug', { write: (line: string) => void log.push(line) })
  const { directUrl = databaseUrl } = options
  const connection = connect(databaseUrl, { size: 8, directUrl, onFault: () => undefined })
  await migrate(connection.direct)
  let now = new Date(options.now ?? '2026-03-10T09:00:00Z')
  const clock = { now: () => (options.running ? new Date() : now), set: (at: string) => void (now = new Date(at)) }
  const jobs = manualJobs()
  const connectPlatform: ConnectPlatform =
    options.connectPlatform ??
    (() => {
      throw new Error('This test has no platform.')
    })
  const metrics = createMetrics({ ofProcess: false })
  const config = readConfig(
    { PORT: '0', SAMARA_APPLICATION: testApplication, SAMARA_INCLUDED_PLAN: 'scale', ...options.environment },
    options.root ?? '/nowhere',
  )
  const secrets = createSecrets(Buffer.alloc(32, 7))
  const mail = createMail(config.mail, { database: connection.database, jobs, clock, logger })
  const identity = options.onBoard
    ? {
        ...(await identityModule({
          database: connection.database,
          clock,
          logger,
          secrets,
          jobs,
          mail: mail.service,
          publicUrl: config.publicUrl,
          issuer: null,
          clientId: config.oidc.clientId,
          audience: config.oidc.audience,
          operatorRole: config.oidc.operatorRole,
          page: () => Promise.resolve('<!doctype html>'),
          demo: () => null,
          demoPeople: options.demoPeople ?? [],
        })),
        verify: testIdentity.verify,
      }
    : { ...testIdentity, ...(options.verify ? { verify: options.verify } : {}) }
  const app = await createApp({
    config,
    connection,
    jobs,
    secrets,
    identity,
    mail,
    clock,
    logger,
    connectPlatform,
    demoShops: options.demoShops ?? null,
    demoPeople: options.demoPeople ?? [],
    pace: options.pace ?? testPace,
    synchronisationPace: options.synchronisationPace ?? testSynchronisationPace,
    metrics,
    ...(options.disturbPayments ? { disturbPayments: options.disturbPayments } : {}),
    simulatorUrl: options.simulatorUrl ?? null,
    checkReplies: options.checkReplies ?? true,
    callsOfToken: options.callsOfToken,
  })
  await app.http.ready()
  return {
    app,
    connection,
    jobs,
    metrics,
    mail: mail.service,
    clock,
    log,
    call: (endpoint, input, as, more = {}) => send(app.http, endpoint, input, { token: as === null ? null : `person ${as}`, ...more }),
    async openSession(email, session, since = clock.now().toISOString()) {
      const seconds = Math.floor(new Date(since).getTime() / 1000)
      const exp = Math.floor(clock.now().getTime() / 1000) + 43_200
      await connection.pool.query(
        `insert into oidc_payloads (model, id, payload, uid, expires_at)
         select 'Session', $1, jsonb_build_object('accountId', id, 'loginTs', $2::int, 'exp', $3::int), $1, to_timestamp($3) from people where email = $4
         on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        [session, seconds, exp, email],
      )
      return `${email} in ${session} since ${since}`
    },
    async addStore(email, name, credential = { account: name, key: `key-${name}`, secret: `secret-${name}` }) {
      const person = await app.services.users.add({ email, name: email, passwordHash: null })
      return app.services.stores.add({
        name,
        displayName: name,
        ownerId: person.id,
        storeType: 'demo',
        credential,
        currency: 'EUR',
        timeZone: 'Europe/Madrid',
        storefrontUrl: null,
      })
    },
    work: (most) => jobs.run(app.tasks, most),
    async close() {
      await app.http.close()
      // A pool says that it has ended before its sockets have: a database that is dropped then would break them noisily.
      const gone = Promise.all(
        [connection.pool, connection.direct].map(
          (pool) =>
            new Promise<void>((resolve) => {
              if (pool.totalCount === 0) resolve()
              pool.on('remove', () => pool.totalCount === 0 && resolve())
            }),
        ),
      )
      await connection.close()
      await gone
    },
  }
}

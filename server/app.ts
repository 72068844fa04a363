import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Configuration, contract, type Endpoint, limits, paths } from '../contract/index.ts'
import { membershipsRepository } from './access/index.ts'
import { accessPolicy } from './access/policy.ts'
import { oldAuditJob } from './audit/index.ts'
import type { ServerConfig } from './config.ts'
import { isMigrated } from './database/index.ts'
import { liveStreams } from './events/index.ts'
import { forwardDemoShop } from './http/demo-shop.ts'
import { serveDocuments } from './http/documents.ts'
import { serveHealth } from './http/health.ts'
import { serveLiveEvents } from './http/live-events.ts'
import { observe, requestId } from './http/observe.ts'
import { answerEarlyProblems, answerProblems } from './http/problems.ts'
import { router } from './http/route.ts'
import { secure } from './http/security.ts'
import { serveWeb } from './http/static.ts'
import { tokenRate } from './http/token-rate.ts'
import type { Identity } from './identity/index.ts'
import type { Task } from './jobs/index.ts'
import { type Metrics, statesRepository } from './metrics/index.ts'
import { makeModules, type ModuleOptions } from './module-list.ts'

export interface AppOptions extends Omit<ModuleOptions, 'installation' | 'publicUrl' | 'payments' | 'webhooks'> {
  config: ServerConfig
  identity: Identity
  metrics: Metrics
  /** Address of the platform simulator, where there is one. */
  simulatorUrl: string | null
  /** True in tests: replies are held against the contract. */
  checkReplies: boolean
  /** Calls of one API token in a minute. @default the usual number */
  callsOfToken?: number | undefined
}

/** The whole server, put together but not listening. */
export interface App {
  http: FastifyInstance
  /** What the job queue must be able to do. */
  tasks: readonly Task<never>[]
  services: ReturnType<typeof makeModules>['services']
  /** The calls that are served. */
  registered: () => readonly Endpoint[]
}

const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Characters of a part of an address: an e-mail, each character of which may take nine. */
const longestParameter = 9 * 254

/** Puts the server together: the table of contents of everything that it does. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, connection, jobs, identity, clock, logger, metrics } = options
  const { database, pool } = connection
  const readiness = {
    database: async () => {
      await sql`select 1`.execute(database)
      return true
    },
    migrations: () => isMigrated(database),
    queue: () => jobs.working(),
  }
  const states = () => statesRepository(database).read(clock.now())
  const modules = makeModules({
    ...options,
    publicUrl: config.publicUrl,
    payments: config.payments,
    webhooks: config.webhooks,
    installation: { version, startedAt: clock.now(), readiness, states, dataFolder: config.dataFolder },
  })
  const { users, apiTokens, stores } = modules.services

  const loggerInstance: FastifyBaseLogger = logger
  const http = Fastify({
    loggerInstance,
    bodyLimit: limits.body.usual,
    trustProxy: (_address, hop) => hop < config.proxies,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    routerOptions: { maxParamLength: longestParameter },
    ...answerEarlyProblems,
    forceCloseConnections: 'idle',
  })
  observe(http, metrics.answered)
  // Input is checked by the contract's own validator (http/route.ts); Fastify keeps the schemas for the document alone.
  http.setValidatorCompiler(() => () => true)
  http.setSerializerCompiler(() => (data) => JSON.stringify(data))
  answerProblems(http)

  const policy = accessPolicy({
    application: config.application,
    verify: identity.verify,
    users,
    apiTokens,
    operatorRole: config.oidc.operatorRole,
    database,
    clock,
  })

  await secure(http, { publicUrl: config.publicUrl, issuer: identity.issuer, stripe: config.payments.stripe !== null })
  const { route, registered } = router(http, {
    policy,
    checkReplies: options.checkReplies,
    countTokenCall: tokenRate(http, options.callsOfToken),
  })
  await serveDocuments(http, { version, publicUrl: config.publicUrl, endpoints: Object.values(contract) })
  for (const { routes } of modules.all) routes(route)
  await identity.register(http, route)
  await modules.services.payments.serve(http)
  const streams = liveStreams({
    connection: () => connection.single('live events'),
    audienceOf: async (id) => {
      const store = await stores.read(id)
      return store ? { store: store.name, people: await membershipsRepository(database).peopleOf(id) } : null
    },
    logger,
  })
  serveLiveEvents(http, { policy, streams, clock })

  const service = { base: '', basic: Buffer.from(config.application).toString('base64') }
  const configuration: Configuration = {
    version,
    oidc: { issuer: identity.issuer, clientId: identity.clientId, scope: 'openid profile email', onBoard: identity.onBoard },
    services: { user: service, payments: service, catalogue: service, collections: service, reports: service },
    links: config.links,
    defaultTenant: 'default',
  }
  http.get(paths.configuration, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(configuration),
  )
  metrics.watch({
    liveStreams: streams.count,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    states,
  })
  serveHealth(http, { readiness, metrics, metricsToken: config.metricsToken, publicUrl: config.publicUrl })
  if (options.simulatorUrl) forwardDemoShop(http, options.simulatorUrl)
  await serveWeb(http, config.webFolder)

  return {
    http,
    tasks: [...modules.all.flatMap(({ tasks }) => tasks), oldAuditJob({ database, clock }), ...options.mail.tasks, ...identity.tasks],
    services: modules.services,
    registered,
  }
}

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Configuration, contract, type Endpoint, limits, paths } from '../contract/index.ts'
import { membershipsRepository } from './access/index.ts'
import { accessPolicy } from './access/policy.ts'
import type { ServerConfig } from './config.ts'
import { type Connection, isMigrated } from './database/index.ts'
import { databaseEvents, liveStreams } from './events/index.ts'
import { forwardDemoShop } from './http/demo-shop.ts'
import { serveDocuments } from './http/documents.ts'
import { serveHealth } from './http/health.ts'
import { serveLiveEvents } from './http/live-events.ts'
import { observe, requestId } from './http/observe.ts'
import { answerEarlyProblems, answerProblems } from './http/problems.ts'
import { router } from './http/route.ts'
import { secure } from './http/security.ts'
import { serveWeb } from './http/static.ts'
import type { Identity } from './identity/index.ts'
import type { Jobs, Task } from './jobs/index.ts'
import type { Clock } from './kernel/clock.ts'
import type { Logger } from './kernel/logger.ts'
import type { Secrets } from './kernel/secrets.ts'
import { type Metrics, statesRepository } from './metrics/index.ts'
import { catalogueRoutes, catalogueService, collectionsRoutes, collectionsService } from './modules/catalogue/index.ts'
import { filesRoutes, filesService } from './modules/files/index.ts'
import { noticesJob, noticesRoutes, noticesService } from './modules/notices/index.ts'
import {
  draftsService,
  historyService,
  listService,
  massService,
  orderingRoutes,
  orderingService,
  writeSequenceJob,
} from './modules/ordering/index.ts'
import { preferencesRoutes, preferencesService } from './modules/preferences/index.ts'
import {
  controlService,
  driftJob,
  driftService,
  publicationJob,
  publicationLife,
  type PublicationPace,
  publicationRounds,
  publicationRoutes,
  publicationService,
  reviewService,
} from './modules/publication/index.ts'
import { salesJob, salesService } from './modules/sales/index.ts'
import { scoresJob, scoresRoutes, scoresService } from './modules/scores/index.ts'
import { storesRoutes, storesService } from './modules/stores/index.ts'
import {
  nightlyJob,
  refreshJob,
  synchronisationJob,
  type SynchronisationPace,
  synchronisationRoutes,
  synchronisationService,
  usualSynchronisationPace,
} from './modules/synchronisation/index.ts'
import { usersService } from './modules/users/index.ts'
import type { ConnectPlatform } from './platforms/platform.ts'
import { stoppingCalls } from './platforms/stopped-calls.ts'
import { urgently } from './platforms/urgent-calls.ts'

export interface AppOptions {
  config: ServerConfig
  connection: Connection
  jobs: Jobs
  secrets: Secrets
  identity: Identity
  clock: Clock
  logger: Logger
  connectPlatform: ConnectPlatform
  pace: PublicationPace
  /** @default the usual one */
  synchronisationPace?: SynchronisationPace
  metrics: Metrics
  /** Address of the platform simulator, where there is one. */
  simulatorUrl: string | null
  /** True in tests: replies are held against the contract. */
  checkReplies: boolean
}

/** The whole server, put together but not listening. */
export interface App {
  http: FastifyInstance
  /** What the job queue must be able to do. */
  tasks: readonly Task<never>[]
  services: {
    users: ReturnType<typeof usersService>
    stores: ReturnType<typeof storesService>
    catalogue: ReturnType<typeof catalogueService>
    publication: ReturnType<typeof publicationService>
    /** What is looked after once a minute. */
    rounds: ReturnType<typeof publicationRounds>
    scores: ReturnType<typeof scoresService>
    sales: ReturnType<typeof salesService>
    synchronisation: ReturnType<typeof synchronisationService>
  }
  /** The calls that are served. */
  registered: () => readonly Endpoint[]
}

const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Characters of a part of an address: an e-mail, each character of which may take nine. */
const longestParameter = 9 * 254

/** A task whose calls to platforms end when it is to stop. */
const endingCalls = (task: Task<never>): Task<never> => ({
  ...task,
  run: (payload, stop) => (stop ? stoppingCalls(stop, () => task.run(payload, stop)) : task.run(payload)),
})

/** Puts the server together: the table of contents of everything that it does. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, connection, jobs, secrets, identity, clock, logger, connectPlatform, pace, metrics } = options
  const { database, pool, direct } = connection

  const purpose = 'platform-credential'
  const seal = {
    seal: (text: string, row: string) => secrets.seal(text, { purpose, row }),
    open: (sealed: string, row: string) => secrets.open(sealed, { purpose, row }),
  }
  const users = usersService(database)
  const stores = storesService({ database, connectPlatform, seal, clock })
  const catalogue = catalogueService({ database, clock })
  const events = databaseEvents
  const notices = noticesService({ database, events, clock })
  const sales = salesService({ database, jobs, events, clock })
  const synchronisation = synchronisationService({ database, stores, jobs, events, clock })
  const preferences = preferencesService(database)
  const scores = scoresService({ database, catalogue, jobs, clock })
  const ordering = orderingService({ database, catalogue, preferences, jobs, clock })
  const platformOf = (storeId: string) => stores.platform(storeId)
  const life = publicationLife({ catalogue, ordering, notices, events, clock })
  const publication = publicationService({ database, ordering, preferences, life, jobs, clock })
  const rounds = publicationRounds({ database, publication, jobs, clock, logger })

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
  // Whoever sent a call waits for it.
  http.addHook('preHandler', (_request, _reply, done) => urgently(done))
  // Input is checked by the contract's own validator (http/route.ts); Fastify keeps the schemas for the document alone.
  http.setValidatorCompiler(() => () => true)
  http.setSerializerCompiler(() => (data) => JSON.stringify(data))
  answerProblems(http)

  const policy = accessPolicy({
    application: config.application,
    verify: identity.verify,
    users,
    operatorRole: config.oidc.operatorRole,
    database,
  })
  const { route, registered } = router(http, { policy, checkReplies: options.checkReplies })

  await secure(http, { publicUrl: config.publicUrl, issuer: identity.issuer })
  await serveDocuments(http, { version, publicUrl: config.publicUrl, endpoints: Object.values(contract) })
  storesRoutes(route, stores)
  catalogueRoutes(route, catalogue)
  collectionsRoutes(route, collectionsService(database))
  scoresRoutes(route, scores)
  orderingRoutes(route, {
    ordering,
    lists: listService({ database, catalogue, ordering, scores }),
    history: historyService({ database, catalogue }),
    drafts: draftsService({ database, clock }),
    mass: massService({ catalogue, ordering }),
  })
  preferencesRoutes(route, preferences)
  filesRoutes(route, filesService(catalogue))
  noticesRoutes(route, notices)
  synchronisationRoutes(route, synchronisation)
  publicationRoutes(route, {
    publication,
    control: controlService({ database, publication, life, jobs, clock }),
    drifts: driftService({ database, catalogue, ordering, publication, events, clock }),
    reviews: reviewService({ database, catalogue, platformOf }),
  })
  await identity.register(http, route)
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
    services: { user: service, catalogue: service },
    defaultTenant: 'default',
  }
  http.get(paths.configuration, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(configuration),
  )
  metrics.watch({
    liveStreams: streams.count,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    states: () => statesRepository(database).read(clock.now()),
  })
  const readiness = {
    database: async () => {
      await sql`select 1`.execute(database)
      return true
    },
    migrations: () => isMigrated(database),
    queue: () => jobs.working(),
  }
  serveHealth(http, { readiness, metrics, metricsToken: config.metricsToken, publicUrl: config.publicUrl })
  if (options.simulatorUrl) forwardDemoShop(http, options.simulatorUrl)
  await serveWeb(http, config.webFolder)

  const tasks = [
    synchronisationJob({
      database,
      direct,
      stores,
      sales,
      notices,
      jobs,
      events,
      clock,
      logger,
      pace: options.synchronisationPace ?? usualSynchronisationPace,
      afterwards: scores.renew,
    }),
    nightlyJob({ database, jobs, events, clock, logger }),
    refreshJob({ database, stores, jobs, clock, logger }),
    salesJob({ database, stores, jobs, events, clock, logger }),
    scoresJob({ database, pool, stores, jobs, clock, logger }),
    publicationJob({ database, direct, jobs, catalogue, ordering, life, platformOf, clock, logger, pace }),
    driftJob({ database, catalogue, notices, events, platformOf, clock, logger }),
    noticesJob(notices),
    writeSequenceJob({ database, catalogue }),
  ]
  return {
    http,
    tasks: tasks.map((task: Task<never>) => endingCalls(task)),
    services: { users, stores, catalogue, publication, rounds, scores, sales, synchronisation },
    registered,
  }
}

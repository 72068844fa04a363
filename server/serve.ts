import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { ServerConfig } from './config.ts'
import { connect, type Connection, databaseOf, migrate } from './database/index.ts'
import { startEmbeddedPostgres } from './database/embedded/index.ts'
import { demoShopPath } from './http/demo-shop.ts'
import { readPage } from './http/static.ts'
import { identityModule } from './identity/index.ts'
import { createJobs } from './jobs/index.ts'
import { systemClock } from './kernel/clock.ts'
import type { Logger } from './kernel/logger.ts'
import { loadSecrets } from './kernel/secrets.ts'
import { createMail } from './mail/index.ts'
import { createMetrics } from './metrics/index.ts'
import { usualPace } from './modules/publication/index.ts'
import { openPlatforms } from './platforms/connect.ts'
import { startRounds } from './runs/index.ts'

/** What stops a start, in one line with its remedy. */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}

/** How far the demo store is, with the products that it has by now. */
export interface DemoProgress {
  state: 'synchronising' | 'ready' | 'failed' | 'stopped'
  products: number
}

export interface Serving {
  url: string
  /** Null where there is no demo, or where another provider signs people in. */
  demo: { email: string; password: string; partner: string } | null
  /** True where the demo store is still being brought in. */
  demoIsNew: boolean
  demoProgress(): Promise<DemoProgress>
  stop(): Promise<void>
}

const poolSize = 12
const jobConcurrency = 4
const jobsEnd = 8_000
/** Milliseconds that calls under way have when the server stops. */
const callsEnd = 5_000
/** Milliseconds that connections to the database have to be given back. */
const connectionsEnd = 3_000
/** Orders that the demo store's shoppers make in an hour, over a whole day. */
const demoOrdersPerHour = 12

/** PostgreSQL's own code for what a user has no right to. */
const noRight = '42501'

const unusable = (setting: string) => (cause: unknown) => {
  if ((cause as { code?: string }).code === noRight)
    throw new StartFault(
      `The user of ${setting} may make no tables (${(cause as Error).message}). Let the database belong to this user: alter database … owner to …`,
      { cause },
    )
  throw new StartFault(
    `The database cannot be used (${(cause as Error).message || (cause as { code?: string }).code}). Check ${setting} and that PostgreSQL runs, or leave it out for the database on board.`,
    { cause },
  )
}

async function insistOnOneDatabase({ pool, direct }: Connection): Promise<void> {
  const throughPooler = await databaseOf(pool).catch(unusable('DATABASE_URL'))
  const past = await databaseOf(direct).catch(unusable('DATABASE_DIRECT_URL'))
  if (throughPooler !== past)
    throw new StartFault('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Let both name the same one.')
}

async function openDatabase(
  config: ServerConfig,
  logger: Logger,
  say: (line: string) => void,
): Promise<{ url: string; directUrl: string; connection: Connection; stop(): Promise<void> }> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ directory: join(config.dataFolder, 'database'), log: say })
  const url = config.databaseUrl ?? embedded!.url
  const directUrl = config.databaseDirectUrl ?? url
  const onFault = (error: Error) => logger.warn({ err: error }, 'database connection lost')
  const connection = connect(url, { size: poolSize, directUrl, onFault })
  try {
    // Before anything is changed: tables that are made in one database are of no use in another.
    if (directUrl !== url) await insistOnOneDatabase(connection)
    await migrate(connection.direct).catch(unusable(directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'))
  } catch (fault) {
    await connection.close()
    await embedded?.stop()
    throw fault
  }
  return {
    url,
    directUrl,
    connection,
    async stop() {
      // Work that could not be put aside in time may still hold a connection.
      await Promise.race([connection.close(), sleep(connectionsEnd, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

/** Lets calls under way end, and cuts those that take too long. */
async function closeCalls(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), callsEnd)
  await http.close()
  clearTimeout(cut)
}

/**
 * Starts everything in this process: database, simulator, workers, web.
 * Throws {@link StartFault} and the parts' own faults, each with a remedy.
 */
export async function serve(
  config: ServerConfig,
  logger: Logger,
  environment: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<Serving> {
  const clock = systemClock
  await mkdir(config.dataFolder, { recursive: true }).catch((cause: unknown) => {
    throw new StartFault(`The data folder ${config.dataFolder} cannot be written. Set SAMARA_DATA to a folder of yours.`, { cause })
  })
  const { url: databaseUrl, directUrl, connection, stop: closeDatabase } = await openDatabase(config, logger, say)
  const cleanups: (() => Promise<void>)[] = [closeDatabase]
  let stopped = false
  const stop = async () => {
    stopped = true
    for (const close of cleanups.splice(0).reverse())
      await close().catch((error: unknown) => logger.warn({ err: error }, 'not stopped cleanly'))
  }
  try {
    const secrets = await loadSecrets({ environment: environment.SAMARA_SECRET_KEY, dataFolder: config.dataFolder })
    const metrics = createMetrics({ ofProcess: true })
    // The only place where the server knows of the demo: without one, none of its code is loaded.
    const demoParts = config.demo ? await import('../demo/index.ts') : null
    const simulator =
      demoParts && !config.simulatorUrl
        ? await demoParts.startSimulator({
            databaseUrl,
            port: config.simulatorPort,
            publicUrl: config.publicUrl + demoShopPath,
            faultsOverHttp: config.simulatorFaults,
            trickle: { perHour: demoOrdersPerHour },
            clock,
            logger,
          })
        : null
    if (simulator) cleanups.push(() => simulator.close())

    const simulatorUrl = simulator?.url ?? config.simulatorUrl
    const platforms = openPlatforms({
      databaseUrl,
      directUrl,
      vtexBaseUrl: config.vtexBaseUrl,
      simulatorUrl,
      onCall: metrics.called,
      onLease: metrics.leased,
      logger,
    })
    cleanups.push(() => platforms.close())
    const jobs = createJobs(databaseUrl, { logger, concurrency: jobConcurrency, listens: databaseUrl === directUrl, ran: metrics.ran })
    // The demo's password is for the provider on board; another one knows nothing of it.
    const demo = demoParts && config.oidc.issuer === null ? { ...demoParts.demoSignIn, partner: demoParts.demoPartner.email } : null
    const demoPeople = demo ? [demo.email, demo.partner] : []
    const mail = createMail(config.mail, { database: connection.database, jobs, clock, logger })
    const identity = await identityModule({
      database: connection.database,
      clock,
      logger,
      secrets,
      jobs,
      mail: mail.service,
      publicUrl: config.publicUrl,
      issuer: config.oidc.issuer,
      clientId: config.oidc.clientId,
      audience: config.oidc.audience,
      operatorRole: config.oidc.operatorRole,
      operators: config.oidc.operators,
      claims: config.oidc.claims,
      page: () => readPage(config.webFolder, 'sign-in.html'),
      demo: () => demo,
      demoPeople,
    })
    const app = await createApp({
      config,
      connection,
      jobs,
      secrets,
      identity,
      mail,
      clock,
      logger,
      connectPlatform: platforms.connectPlatform,
      demoShops: demoParts && simulatorUrl ? demoParts.demoShops({ pool: connection.pool, clock, publicUrl: config.publicUrl }) : null,
      demoPeople,
      pace: usualPace,
      metrics,
      simulatorUrl,
      checkReplies: false,
    })
    // Calls end before jobs do: nothing new comes in while these are put aside.
    cleanups.push(() => jobs.stop(jobsEnd))
    cleanups.push(() => closeCalls(app.http))
    await app.http.listen({ port: config.port, host: config.host }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE')
        throw new StartFault(
          `Port ${config.port} is taken. Stop what listens there, or choose another: PORT=${config.port + 1} npm start`,
          { cause },
        )
      if (cause.code === 'EACCES')
        throw new StartFault(`Port ${config.port} needs more rights. Choose one above 1024: PORT=4400 npm start`, { cause })
      throw cause
    })
    const { isNew } = await jobs.start(app.tasks)
    await app.services.runs.resume(isNew ? 'all' : 'at-start')
    await jobs.forgetFormer()
    cleanups.push(startRounds(app.services.runs, logger))

    let demoIsNew = false
    if (demoParts && simulator) {
      const parts = {
        ...app.services,
        database: connection.database,
        pool: connection.pool,
        clock,
        publicUrl: config.publicUrl,
        openAccount: simulator.openAccount,
      }
      demoIsNew = await demoParts.ensureDemo(parts)
      await demoParts.refreshDemo(parts)
    }
    if (config.oidc.issuer === null) await app.services.users.makeOperators(config.oidc.operators)
    // After the demo: what its history tells must not be asked of its platform.
    await app.services.runs.ensureRoutines()
    const demoProgress = async (): Promise<DemoProgress> => {
      if (stopped) return { state: 'stopped', products: 0 }
      const store = (await app.services.stores.demos()).find(({ account }) => account === demoParts?.demoAccount)
      return { state: store?.readiness ?? 'stopped', products: store ? await app.services.stores.countProducts(store.id) : 0 }
    }
    return { url: config.publicUrl, demo, demoIsNew, demoProgress, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

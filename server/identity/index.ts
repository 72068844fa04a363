/**
 * Who is there. Either the OpenID provider on board signs people in with their passwords, or any other provider does; in both cases
 * an access token is checked here, and nothing else in the server knows how people prove who they are.
 */
import type { FastifyInstance } from 'fastify'
import { accountPages, paths } from '../../contract/index.ts'
import type { Database } from '../database/index.ts'
import type { Route } from '../http/route.ts'
import type { Jobs, Task } from '../jobs/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/logger.ts'
import type { Secrets } from '../kernel/secrets.ts'
import type { MailService } from '../mail/index.ts'
import { accountMessageJob } from './accounts.jobs.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { type AccountsService, accountsService } from './accounts.service.ts'
import { lifetimes } from './lifetimes.ts'
import { type PasskeysService, passkeysService } from './passkeys/passkeys.service.ts'
import { peopleRepository } from './people.repository.ts'
import { type ProofService, proofService } from './proof.service.ts'
import { loadProviderKeys } from './provider/keys.ts'
import { mountProvider } from './provider/mount.ts'
import { payloadsRepository } from './provider/payloads.repository.ts'
import { createProvider } from './provider/provider.ts'
import { userinfoRoutes } from './provider/userinfo.routes.ts'
import { rememberTokens } from './remember-tokens.ts'
import { type SecondFactorService, secondFactorService } from './second-factor/second-factor.service.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { signInRoutes, type SignInRoutesOptions } from './sign-in.routes.ts'
import { signInService } from './sign-in.service.ts'
import { withIdentity } from './tables.ts'
import { type ClaimNames, type TokenVerifier, tokenVerifier } from './tokens.ts'

export type { Prover } from './proof.service.ts'
/** Accounts of the provider on board, and everything that proves who somebody is. */
export interface Accounts extends AccountsService {
  proof: ProofService
  secondFactor: SecondFactorService
  passkeys: PasskeysService
}
export { hashPassword } from './passwords.ts'
export { type ClaimNames, type SignedInPerson, tokenVerifier, type TokenVerifier } from './tokens.ts'

export interface IdentityOptions {
  database: Database
  clock: Clock
  logger: Logger
  secrets: Secrets
  jobs: Pick<Jobs, 'enqueue'>
  mail: MailService
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string
  /** Further origins that serve the web app (a development server). */
  moreOrigins?: readonly string[]
  /** A provider elsewhere; null for the one on board. */
  issuer: string | null
  clientId: string
  audience: string
  /** Where tokens of a provider elsewhere hold roles and e-mail. @default the usual ones */
  claims?: ClaimNames
  /** What stands in the `roles` of an operator's access token. */
  operatorRole: string
  /** E-mails of people who are operators as soon as they register. @default none */
  operators?: readonly string[]
  page: SignInRoutesOptions['page']
  demo: SignInRoutesOptions['demo']
  /** E-mails of people whose password is public. @default none */
  demoPeople?: readonly string[]
}

export interface Identity {
  issuer: string
  clientId: string
  /** True where the provider is the one on board. */
  onBoard: boolean
  verify: TokenVerifier
  /** Accounts of the provider on board; null where people sign in elsewhere. */
  accounts: Accounts | null
  /** Serves the provider on board; with a provider elsewhere there is nothing to serve. */
  register(app: FastifyInstance, route: Route): Promise<void>
  /** What the job queue must be able to do. */
  tasks: readonly Task<never>[]
  /** Removes what expired. Runs by itself while the app is open. */
  clean(): Promise<void>
}

/** Sets identity up. Throws `SecretError` where the provider's keys cannot be opened. */
export async function identityModule(options: IdentityOptions): Promise<Identity> {
  const { clientId, audience } = options
  if (options.issuer === null) return onBoard(options)
  const verify = rememberTokens(
    tokenVerifier({ issuer: options.issuer, audience, clientId, ...(options.claims ? { claims: options.claims } : {}) }),
  )
  return {
    issuer: options.issuer,
    clientId,
    onBoard: false,
    verify,
    accounts: null,
    register: async () => {},
    tasks: [],
    clean: async () => {},
  }
}

async function onBoard({
  database,
  clock,
  logger,
  secrets,
  jobs,
  mail,
  publicUrl,
  moreOrigins = [],
  clientId,
  audience,
  operatorRole,
  operators = [],
  page,
  demo,
  demoPeople = [],
}: IdentityOptions): Promise<Identity> {
  const queries = withIdentity(database)
  const issuer = publicUrl + paths.realm
  const webOrigins = [new URL(publicUrl).origin, ...moreOrigins] as const
  const keys = await loadProviderKeys(queries, secrets)
  const personOf = async (subject: string) => {
    const person = await peopleRepository(database).byId(subject)
    return person?.active ? person : null
  }
  const provider = createProvider(issuer, { queries, clock, keys, personOf, webOrigins, clientId, audience, operatorRole, logger })
  const verify = rememberTokens(tokenVerifier({ issuer, audience, keys: keys.public }))
  const forgottenPage = publicUrl + accountPages.forgotten
  const proof = proofService({ database, clock })
  const secondFactor = secondFactorService({ database, clock, secrets, mail, proof, forgottenPage })
  const passkeys = passkeysService({ database, clock, mail, proof, origins: webOrigins, forgottenPage })
  const service = signInService({ database, clock, secondFactor })
  const accounts = { ...accountsService({ database, jobs, mail, clock, publicUrl, operators, demoPeople }), proof, secondFactor, passkeys }

  const clean = async () => {
    await payloadsRepository(queries).removeExpired(clock.now())
    await service.forgetOldAttempts()
    await accounts.removeExpired()
    await secondFactor.removeUnconfirmed()
    await passkeys.removeExpired()
    await sessionsRepository(queries).removeOver()
  }

  return {
    issuer,
    clientId,
    onBoard: true,
    verify,
    accounts,
    tasks: [accountMessageJob(accounts)],
    clean,
    async register(app, route) {
      signInRoutes(app, route, { provider, service, passkeys, page, demo })
      accountsRoutes(app, route, accounts, page)
      await userinfoRoutes(app, { verify, personOf, webOrigins })
      await mountProvider(app, { provider, webOrigins })
      const timer = setInterval(() => {
        clean().catch((err: unknown) => logger.warn({ err }, 'expired sign-ins were not removed'))
      }, lifetimes.cleaning * 1000)
      timer.unref()
      app.addHook('onClose', async () => clearInterval(timer))
    },
  }
}

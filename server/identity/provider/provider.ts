import { type errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { problemStatus } from '../../../contract/index.ts'
import type { Logger } from '../../kernel/logger.ts'
import { problemBody } from '../../kernel/problem.ts'
import { deviceOf } from '../device.ts'
import { shortAddress } from '../network.ts'
import { sessionsRepository } from '../sessions.repository.ts'
import { providerConfiguration, type ProviderOptions } from './configuration.ts'
import { payloadsRepository } from './payloads.repository.ts'

/** The session that an answer signs somebody in by, or refreshes a token of; null for other answers. */
function usedSession({ oidc, status }: KoaContextWithOIDC): { uid: string; personId: string } | null {
  const { session, entities } = oidc
  if ((oidc.route === 'authorization' || oidc.route === 'resume') && entities.AuthorizationCode && session?.accountId)
    return { uid: session.uid, personId: session.accountId }
  const token = entities.RotatedRefreshToken
  if (oidc.route !== 'token' || status !== 200 || token?.sessionUid === undefined || token.accountId === undefined) return null
  return { uid: token.sessionUid, personId: token.accountId }
}

/** The OpenID provider on board (certified library), set up for the web app and nobody else. */
export function createProvider(issuer: string, options: ProviderOptions & { logger: Logger }): Provider {
  const { queries, clock, logger } = options
  const provider = new Provider(issuer, providerConfiguration(options))
  // The mount states the public address in the forwarding headers, whatever the request says.
  provider.proxy = true

  // A failure of ours must not look like an answer of the protocol: an application that reads `error` there would end the session.
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status < 500 || ctx.type === 'text/html') return
    const retryAfter = 5
    ctx.status = problemStatus['server/unavailable']
    ctx.body = JSON.stringify(problemBody('server/unavailable', 'The identity provider cannot answer now.', [], retryAfter))
    ctx.type = 'application/problem+json'
    ctx.set('retry-after', String(retryAfter))
  })

  // Where a person is signed in: noted before the answer goes out, so that they find their own session in the list.
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next()
    const used = ctx.oidc ? usedSession(ctx) : null
    if (used === null) return
    const from = { ...deviceOf(ctx.get('user-agent')), address: shortAddress(ctx.ip) }
    await sessionsRepository(queries)
      .noteUse(used.uid, used.personId, from, clock.now())
      .catch((err: unknown) => logger.warn({ err }, 'the use of a session was not noted'))
  })

  // A person at work refreshes every few minutes: that keeps the session from going idle.
  provider.on('grant.success', (ctx: KoaContextWithOIDC) => {
    const uid = ctx.oidc.entities.RotatedRefreshToken?.sessionUid
    if (uid === undefined) return
    payloadsRepository(queries)
      .prolongSession(uid, clock.now())
      .catch((err: unknown) => logger.warn({ err }, 'session was not prolonged'))
  })
  provider.on('grant.revoked', (ctx: KoaContextWithOIDC) => logger.info({ route: ctx.oidc.route }, 'sign-in family revoked'))
  provider.on('server_error', (ctx: KoaContextWithOIDC, err: Error) =>
    logger.error({ err, route: ctx.oidc?.route }, 'identity provider failed'),
  )
  const notify =
    (event: string) =>
    (_: KoaContextWithOIDC, { error, error_detail: detail }: errors.OIDCProviderError) =>
      logger.info({ error, detail }, event)
  provider.on('authorization.error', notify('sign-in refused'))
  provider.on('grant.error', notify('tokens refused'))
  provider.on('end_session.error', notify('sign-out refused'))
  provider.on('revocation.error', notify('revocation refused'))
  return provider
}

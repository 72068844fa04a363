import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { paths, product } from '../../../contract/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { lifetimes } from '../lifetimes.ts'
import type { KnownPerson } from '../people.repository.ts'
import type { IdentityQueries } from '../tables.ts'
import { payloadAdapter } from './adapter.ts'
import type { ProviderKeys } from './keys.ts'
import { errorPage, logoutPages } from './logout.ts'

export interface ProviderOptions {
  queries: IdentityQueries
  clock: Clock
  keys: ProviderKeys
  /** The person of a subject; null where there is none, or an inactive one. */
  personOf(subject: string): Promise<KnownPerson | null>
  /** Public origins that the web app is served from, the first one being its own. */
  webOrigins: readonly [string, ...string[]]
  clientId: string
  audience: string
  /** What stands in the `roles` of an operator's access token. */
  operatorRole: string
}

const scopes = ['openid', 'profile', 'email']
// The library wants the API named by a URI; the audience in the tokens is the configured one.
const api = `urn:${product.slug}:api`
const endpoint = '/protocol/openid-connect'

/** Ends `idle` from now, but never later than `absolute` after the password was given. */
const sessionLifetime =
  (clock: Clock) => (_: KoaContextWithOIDC, session: { accountId?: string | undefined; loginTs?: number | undefined }) => {
    const { idle, absolute, anonymous } = lifetimes.session
    if (!session.accountId || session.loginTs === undefined) return anonymous
    return Math.max(1, Math.min(idle, session.loginTs + absolute - Math.floor(clock.now().getTime() / 1000)))
  }

/** Our own application has what it asks for: nobody is asked to consent. A grant that was revoked is made anew, or sign-in would loop. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, account } = oidc
  if (!client || !session || !account) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known ? await provider.Grant.find(known) : undefined
  if (grant && grant.accountId === account.accountId) return grant
  const made = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  made.addOIDCScope(scopes.join(' '))
  made.addResourceScope(api, scopes.join(' '))
  await made.save()
  return made
}

/** Asks for the password; never for consent. Somebody who was made inactive is asked again, instead of failing. */
function signInPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'unknown_person',
        'the person of the session is not active',
        ({ oidc }) => oidc.session?.accountId !== undefined && !oidc.account,
      ),
    )
  return policy
}

const claimsOf = ({ email, name }: KnownPerson) => ({ email, name, preferred_username: email })

/** How the OpenID provider on board behaves. */
export function providerConfiguration({
  queries,
  clock,
  keys,
  personOf,
  webOrigins,
  clientId,
  audience,
  operatorRole,
}: ProviderOptions): Configuration {
  const [webUrl] = webOrigins
  const secure = webUrl.startsWith('https:')
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const
  const off = { enabled: false } as const
  return {
    adapter: payloadAdapter(queries, clock),
    jwks: keys.signing,
    clients: [
      {
        client_id: clientId,
        client_name: product.name,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: webOrigins.map((origin) => `${origin}${paths.signIn}`),
        post_logout_redirect_uris: webOrigins.flatMap((origin) => [`${origin}${paths.signIn}`, `${origin}/`]),
      },
    ],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_, origin) => webOrigins.includes(origin),
    responseTypes: ['code'],
    scopes,
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    pkce: { required: () => true },
    routes: {
      authorization: `${endpoint}/auth`,
      token: `${endpoint}/token`,
      jwks: `${endpoint}/certs`,
      userinfo: `${endpoint}/userinfo`,
      end_session: `${endpoint}/logout`,
      revocation: `${endpoint}/revoke`,
    },
    interactions: { policy: signInPolicy(), url: (_, { uid }) => `${paths.realm}/interaction/${uid}` },
    cookies: {
      keys: keys.cookies,
      names: { session: `${product.slug}_session`, interaction: `${product.slug}_interaction`, resume: `${product.slug}_resume` },
      long: { ...cookie, path: paths.realm },
      short: cookie,
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      IdToken: lifetimes.idToken,
      AuthorizationCode: lifetimes.authorizationCode,
      Interaction: lifetimes.interaction,
      Grant: lifetimes.session.absolute,
      RefreshToken: (ctx, _, __) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.session.absolute,
      Session: sessionLifetime(clock),
    },
    findAccount: async (_, subject) => {
      const person = await personOf(subject)
      return person ? { accountId: person.id, claims: () => ({ sub: person.id, ...claimsOf(person) }) } : undefined
    },
    loadExistingGrant,
    // Kept in session storage and refreshed there: no offline access, the token ends with the session.
    issueRefreshToken: () => true,
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    extraTokenClaims: async ({ oidc }, token) => {
      const person = 'accountId' in token && token.accountId ? await personOf(token.accountId) : null
      const { AuthorizationCode: code, RefreshToken: refresh } = oidc.entities
      const authTime = code?.authTime ?? refresh?.authTime
      return {
        azp: token.clientId,
        typ: 'Bearer',
        // Which session it is of, and when that was begun: sensitive changes look at it.
        ...('sessionUid' in token && token.sessionUid !== undefined ? { sid: token.sessionUid } : {}),
        ...(authTime === undefined ? {} : { auth_time: authTime }),
        ...(person ? { ...claimsOf(person), roles: person.operator ? [operatorRole] : [] } : {}),
      }
    },
    features: {
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      // Served by us (`userinfo.routes.ts`): the library refuses access tokens with an audience there. Stays on for the discovery document.
      userinfo: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, ...logoutPages(webUrl) },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_, __, oneOf) => oneOf?.[0] ?? api,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => {
          if (resource !== api) throw new errors.InvalidTarget()
          return {
            scope: scopes.join(' '),
            audience,
            accessTokenTTL: lifetimes.accessToken,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
    },
    renderError: errorPage(webUrl),
  }
}

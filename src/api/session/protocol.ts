import { ErrorResponse, OidcClient, WebStorageStateStore, type SigninResponse } from 'oidc-client-ts'
import { paths, product, type Configuration } from '../../../contract/index.ts'
import type { Browser } from './browser.ts'
import { Refusal, type User } from './user.ts'

/** The protocol with the identity provider: OpenID Connect with discovery; authorization code and PKCE. */
export interface Protocol {
  /** Address of the provider's sign-in page. `returnTo` comes back with the answer. */
  signInUrl(returnTo: string, language: string | undefined): Promise<string>
  /** Takes the provider's answer at the address. */
  finish(url: URL): Promise<{ user: User; returnTo: unknown }>
  /** New tokens for old ones. */
  refresh(user: User): Promise<User>
  /** Address that ends the person's session at the provider, or null where it has none. */
  signOutUrl(user: User): Promise<string | null>
}

export function openProtocol({ oidc }: Pick<Configuration, 'oidc'>, browser: Browser): Protocol {
  const home = browser.url().origin + paths.signIn
  const client = new OidcClient({
    authority: oidc.issuer,
    client_id: oidc.clientId,
    redirect_uri: home,
    post_logout_redirect_uri: home,
    scope: oidc.scope,
    response_type: 'code',
    loadUserInfo: true,
    stateStore: new WebStorageStateStore({ prefix: `${product.storagePrefix}.`, store: browser.storage }),
  })

  return {
    async signInUrl(returnTo, language) {
      const request = await client.createSigninRequest({ state: { returnTo }, ...(language ? { ui_locales: language } : {}) })
      return request.url
    },
    async finish(url) {
      const response = await client.processSigninResponse(url.href).catch(asRefusal)
      return { user: userOf(response), returnTo: (response.userState as { returnTo?: unknown } | undefined)?.returnTo }
    },
    async refresh(user) {
      if (!user.refresh_token) throw new Refusal('no_refresh_token')
      const response = await client
        .useRefreshToken({
          state: {
            refresh_token: user.refresh_token,
            session_state: user.session_state,
            profile: user.profile,
            ...(user.id_token ? { id_token: user.id_token } : {}),
            ...(user.scope ? { scope: user.scope } : {}),
          },
          timeoutInSeconds: 20,
        })
        .catch(asRefusal)
      return userOf(response, user)
    },
    async signOutUrl(user) {
      const known = await client.metadataService.getEndSessionEndpoint().catch(() => undefined)
      if (!known) return null
      const request = await client.createSignoutRequest(user.id_token ? { id_token_hint: user.id_token } : {})
      return request.url
    },
  }
}

function asRefusal(error: unknown): never {
  throw error instanceof ErrorResponse ? new Refusal(error.message, { cause: error }) : error
}

/** A refresh may leave out what has not changed. */
function userOf(response: SigninResponse, before?: User): User {
  const refresh = response.refresh_token ?? before?.refresh_token
  const idToken = response.id_token ?? before?.id_token
  const scope = response.scope ?? before?.scope
  return {
    access_token: response.access_token,
    token_type: response.token_type,
    session_state: response.session_state,
    profile: before ? { ...before.profile, ...response.profile } : response.profile,
    ...(response.expires_at === undefined ? {} : { expires_at: response.expires_at }),
    ...(refresh ? { refresh_token: refresh } : {}),
    ...(idToken ? { id_token: idToken } : {}),
    ...(scope ? { scope } : {}),
  }
}

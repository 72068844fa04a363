import * as client from 'openid-client'
import { paths } from '../../contract/index.ts'
import { Browser } from '../../server/testing/browser.ts'

/** Signs a person in with the provider on board, as the web app does. Returns an access token. */
export async function signIn(address: string, { email, password }: { email: string; password: string }): Promise<string> {
  const browser = new Browser()
  const application = await client.discovery(new URL(`${address}${paths.realm}`), 'samara-web', undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  })
  const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()]
  const requested = client.buildAuthorizationUrl(application, {
    redirect_uri: `${address}/login_new`,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  const page = await follow(browser, requested)
  const answer = await browser.fetch(`${page.href}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { redirectTo: string } }
  const callback = await follow(browser, new URL(data.redirectTo, address))
  const tokens = await client.authorizationCodeGrant(application, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  })
  return tokens.access_token
}

/** Follows redirects within the provider, to its sign-in page or back to the application. */
async function follow(browser: Browser, from: URL): Promise<URL> {
  let url = from
  while (url.pathname.startsWith('/realms/') && !url.pathname.includes('/interaction/')) {
    const response = await browser.fetch(url)
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  return url
}

import { createHash } from 'node:crypto'
import { paths } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'

/** Where the application of the tests has its address. */
const address = 'http://localhost:0'

/** Begins a sign-in with the provider on board, as a browser does; gives its number and the cookies that belong to it. */
export async function beginSignIn({ app }: TestSamara): Promise<{ uid: string; cookie: string }> {
  const query = new URLSearchParams({
    client_id: 'samara-web',
    response_type: 'code',
    redirect_uri: `${address}/login_new`,
    scope: 'openid profile email',
    code_challenge: createHash('sha256').update('fuzz').digest('base64url'),
    code_challenge_method: 'S256',
    state: 'fuzz',
    nonce: 'fuzz',
  })
  const answer = await app.http.inject({ url: `${paths.realm}/protocol/openid-connect/auth?${query.toString()}` })
  const uid = /\/interaction\/([\w-]+)/.exec(String(answer.headers.location))?.[1]
  if (uid === undefined) throw new Error(`No sign-in begins: ${answer.statusCode} ${answer.payload.slice(0, 500)}`)
  return { uid, cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

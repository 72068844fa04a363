import { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { beginPasskeySignIn, passkeySignIn, paths, signIn, signInDetails } from '../../contract/index.ts'
import type { Route } from '../http/route.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { PasskeysService } from './passkeys/passkeys.service.ts'
import type { SignInService } from './sign-in.service.ts'

export interface SignInRoutesOptions {
  provider: Provider
  service: SignInService
  passkeys: Pick<PasskeysService, 'beginSignIn' | 'signIn' | 'possible'>
  /** HTML of the sign-in page. */
  page(): Promise<string>
  /** The demo sign-in that the page may offer. */
  demo(): { email: string; password: string } | null
}

const expired = () => new ProblemError('identity/expired', 'This sign-in is over or was never asked for. Start again.')

/** The sign-in that the browser's cookie and the address agree on. Throws `identity/expired`. */
async function interactionOf(provider: Provider, { raw }: FastifyRequest, uid: string) {
  const interaction = await provider.interactionDetails(raw, new ServerResponse(raw)).catch((fault: unknown) => {
    throw fault instanceof errors.SessionNotFound ? expired() : fault
  })
  if (interaction.uid !== uid || interaction.prompt.name !== 'login') throw expired()
  return interaction
}

/** The sign-in page and the calls that it makes. */
export function signInRoutes(app: FastifyInstance, route: Route, { provider, service, passkeys, page, demo }: SignInRoutesOptions): void {
  app.get(`${paths.realm}/interaction/:uid`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await page()),
  )

  route(signInDetails, async ({ params, request }) => {
    const { params: requested } = await interactionOf(provider, request, params.uid)
    return { loginHint: typeof requested.login_hint === 'string' ? requested.login_hint : null, demo: demo(), passkeys: passkeys.possible }
  })

  /** Goes on with the flow as this person. */
  async function finish({ raw }: FastifyRequest, accountId: string, amr: string[]): Promise<{ redirectTo: string }> {
    const result = { login: { accountId, remember: false, amr } }
    const redirectTo = await provider
      .interactionResult(raw, new ServerResponse(raw), result, { mergeWithLastSubmission: false })
      .catch((fault: unknown) => {
        throw fault instanceof errors.SessionNotFound ? expired() : fault
      })
    return { redirectTo }
  }

  route(signIn, async ({ params, body, request }) => {
    await interactionOf(provider, request, params.uid)
    const { personId, amr } = await service.signIn({ ...body, address: request.ip })
    return finish(request, personId, amr)
  })

  route(beginPasskeySignIn, async ({ params, request }) => {
    await interactionOf(provider, request, params.uid)
    return passkeys.beginSignIn(params.uid)
  })

  route(passkeySignIn, async ({ params, body, request }) => {
    await interactionOf(provider, request, params.uid)
    return finish(request, await passkeys.signIn(params.uid, body, request.ip), ['pop', 'user', 'mfa'])
  })
}

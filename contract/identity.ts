import Type from 'typebox'
import { paths } from './configuration.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const Interaction = Type.Object({ uid: Type.String({ pattern: '^[A-Za-z0-9_-]{10,64}$' }) })

/** What the sign-in page of the provider on board shows: who asks for the sign-in, and whether it is still wanted. */
export const signInDetails = endpoint({
  id: 'signInDetails',
  service: 'sign-in',
  method: 'GET',
  path: `${paths.realm}/interaction/:uid/details`,
  summary: 'What a sign-in that is under way is for.',
  params: Interaction,
  reply: Type.Object({
    /** E-mail that the application suggested (`login_hint`), if any. */
    loginHint: Type.Union([Type.String(), Type.Null()]),
    /** The demo sign-in, shown only where this installation made one. */
    demo: Type.Union([Type.Object({ email: Type.String(), password: Type.String() }), Type.Null()]),
  }),
  problems: ['identity/expired'],
  access: { anonymous: true },
})

/** Proves who a person is to the provider on board. `redirectTo` goes on with the OpenID Connect flow. */
export const signIn = endpoint({
  id: 'signIn',
  service: 'sign-in',
  method: 'POST',
  path: `${paths.realm}/interaction/:uid/login`,
  summary: 'Signs a person in with e-mail and password.',
  params: Interaction,
  body: Type.Object(
    {
      email: Type.String({ minLength: 1, maxLength: 254, pattern: '^[^\\u0000-\\u001f]*$' }),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
    },
    { additionalProperties: false },
  ),
  mostBytes: limits.body.signIn,
  reply: Type.Object({ redirectTo: Type.String() }),
  problems: ['identity/wrong-credentials', 'identity/slowed', 'identity/expired'],
  access: { anonymous: true },
})

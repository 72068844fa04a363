import Type, { type Static } from 'typebox'
import { paths } from './configuration.ts'
import { endpoint } from './endpoint.ts'
import { Base64Url } from './fields.ts'
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
    /** Whether passkeys can be used at the address of this installation. */
    passkeys: Type.Boolean(),
  }),
  problems: ['identity/expired'],
  access: { anonymous: true },
})

/** What somebody types as a code: of an authenticator app, or a recovery code. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: 64, pattern: '^[0-9A-Za-z \\-]+$' })

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
      /** Of the authenticator app, or a recovery code: asked for by `identity/code-needed`. */
      code: Type.Optional(SecondFactorCode),
    },
    { additionalProperties: false },
  ),
  mostBytes: limits.body.signIn,
  reply: Type.Object({ redirectTo: Type.String() }),
  problems: ['identity/wrong-credentials', 'identity/code-needed', 'identity/wrong-code', 'identity/slowed', 'identity/expired'],
  access: { anonymous: true },
})

/** What an authenticator has to sign for a sign-in with a passkey. The one of before counts no more. */
export const beginPasskeySignIn = endpoint({
  id: 'beginPasskeySignIn',
  service: 'sign-in',
  method: 'POST',
  path: `${paths.realm}/interaction/:uid/passkey/challenge`,
  summary: 'Begins a sign-in with a passkey. The challenge can be answered once, within minutes.',
  params: Interaction,
  reply: Type.Object({ challenge: Base64Url(128), rpId: Type.String() }),
  problems: ['identity/expired', 'user/no-passkeys-here'],
  access: { anonymous: true },
})

/** What an authenticator answers, in base64url. */
const PasskeyAnswer = Type.Object(
  {
    id: Base64Url(1_400),
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(2_000),
    signature: Base64Url(2_000),
    userHandle: Base64Url(100),
  },
  { additionalProperties: false },
)
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

export const passkeySignIn = endpoint({
  id: 'passkeySignIn',
  service: 'sign-in',
  method: 'POST',
  path: `${paths.realm}/interaction/:uid/passkey`,
  summary: 'Signs a person in with a passkey. It counts as password and second factor.',
  params: Interaction,
  body: PasskeyAnswer,
  mostBytes: limits.body.signIn,
  reply: Type.Object({ redirectTo: Type.String() }),
  problems: ['identity/passkey-refused', 'identity/passkey-expired', 'identity/slowed', 'identity/expired', 'user/no-passkeys-here'],
  access: { anonymous: true },
})

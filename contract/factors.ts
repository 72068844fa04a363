import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Base64Url, Count, Email, Instant, Maybe, Text } from './fields.ts'
import { SecondFactorCode } from './identity.ts'
import { limits } from './limits.ts'

const ThePerson = Type.Object({ email: Email })
const Nothing = Type.Object({})
const mostBytes = limits.body.signIn
const ofUser = { service: 'user', mostBytes, access: { person: 'params.email' } } as const
const notTheirs = ['user/managed-elsewhere', 'user/demo-account'] as const
/** What changes how a person signs in wants a fresh proof of who they are. */
const sensitive = [...notTheirs, 'user/proof-needed'] as const

/** Proves who a person is by their password: sensitive changes are then possible for some minutes in this session. */
export const proveIdentity = endpoint({
  ...ofUser,
  id: 'proveIdentity',
  method: 'POST',
  path: '/api/v1/people/:email/proof',
  summary: 'Proves by the password who the person is. Sensitive changes are possible for some minutes then.',
  params: ThePerson,
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 1024 }) }, { additionalProperties: false }),
  reply: Nothing,
  problems: [...notTheirs, 'user/wrong-password', 'identity/slowed'],
})

export const Passkey = Type.Object({ id: Base64Url(1_400), name: Type.String(), addedAt: Instant, usedAt: Maybe(Instant) })
export type Passkey = Static<typeof Passkey>

/** What a person signs in with, beside the password. */
export const Factors = Type.Object({
  /** Since when an authenticator app is asked for; null: none is. */
  appSince: Maybe(Instant),
  recoveryCodesLeft: Count,
  passkeys: Type.Array(Passkey),
  /** False where the address of this installation allows none: it is a number, or not secure. */
  passkeysPossible: Type.Boolean(),
})
export type Factors = Static<typeof Factors>

export const readFactors = endpoint({
  ...ofUser,
  id: 'readFactors',
  method: 'GET',
  path: '/api/v1/people/:email/factors',
  summary: 'What the person signs in with, beside the password.',
  params: ThePerson,
  reply: Factors,
  problems: notTheirs,
})

/** Begins to set an authenticator app up: it is asked for once its first code was given. */
export const beginAuthenticator = endpoint({
  ...ofUser,
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/api/v1/people/:email/authenticator',
  summary: 'Makes a key for an authenticator app. It counts once a code of the app was given.',
  params: ThePerson,
  reply: Type.Object({
    /** Base32, as apps take it. */
    key: Type.String({ pattern: '^[A-Z2-7]+$' }),
    /** The same as an address (`otpauth:`), for a QR code. */
    setUpAddress: Type.String(),
  }),
  problems: [...sensitive, 'user/second-factor-on'],
})

/** Codes that stand in for the app. They are shown once. */
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String({ pattern: '^[a-z2-9]{4}(-[a-z2-9]{4}){3}$' })) })

export const confirmAuthenticator = endpoint({
  ...ofUser,
  id: 'confirmAuthenticator',
  method: 'POST',
  path: '/api/v1/people/:email/authenticator/confirmation',
  summary: 'Turns the second factor on with the first code of the app, and gives recovery codes.',
  params: ThePerson,
  body: Type.Object({ code: SecondFactorCode }, { additionalProperties: false }),
  reply: RecoveryCodes,
  problems: [...notTheirs, 'identity/wrong-code', 'identity/slowed', 'user/set-up-expired', 'user/second-factor-on'],
})

export const removeAuthenticator = endpoint({
  ...ofUser,
  id: 'removeAuthenticator',
  method: 'DELETE',
  path: '/api/v1/people/:email/authenticator',
  summary: 'Turns the second factor off; its recovery codes count no more.',
  params: ThePerson,
  reply: Nothing,
  problems: [...sensitive, 'user/second-factor-off'],
})

export const renewRecoveryCodes = endpoint({
  ...ofUser,
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/people/:email/recovery-codes',
  summary: 'Makes new recovery codes; the former ones count no more.',
  params: ThePerson,
  reply: RecoveryCodes,
  problems: [...sensitive, 'user/second-factor-off'],
})

const PasskeyName = Text(limits.passkeys.name)
const ThePasskey = Type.Object({ email: Email, id: Base64Url(1_400) })

/** What an authenticator has to sign to become a passkey of the person. The challenge of before counts no more. */
export const beginPasskey = endpoint({
  ...ofUser,
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/v1/people/:email/passkeys/challenge',
  summary: 'Begins to add a passkey. The challenge can be answered once, within minutes, in this session.',
  params: ThePerson,
  reply: Type.Object({
    challenge: Base64Url(128),
    rpId: Type.String(),
    userHandle: Base64Url(100),
    /** COSE numbers of the ways to sign that are taken. */
    algorithms: Type.Array(Type.Integer()),
    /** Passkeys that the person has: none is added twice. */
    known: Type.Array(Type.Object({ id: Base64Url(1_400), transports: Type.Array(Type.String({ pattern: '^[a-z-]+$' })) })),
  }),
  problems: [...sensitive, 'user/too-many-passkeys', 'user/no-passkeys-here'],
})

/** What an authenticator answers that is to become a passkey, in base64url. */
const NewPasskey = Type.Object(
  {
    name: PasskeyName,
    id: Base64Url(1_400),
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(8_000),
    transports: Type.Array(Type.String({ maxLength: 20, pattern: '^[a-z-]+$' }), { maxItems: 8 }),
  },
  { additionalProperties: false },
)
export type NewPasskey = Static<typeof NewPasskey>

export const addPasskey = endpoint({
  ...ofUser,
  id: 'addPasskey',
  method: 'POST',
  path: '/api/v1/people/:email/passkeys',
  summary: 'Adds a passkey of the person.',
  params: ThePerson,
  body: NewPasskey,
  reply: Passkey,
  problems: [...notTheirs, 'identity/passkey-refused', 'identity/passkey-expired', 'user/too-many-passkeys', 'user/no-passkeys-here'],
})

export const renamePasskey = endpoint({
  ...ofUser,
  id: 'renamePasskey',
  method: 'PUT',
  path: '/api/v1/people/:email/passkeys/:id',
  summary: 'Gives a passkey another name.',
  params: ThePasskey,
  body: Type.Object({ name: PasskeyName }, { additionalProperties: false }),
  reply: Nothing,
  problems: [...notTheirs, 'user/unknown-passkey'],
})

export const removePasskey = endpoint({
  ...ofUser,
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/v1/people/:email/passkeys/:id',
  summary: 'Removes a passkey: nobody signs in with it any more.',
  params: ThePasskey,
  reply: Nothing,
  problems: [...sensitive, 'user/unknown-passkey'],
})

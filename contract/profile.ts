import Type, { type Static } from 'typebox'
import { LanguageField, NewPassword, PersonName } from './accounts.ts'
import { ApiToken } from './api-tokens.ts'
import { endpoint } from './endpoint.ts'
import { auditKinds } from './audit.ts'
import { Passkey } from './factors.ts'
import { Base64Url, Count, Email, Instant, Maybe, oneOf, StoreName } from './fields.ts'
import { limits } from './limits.ts'
import { Preferences } from './preferences.ts'
import { roles, type Role } from './permissions.ts'

const ThePerson = Type.Object({ email: Email })
const own = { person: 'params.email' } as const

/** Who the signed-in person is. */
export const Profile = Type.Object({
  email: Type.String(),
  name: Type.String(),
  /** In which they are written to. */
  language: LanguageField,
  active: Type.Boolean(),
  /** Runs the installation. */
  operator: Type.Boolean(),
  /** True where the provider on board signs them in: their password and e-mail are changed here. */
  onBoard: Type.Boolean(),
  /** True where many people use the account: its sign-in stays as it is. */
  demo: Type.Boolean(),
  /** An e-mail that waits to be confirmed. */
  pendingEmail: Maybe(Type.String()),
  /** Stores of which they are the only owner, with how many partners each has. */
  ownedStores: Type.Array(Type.Object({ store: StoreName, displayName: Type.String(), partners: Count })),
})
export type Profile = Static<typeof Profile>

export const readProfile = endpoint({
  id: 'readProfile',
  service: 'user',
  method: 'GET',
  path: '/api/v1/people/:email',
  summary: 'Who the signed-in person is.',
  params: ThePerson,
  reply: Profile,
  access: own,
})

/**
 * Changes the person's own data. What is left out stays; another e-mail counts once it is confirmed. Both need a fresh proof of who the
 * person is, and another password ends every session. Whom a provider elsewhere signs in for the first time is made
 * by it, as by any other call; the provider on board makes an account once its address is confirmed (`register`).
 */
export const saveUser = endpoint({
  id: 'saveUser',
  service: 'user',
  method: 'POST',
  path: '/api/v1/user',
  summary: "Changes the person's name, language, e-mail and password. What is left out stays as it is.",
  query: Type.Object({ password: Type.Optional(NewPassword) }),
  body: Type.Object(
    {
      /** The present one. */
      email: Email,
      name: Type.Optional(PersonName),
      language: Type.Optional(LanguageField),
      /** Another one, to which a link is sent. */
      newEmail: Type.Optional(Email),
    },
    { additionalProperties: false },
  ),
  mostBytes: limits.body.signIn,
  reply: Profile,
  problems: [
    'user/managed-elsewhere',
    'user/demo-account',
    'user/proof-needed',
    'identity/bad-email',
    'identity/weak-password',
    'identity/common-password',
    'identity/slowed',
  ],
  access: { person: 'body.email' },
})

/** Gives up an e-mail that is still to be confirmed: the present one stays. */
export const withdrawEmail = endpoint({
  id: 'withdrawEmail',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/people/:email/new-email',
  summary: 'Gives up the e-mail that is still to be confirmed; its link leads nowhere any more.',
  params: ThePerson,
  reply: Profile,
  problems: ['user/managed-elsewhere', 'user/demo-account'],
  access: own,
})

/** Browsers and systems that have a name here, as they call themselves. */
export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const
export type BrowserName = (typeof browserNames)[number]
export const systemNames = ['Android', 'ChromeOS', 'iPadOS', 'iPhone', 'Linux', 'macOS', 'Windows'] as const
export type SystemName = (typeof systemNames)[number]

const SessionId = Base64Url(64)
const PersonSession = Type.Object({
  id: SessionId,
  /** Null where it is none of those that have a name here. */
  browser: Maybe(oneOf(browserNames)),
  system: Maybe(oneOf(systemNames)),
  /** The network address, shortened. */
  address: Maybe(Type.String()),
  startedAt: Instant,
  /** Null where nothing was noted yet. */
  usedAt: Maybe(Instant),
  endsAt: Instant,
  /** The session of the call itself. */
  current: Type.Boolean(),
})
export type PersonSession = Static<typeof PersonSession>

export const listSessions = endpoint({
  id: 'listSessions',
  service: 'user',
  method: 'GET',
  path: '/api/v1/people/:email/sessions',
  summary: 'Where the person is signed in, the newest first.',
  params: ThePerson,
  reply: Type.Array(PersonSession),
  access: own,
})

export const signOutEverywhere = endpoint({
  id: 'signOutEverywhere',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/people/:email/sessions',
  summary: 'Ends every session of the person. Access tokens that were given out last for some minutes more.',
  params: ThePerson,
  reply: Type.Object({}),
  problems: ['user/managed-elsewhere', 'user/demo-account'],
  access: own,
})

/** Ends one session of the person: what is refreshed there is refused. */
export const endSession = endpoint({
  id: 'endSession',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/people/:email/sessions/:id',
  summary: 'Ends one session of the person. Its access token lasts for some minutes more.',
  params: Type.Object({ email: Email, id: SessionId }),
  reply: Type.Object({}),
  problems: ['user/managed-elsewhere', 'user/demo-account', 'user/unknown-session'],
  access: own,
})

/** Everything that is kept about a person. */
export const PersonData = Type.Object({
  person: Type.Object({ email: Type.String(), name: Type.String(), language: LanguageField, createdAt: Instant }),
  accounts: Type.Array(Type.Object({ issuer: Type.String(), subject: Type.String(), tiedAt: Instant })),
  stores: Type.Array(
    Type.Object({ store: StoreName, role: Type.Unsafe<Role>(Type.Union(roles.map((role) => Type.Literal(role)))), since: Instant }),
  ),
  preferences: Type.Array(Type.Object({ store: StoreName, preferences: Preferences })),
  notices: Type.Array(Type.Object({ at: Instant, store: Maybe(StoreName), kind: Type.String(), list: Maybe(Type.String()) })),
  messages: Type.Array(Type.Object({ at: Instant, kind: Type.String(), subject: Type.String() })),
  actions: Type.Array(Type.Object({ at: Instant, action: oneOf(auditKinds), address: Maybe(Type.String()) })),
  sessions: Type.Array(PersonSession),
  secondFactorSince: Maybe(Instant),
  passkeys: Type.Array(Passkey),
  apiTokens: Type.Array(ApiToken),
})
export type PersonData = Static<typeof PersonData>

export const exportPerson = endpoint({
  id: 'exportPerson',
  service: 'user',
  method: 'GET',
  path: '/api/v1/people/:email/data',
  summary: 'Everything that is kept about the person.',
  params: ThePerson,
  reply: PersonData,
  problems: ['user/proof-needed'],
  access: own,
})

/** Deletes the person. Stores of which they are the only owner must be handed over or disconnected first: nobody else could run them. */
export const deletePerson = endpoint({
  id: 'deletePerson',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/people/:email',
  summary: 'Deletes the person, who is no store’s only owner, and everything that is kept about them alone.',
  params: ThePerson,
  body: Type.Object(
    {
      /** The e-mail once more. */
      confirm: Type.String({ maxLength: 254 }),
    },
    { additionalProperties: false },
  ),
  mostBytes: limits.body.signIn,
  reply: Type.Object({}),
  problems: ['user/demo-account', 'user/not-confirmed', 'user/proof-needed', 'user/owns-stores'],
  access: own,
})

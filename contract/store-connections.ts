import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Instant, Maybe, StoreName } from './fields.ts'
import { Pins, Rules } from './arrangement.ts'
import { ListReference } from './lists.ts'
import { NamedLimits } from './partners.ts'
import { PlatformRight } from './platform-rights.ts'
import { StoreCredential } from './stores.ts'

/** What opens an account of a platform: as a person typed it. */
const platformKey = {
  key: Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e ]+$', description: 'Application key (appKey)' }),
  token: Type.String({
    minLength: 1,
    maxLength: 500,
    pattern: '^[\\x21-\\x7e ]+$',
    description: 'Application token (appToken); sealed, and never sent back',
  }),
}
const account = Type.String({ minLength: 1, maxLength: 253, description: "The account's name, or the address of its admin" })
const closed = { additionalProperties: false }

/** The name of a store that people read. */
const StoreDisplayName = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '^[^\\s\\u0000-\\u001f\\ud800-\\udfff][^\\u0000-\\u001f\\ud800-\\udfff]*$',
})

/** What a key was found to be allowed. */
export const CheckedKey = Type.Object({
  /** The account's name, as it was understood. */
  account: Type.String(),
  triedAt: Instant,
  rights: Type.Array(PlatformRight),
})
export type CheckedKey = Static<typeof CheckedKey>

const keyProblems = [
  'store/bad-account-name',
  'store/wrong-key',
  'store/swapped-key',
  'store/unreadable-platform',
  'platform/unavailable',
] as const

/** Tries a key on the platform, by reading alone. Nothing is kept. */
export const checkPlatformKey = endpoint({
  id: 'checkPlatformKey',
  service: 'user',
  method: 'POST',
  path: '/api/v1/platform-key-checks',
  summary: 'Tries what a key may do on the platform, by reading alone. Nothing is kept.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ account, ...platformKey }, closed),
  reply: CheckedKey,
  problems: keyProblems,
  access: { person: 'query.username' },
})

/** Connects a store of a platform to the person. Its first synchronisation begins at once. */
export const connectStore = endpoint({
  id: 'connectStore',
  service: 'user',
  method: 'POST',
  path: '/api/v1/stores',
  summary: 'Connects a store. The key is checked; the first synchronisation begins at once.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ account, ...platformKey, displayName: StoreDisplayName }, closed),
  reply: StoreCredential,
  problems: [...keyProblems, 'store/missing-right', 'store/already-connected', 'limit/stores'],
  access: { person: 'query.username' },
  creates: true,
})

/** Gives the person one more demo store, with an account of its own on the simulator. */
export const addDemoStore = endpoint({
  id: 'addDemoStore',
  service: 'user',
  method: 'POST',
  path: '/api/v1/demo-stores',
  summary: 'Adds a demo store of its own. Its first synchronisation begins at once.',
  query: Type.Object({ username: Email }),
  reply: StoreCredential,
  problems: ['store/no-demo', 'store/too-many-demos'],
  access: { person: 'query.username' },
  creates: true,
})

const ownStore = Type.Object({ username: Email, store: StoreName })
const ownerAccess = { person: 'query.username', store: 'query.store', permission: 'store.configure' } as const

/** Gives a store another name for people to read. Addresses stay as they are. */
export const renameStore = endpoint({
  id: 'renameStore',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/stores',
  summary: 'Gives a store another name for people to read.',
  query: ownStore,
  body: Type.Object({ displayName: StoreDisplayName }, closed),
  reply: StoreCredential,
  access: ownerAccess,
})

/** Gives a store another key to its account: it is checked first, and the former one works until then. */
export const replaceStoreKey = endpoint({
  id: 'replaceStoreKey',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/store-keys',
  summary: 'Gives a store another key to its account, which is checked before the former one is dropped.',
  query: ownStore,
  body: Type.Object(platformKey, closed),
  reply: CheckedKey,
  problems: [...keyProblems, 'store/missing-right'],
  access: ownerAccess,
})

/** Lets everything of a store that goes on in the background wait, or go on. */
export const pauseStore = endpoint({
  id: 'pauseStore',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/store-pauses',
  summary: 'Pauses a store, or ends its pause: synchronisations, publications and routines wait meanwhile.',
  query: ownStore,
  body: Type.Object({ paused: Type.Boolean() }, closed),
  reply: StoreCredential,
  problems: ['limit/stores'],
  access: ownerAccess,
})

/** Takes a store away, with everything that is known of it here. Nothing changes on its platform. */
export const disconnectStore = endpoint({
  id: 'disconnectStore',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/stores',
  summary: 'Disconnects a store: what is known of it here is gone for good, and nothing changes on its platform.',
  query: ownStore,
  body: Type.Object({ confirmation: Type.String({ maxLength: 80, description: "The store's name, as people read it" }) }, closed),
  reply: Type.Object({ store: StoreName }),
  problems: ['store/name-differs', 'store/at-work', 'store/everybodys-demo'],
  access: ownerAccess,
})

const ExportedOrdering = Type.Object({
  list: ListReference,
  name: Type.String(),
  version: Type.Integer(),
  savedAt: Maybe(Instant),
  /** Every product of the list, as people put them in order. */
  products: Type.Array(Type.Integer()),
  pins: Pins,
  rules: Rules,
})

/** Somebody who was invited and has not answered yet. */
const ExportedInvitation = Type.Object({
  email: Type.String(),
  invitedBy: Maybe(Type.String()),
  invitedAt: Instant,
  expiresAt: Instant,
  limits: NamedLimits,
})
export type ExportedInvitation = Static<typeof ExportedInvitation>

/** What people made of a store's lists, and who is invited to work on them. */
export const StoreExport = Type.Object({
  store: StoreName,
  displayName: Type.String(),
  at: Instant,
  orderings: Type.Array(ExportedOrdering),
  /** Those that can still be accepted. */
  invitations: Type.Array(ExportedInvitation),
})
export type StoreExport = Static<typeof StoreExport>

/** Every saved ordering of a store and its open invitations, to be kept elsewhere. */
export const exportStore = endpoint({
  id: 'exportStore',
  service: 'user',
  method: 'GET',
  path: '/api/v1/store-exports',
  summary: 'Every saved ordering of a store, with its pins and rules, and its open invitations.',
  query: ownStore,
  reply: StoreExport,
  bulk: true,
  access: ownerAccess,
})

import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Instant } from './fields.ts'
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
  problems: [...keyProblems, 'store/missing-right', 'store/already-connected'],
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
  problems: ['store/no-demo'],
  access: { person: 'query.username' },
  creates: true,
})

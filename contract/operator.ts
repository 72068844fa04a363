import Type, { type Static } from 'typebox'
import { auditKinds } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { runFailures } from './failures.ts'
import { Count, GivenInstant, Instant, Maybe, oneOf, PlatformId, StoreName, Text, Uuid } from './fields.ts'
import { limits } from './limits.ts'
import { ListKind } from './lists.ts'
import { roles } from './permissions.ts'
import { storeReadiness, storeTypes } from './stores.ts'

const access = { operator: true } as const
const base = '/api/v1/operator' as const
/** Where the next page begins, as the page before said. */
const Cursor = Type.Optional(Type.String({ maxLength: 1_000, pattern: '^[A-Za-z0-9_-]+$' }))
const Search = Type.Optional(Text(limits.search.text))
/** What a page is: its rows, and where the next one begins; null after the last one. */
const pageOf = <T extends Type.TSchema>(row: T) => Type.Object({ rows: Type.Array(row), next: Maybe(Type.String()) })

/** Somebody who may come in. */
export const KnownPerson = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  active: Type.Boolean(),
  /** Runs the installation, by a role of the provider on board. */
  operator: Type.Boolean(),
  /** Signs in with an authenticator app or a passkey; with the provider on board alone. */
  secondFactor: Type.Boolean(),
  createdAt: Instant,
  /** When they signed in last, as far as the audit log goes back. */
  signedInAt: Maybe(Instant),
  /** The first of their stores. */
  stores: Type.Array(Type.Object({ store: StoreName, displayName: Type.String(), role: oneOf(roles) })),
  storeCount: Count,
})
export type KnownPerson = Static<typeof KnownPerson>

/** People, by name. `store` names a store whose people are wanted. */
export const listPeople = endpoint({
  id: 'listPeople',
  service: 'user',
  method: 'GET',
  path: `${base}/people`,
  summary: 'Everybody who may come in, by name, a page at a time.',
  query: Type.Object({ search: Search, store: Type.Optional(StoreName), cursor: Cursor }),
  reply: pageOf(KnownPerson),
  access,
})

/** Switches a person off or on again. Off: their sessions end at once and their next call is refused. */
export const switchPerson = endpoint({
  id: 'switchPerson',
  service: 'user',
  method: 'PUT',
  path: `${base}/people/:person/active`,
  summary: 'Switches a person off, which ends their sessions and refuses their next call, or on again.',
  params: Type.Object({ person: Uuid }),
  body: Type.Object({ active: Type.Boolean() }, { additionalProperties: false }),
  reply: KnownPerson,
  problems: ['user/unknown', 'user/last-operator'],
  access,
})

/** Makes somebody an operator, or no longer one; with the provider on board alone. */
export const setOperator = endpoint({
  id: 'setOperator',
  service: 'user',
  method: 'PUT',
  path: `${base}/people/:person/operator`,
  summary: 'Makes a person an operator, or no longer one. Another provider gives roles by itself.',
  params: Type.Object({ person: Uuid }),
  body: Type.Object({ operator: Type.Boolean() }, { additionalProperties: false }),
  reply: KnownPerson,
  problems: ['user/unknown', 'user/last-operator', 'user/managed-elsewhere'],
  access,
})

/**
 * Takes the authenticator app, the recovery codes and the passkeys of somebody who lost their phone. The password alone lets them in then.
 */
export const takeSecondFactor = endpoint({
  id: 'takeSecondFactor',
  service: 'user',
  method: 'POST',
  path: `${base}/people/:person/second-factor-removal`,
  summary: 'Removes what a person signs in with beside the password, ends their sessions and tells them.',
  params: Type.Object({ person: Uuid }),
  reply: KnownPerson,
  problems: ['user/unknown', 'user/second-factor-off', 'user/own-second-factor', 'user/managed-elsewhere'],
  access,
})

/** A store of the installation. */
export const KnownStore = Type.Object({
  store: StoreName,
  displayName: Type.String(),
  storeType: oneOf(storeTypes),
  account: Type.String(),
  owner: Maybe(Type.Object({ name: Type.String(), email: Type.String() })),
  members: Count,
  readiness: oneOf(storeReadiness),
  pausedAt: Maybe(Instant),
  synchronisedAt: Maybe(Instant),
  products: Count,
})
export type KnownStore = Static<typeof KnownStore>

export const listKnownStores = endpoint({
  id: 'listKnownStores',
  service: 'user',
  method: 'GET',
  path: `${base}/stores`,
  summary: 'Every store of the installation, by name, a page at a time.',
  query: Type.Object({ search: Search, cursor: Cursor }),
  reply: pageOf(KnownStore),
  access,
})

/** Lets everything in the background of a store wait, or go on. */
export const pauseKnownStore = endpoint({
  id: 'pauseKnownStore',
  service: 'user',
  method: 'PUT',
  path: `${base}/stores/:name/paused`,
  summary: 'Pauses a store, or ends its pause.',
  params: Type.Object({ name: StoreName }),
  body: Type.Object({ paused: Type.Boolean() }, { additionalProperties: false }),
  reply: KnownStore,
  problems: ['store/unknown'],
  access,
})

/** Kinds of long work. What comes again and again is a routine. */
export const runKinds = ['publication', 'synchronisation', 'night', 'details', 'sales', 'scores', 'drift-watch'] as const
export const RunKind = oneOf(runKinds)
/** How far a run is, whatever its kind. */
export const runStatuses = ['scheduled', 'waiting', 'running', 'cancelling', 'done', 'with-errors', 'failed', 'cancelled'] as const
/** Which runs are wanted: those that have not ended, that failed, or that ended otherwise. */
export const runGroups = ['open', 'failed', 'ended'] as const

export const KnownRun = Type.Object({
  id: Type.String(),
  kind: RunKind,
  status: oneOf(runStatuses),
  store: StoreName,
  storeName: Type.String(),
  /** The list that it is about, where it is about one. */
  list: Maybe(Type.Object({ kind: ListKind, id: PlatformId, name: Maybe(Type.String()) })),
  requestedAt: Instant,
  startedAt: Maybe(Instant),
  endedAt: Maybe(Instant),
  /** When it is worked on next, where that is not yet. */
  dueAt: Maybe(Instant),
  failure: Maybe(oneOf(runFailures)),
  mayCancel: Type.Boolean(),
  mayRetry: Type.Boolean(),
})
export type KnownRun = Static<typeof KnownRun>

export const listRuns = endpoint({
  id: 'listRuns',
  service: 'user',
  method: 'GET',
  path: `${base}/runs`,
  summary: 'Long work of every kind and store, the newest first, a page at a time.',
  query: Type.Object({
    kind: Type.Optional(RunKind),
    group: Type.Optional(oneOf(runGroups)),
    store: Type.Optional(StoreName),
    cursor: Cursor,
  }),
  reply: pageOf(KnownRun),
  access,
})

/** Stops a run, or goes on with one that stopped. */
export const controlRun = endpoint({
  id: 'controlRun',
  service: 'user',
  method: 'PUT',
  path: `${base}/stores/:name/runs/:run`,
  summary: 'Stops a run, or goes on with one that failed or was cancelled, where its kind can.',
  params: Type.Object({ name: StoreName, run: Uuid }),
  body: Type.Object({ action: oneOf(['cancel', 'retry'] as const) }, { additionalProperties: false }),
  reply: KnownRun,
  problems: [
    'store/unknown',
    'run/unknown',
    'run/not-offered',
    'publication/already-ended',
    'publication/already-running',
    'publication/not-ended',
    'publication/nothing-to-retry',
    'publication/superseded',
    'synchronisation/already-ended',
    'synchronisation/already-running',
    'synchronisation/not-stopped',
  ],
  access,
})

const Counted = Type.Array(Type.Object({ state: Type.String(), count: Count }))

/** How the installation is. */
export const Health = Type.Object({
  version: Type.String(),
  startedAt: Instant,
  /** The same as `/readyz` looks at. */
  ready: Type.Array(Type.Object({ part: oneOf(['database', 'migrations', 'queue'] as const), ready: Type.Boolean() })),
  database: Type.Object({
    /** Of a statement that does nothing. */
    milliseconds: Maybe(Type.Number({ minimum: 0 })),
    bytes: Maybe(Type.Number({ minimum: 0 })),
    connections: Type.Object({ total: Count, idle: Count, waiting: Count }),
  }),
  jobs: Counted,
  publications: Counted,
  synchronisations: Counted,
  platforms: Counted,
  mail: Type.Object({ server: Type.Boolean(), states: Counted }),
  /** Of the data folder; null where that cannot be looked at. */
  disk: Maybe(Type.Object({ free: Type.Number({ minimum: 0 }), total: Type.Number({ minimum: 0 }) })),
  memoryBytes: Type.Number({ minimum: 0 }),
})
export type Health = Static<typeof Health>

export const readHealth = endpoint({
  id: 'readHealth',
  service: 'user',
  method: 'GET',
  path: `${base}/health`,
  summary: 'How the installation is: database, job queue, platforms, mail, disk.',
  reply: Health,
  access,
})

const SomebodyNamed = Type.Object({
  id: Type.String(),
  /** Null for a deleted person: the id then stands for them. */
  name: Maybe(Type.String()),
})

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: oneOf(auditKinds),
  /** Null where nobody known did it. */
  by: Maybe(SomebodyNamed),
  /** Whom it was done to. */
  about: Maybe(SomebodyNamed),
  store: Maybe(StoreName),
  address: Maybe(Type.String()),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
export type AuditEntry = Static<typeof AuditEntry>

/** What is filtered. `person`: who did it or whom it was done to, by id. */
const filter = {
  person: Type.Optional(Uuid),
  store: Type.Optional(StoreName),
  kind: Type.Optional(oneOf(auditKinds)),
  from: Type.Optional(GivenInstant),
  to: Type.Optional(GivenInstant),
}

export const readAuditLog = endpoint({
  id: 'readAuditLog',
  service: 'user',
  method: 'GET',
  path: `${base}/audit-log`,
  summary: 'Who did what, when, from where; the newest first, a page at a time.',
  query: Type.Object({ ...filter, cursor: Cursor }),
  reply: pageOf(AuditEntry),
  access,
})

/** The same for a file, in large parts up to the last event; that it was taken along is written down too, once, with the first part. */
export const exportAuditLog = endpoint({
  id: 'exportAuditLog',
  service: 'user',
  method: 'GET',
  path: `${base}/audit-log/all`,
  summary: `Who did what, as filtered, for a file: ${limits.audit.part} at a time, the newest first, to the last.`,
  query: Type.Object({ ...filter, cursor: Cursor }),
  reply: pageOf(AuditEntry),
  bulk: true,
  access,
})

export const mailStates = ['kept', 'waiting', 'sent', 'failed'] as const

export const KnownMail = Type.Object({
  id: Type.String(),
  receiver: Type.String(),
  kind: Type.String(),
  subject: Type.String(),
  state: oneOf(mailStates),
  attempts: Count,
  createdAt: Instant,
  sentAt: Maybe(Instant),
  /** When it is tried again. */
  nextAt: Maybe(Instant),
  /** What the mail server said last. */
  fault: Maybe(Type.String()),
})
export type KnownMail = Static<typeof KnownMail>

export const listMails = endpoint({
  id: 'listMails',
  service: 'user',
  method: 'GET',
  path: `${base}/mails`,
  summary: 'Messages to people, the newest first, a page at a time.',
  query: Type.Object({ search: Search, state: Type.Optional(oneOf(mailStates)), cursor: Cursor }),
  reply: pageOf(KnownMail),
  access,
})

/** A message with its text, which may hold a link that opens an account: that it was read is written down. */
export const readMail = endpoint({
  id: 'readMail',
  service: 'user',
  method: 'GET',
  path: `${base}/mails/:mail`,
  summary: 'A message with its text; null once a mail server took it.',
  params: Type.Object({ mail: Uuid }),
  reply: Type.Object({ ...KnownMail.properties, text: Maybe(Type.String()) }),
  problems: ['mail/unknown'],
  access,
})

export const sendMailAgain = endpoint({
  id: 'sendMailAgain',
  service: 'user',
  method: 'PUT',
  path: `${base}/mails/:mail/sending`,
  summary: 'Sends a message that was not sent, now.',
  params: Type.Object({ mail: Uuid }),
  reply: KnownMail,
  problems: ['mail/unknown', 'mail/no-server', 'mail/already-sent'],
  access,
})

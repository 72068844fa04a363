import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, oneOf, PlatformId, StoreName } from './fields.ts'
import { ListKind } from './lists.ts'

/** What a person is notified of, also when they were away. */
export const noticeKinds = [
  'publication-verified',
  'publication-with-errors',
  'publication-failed',
  'proposal-waiting',
  'proposal-sent-back',
  'proposal-published',
  'synchronised',
  'synchronisation-with-errors',
  'synchronisation-failed',
  'drift',
  'automation-held',
  'automation-failed',
  'credential-invalid',
  'partner-joined',
  'partner-left',
  'access-changed',
  'second-factor-taken',
  'sold-out-first',
  'list-fell',
  'no-orders',
  'sums-corrected',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The sentence is made in the browser, in the person's language, from what stands here. */
export const Notice = Type.Object({
  id: Type.String(),
  kind: oneOf(noticeKinds),
  /** Null where it is about the person's account. */
  store: Maybe(StoreName),
  storeName: Maybe(Type.String()),
  at: Instant,
  read: Type.Boolean(),
  /** The list that it is about, where it is about one. */
  list: Maybe(Type.Object({ kind: ListKind, id: PlatformId, name: Type.String() })),
  publication: Maybe(Type.String()),
  proposal: Maybe(Type.String()),
  /** The name of the person who did it, where it is about what somebody did, and what they said with it. */
  by: Maybe(Type.String()),
  word: Maybe(Type.String()),
  synchronisation: Maybe(Type.String()),
  /** Numbers of the sentence, such as `verified` and `checked`, or `read`, `added` and `gone`. */
  figures: Type.Record(Type.String(), Count),
})
export type Notice = Static<typeof Notice>

const access = { person: 'query.username' } as const
/** `from` narrows the person's own notices to those of one store and of their account; what is not theirs is never among them. */
const query = Type.Object({ username: Email, from: Type.Optional(StoreName) })

/** The newest notices of a person, at most 100, newest first. */
export const listNotices = endpoint({
  id: 'listNotices',
  service: 'user',
  method: 'GET',
  path: '/api/v1/notices',
  summary: "The person's newest notices.",
  query,
  reply: Type.Object({ unread: Count, notices: Type.Array(Notice) }),
  access,
})

const Ids = Maybe(Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,17}$' }), { maxItems: 100 }))

/** Marks notices as read; null marks all. Returns how many are still unread. */
export const readNotices = endpoint({
  id: 'readNotices',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/notices',
  summary: 'Marks notices as read.',
  query,
  body: Type.Object({ ids: Ids }, { additionalProperties: false }),
  reply: Type.Object({ unread: Count }),
  access,
})

/** Removes the notices of a person. */
export const clearNotices = endpoint({
  id: 'clearNotices',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/notices',
  summary: "Removes the person's notices.",
  query,
  reply: Type.Object({ unread: Count }),
  access,
})

/** Kinds that a person may do without. What concerns the access to their stores and their account always arrives. */
export const mutableNoticeKinds = [
  'publication-verified',
  'publication-with-errors',
  'publication-failed',
  'proposal-waiting',
  'proposal-sent-back',
  'proposal-published',
  'synchronised',
  'synchronisation-with-errors',
  'synchronisation-failed',
  'drift',
  'automation-held',
  'automation-failed',
  'partner-joined',
  'partner-left',
  'sold-out-first',
  'list-fell',
  'no-orders',
  'sums-corrected',
] as const satisfies readonly NoticeKind[]

/** When notices are also sent by e-mail: never, within minutes, or together once a day. */
export const noticeMails = ['off', 'once', 'daily'] as const

export const NoticeSettings = Type.Object(
  {
    /** Kinds that the person is not notified of any more. */
    muted: Type.Array(oneOf(mutableNoticeKinds), { maxItems: mutableNoticeKinds.length, uniqueItems: true }),
    mailing: oneOf(noticeMails),
  },
  { additionalProperties: false },
)
export type NoticeSettings = Static<typeof NoticeSettings>

const ofPerson = Type.Object({ username: Email })

/** What a person is notified of, and whether by e-mail, too. */
export const readNoticeSettings = endpoint({
  id: 'readNoticeSettings',
  service: 'user',
  method: 'GET',
  path: '/api/v1/notice-settings',
  summary: 'What the person is notified of, and whether by e-mail.',
  query: ofPerson,
  reply: NoticeSettings,
  access,
})

/** Holds from now on: what was notified before stays, and is not sent. */
export const saveNoticeSettings = endpoint({
  id: 'saveNoticeSettings',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/notice-settings',
  summary: 'Changes what the person is notified of, and whether by e-mail.',
  query: ofPerson,
  body: NoticeSettings,
  reply: NoticeSettings,
  access,
})

import Type, { type Static } from 'typebox'
import { oneOf } from './fields.ts'

/** Every way in which a call can fail, with its HTTP status. The sentences that a person reads stand in `public/locales`. */
export const problemStatus = {
  'request/invalid': 400,
  'request/malformed': 400,
  'request/too-large': 413,
  'request/too-many': 429,
  'request/too-slow': 408,
  'request/address-too-long': 414,
  'request/headers-too-large': 431,
  'request/unknown-path': 404,
  'session/missing-token': 401,
  'session/invalid-token': 401,
  'session/unknown-application': 401,
  'session/other-issuer': 401,
  'session/other-client': 401,
  'session/other-audience': 401,
  'session/no-email': 401,
  'session/unverified-email': 401,
  'session/email-taken': 401,
  'session/inactive-person': 401,
  'identity/wrong-credentials': 401,
  'identity/slowed': 429,
  'identity/code-needed': 401,
  'identity/wrong-code': 422,
  'identity/passkey-refused': 422,
  'identity/passkey-expired': 410,
  'identity/expired': 410,
  'identity/bad-email': 422,
  'identity/email-in-use': 409,
  'identity/link-expired': 410,
  'identity/weak-password': 422,
  'identity/common-password': 422,
  'user/unknown': 404,
  'user/last-operator': 409,
  'user/managed-elsewhere': 409,
  'user/demo-account': 409,
  'user/wrong-password': 422,
  'user/owns-stores': 409,
  'user/not-confirmed': 422,
  'user/proof-needed': 403,
  'user/set-up-expired': 410,
  'user/second-factor-on': 409,
  'user/second-factor-off': 409,
  'user/unknown-passkey': 404,
  'user/too-many-passkeys': 409,
  'user/no-passkeys-here': 409,
  'user/unknown-session': 404,
  'access/other-person': 403,
  'access/other-store': 403,
  'access/not-permitted': 403,
  'access/outside-limits': 403,
  'access/approval-needed': 403,
  'store/unknown': 404,
  'store/bad-account-name': 422,
  'store/wrong-key': 422,
  'store/swapped-key': 422,
  'store/missing-right': 422,
  'store/unreadable-platform': 422,
  'store/already-connected': 409,
  'store/no-demo': 409,
  'store/too-many-demos': 409,
  'store/name-differs': 422,
  'store/at-work': 409,
  'store/everybodys-demo': 409,
  'catalogue/unknown-category': 404,
  'catalogue/unknown-collection': 404,
  'catalogue/unknown-product': 404,
  'score/past-day': 422,
  'ordering/unknown-product': 422,
  'ordering/duplicate-product': 422,
  'ordering/incomplete': 422,
  'ordering/stale-version': 409,
  'ordering/unknown-version': 404,
  'ordering/unknown-column': 422,
  'ordering/duplicate-pin': 422,
  'file/empty': 422,
  'file/no-lines': 422,
  'file/unreadable': 422,
  'file/encoding': 422,
  'file/no-column': 422,
  'file/too-large': 413,
  'file/too-many-lines': 422,
  'file/one-at-a-time': 409,
  'publication/unknown': 404,
  'publication/already-running': 409,
  'publication/already-scheduled': 409,
  'publication/not-as-seen': 409,
  'publication/key-reused': 409,
  'publication/bad-time': 422,
  'publication/already-begun': 409,
  'publication/already-ended': 409,
  'publication/not-ended': 409,
  'publication/nothing-to-retry': 409,
  'publication/superseded': 409,
  'publication/no-drift': 404,
  'proposal/unknown': 404,
  'proposal/already-decided': 409,
  'proposal/not-own': 409,
  'proposal/time-passed': 409,
  'synchronisation/unknown': 404,
  'synchronisation/already-running': 409,
  'synchronisation/already-ended': 409,
  'synchronisation/not-stopped': 409,
  'run/unknown': 404,
  'run/not-offered': 409,
  'mail/unknown': 404,
  'mail/no-server': 409,
  'mail/already-sent': 409,
  'platform/unavailable': 503,
  'server/unavailable': 503,
  'server/unexpected': 500,
} as const

export type ProblemCode = keyof typeof problemStatus
export const problemCodes = Object.keys(problemStatus) as ProblemCode[]

/**
 * Why a person stays out although their provider signs them in: another token of the same account changes nothing, so none is asked for.
 * Each has a page that says what to do.
 */
export const refusalCodes = [
  'session/other-issuer',
  'session/other-client',
  'session/other-audience',
  'session/no-email',
  'session/unverified-email',
  'session/email-taken',
  'session/inactive-person',
] as const satisfies readonly ProblemCode[]
export type RefusalCode = (typeof refusalCodes)[number]

/** True where a code says that the person stays out. */
export const isRefusal = (code: unknown): code is RefusalCode => (refusalCodes as readonly unknown[]).includes(code)

/** One reason why an input was refused: where it stands (`body.products[3]`) and what is wrong with it. */
export const ProblemReason = Type.Object({ path: Type.String(), reason: Type.String() })

/** The body of every failure, `application/problem+json` (RFC 9457). `detail` is English, for developers; people read `code` translated. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: oneOf(problemCodes),
  detail: Type.String(),
  isSuccess: Type.Literal(false),
  errors: Type.Array(ProblemReason),
  /** Seconds after which it is worth trying again, where that is known. */
  retryAfter: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type ProblemReason = Static<typeof ProblemReason>
export interface Problem extends Omit<Static<typeof Problem>, 'code'> {
  code: ProblemCode
}

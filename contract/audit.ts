/**
 * Everything that the audit log writes down, with the values that its sentence names. The server sends kinds and values; the browser
 * makes the sentences. A value is a name that merchants gave, a number, a code or an instant: never a secret, never an e-mail.
 */
export const auditEvents = {
  'signed-in': [],
  /** Wrong passwords of one hour from one address are one event. */
  'sign-in-failed': ['times'],
  'signed-out-everywhere': [],
  'session-ended': [],
  'account-registered': [],
  'account-tied': ['issuer'],
  'account-deleted': [],
  'account-switched-off': [],
  'account-switched-on': [],
  'operator-given': [],
  'operator-taken': [],
  'password-changed': [],
  'password-reset': [],
  'email-requested': [],
  'email-changed': [],
  'second-factor-added': ['method'],
  'second-factor-removed': ['method'],
  /** An operator removed somebody else's. */
  'second-factor-taken': [],
  'recovery-codes-made': [],
  'recovery-code-used': [],
  'api-token-made': ['token'],
  'api-token-revoked': ['token'],
  'webhook-made': ['host'],
  'webhook-changed': ['host'],
  'webhook-deleted': ['host'],
  'webhook-secret-renewed': ['host'],
  'store-connected': ['type'],
  'store-renamed': ['former', 'name'],
  'store-paused': [],
  'store-continued': [],
  'store-key-replaced': ['endsWith'],
  'order-retention-changed': ['former', 'months'],
  'store-exported': [],
  'store-disconnected': ['account'],
  'partner-invited': [],
  'partner-invitation-withdrawn': [],
  'partner-joined': [],
  'partner-limited': [],
  'partner-removed': [],
  'partner-made-owner': [],
  'store-left': [],
  'proposal-made': ['list'],
  'proposal-published': ['list'],
  'proposal-returned': ['list'],
  'proposal-withdrawn': ['list'],
  'publication-begun': ['list'],
  'publication-scheduled': ['list', 'startsAt'],
  'publication-cancelled': ['list'],
  'publication-retried': ['list'],
  'samara-collection-made': ['list'],
  'samara-collection-deleted': ['list'],
  'samara-collection-unpublished': ['list'],
  'samara-group-deleted': ['group'],
  'automation-made': ['automation'],
  'automation-changed': ['automation'],
  'automation-deleted': ['automation'],
  'automation-triggered': ['automation'],
  'subscription-changed': ['plan'],
  'subscription-cancelled': ['plan', 'reason'],
  'card-added': ['last4'],
  'card-removed': ['last4'],
  'billing-changed': [],
  'plan-given': ['plan'],
  'payment-refunded': ['amount', 'currency', 'reason'],
  'coupon-made': ['coupon'],
  'coupon-switched-on': ['coupon'],
  'coupon-switched-off': ['coupon'],
  'data-exported': [],
  'audit-exported': [],
  'run-cancelled': ['run'],
  'run-retried': ['run'],
  'mail-read': [],
  'mail-sent-again': [],
  /** Calls of one kind that somebody tried within an hour and may not make are one event. */
  'access-refused': ['call', 'what', 'times'],
} as const satisfies Record<string, readonly string[]>

export type AuditKind = keyof typeof auditEvents
export const auditKinds = Object.keys(auditEvents) as AuditKind[]

/** What the sentence of an event names. */
export type AuditValues<K extends AuditKind> = Readonly<Record<(typeof auditEvents)[K][number], string | number>>

/** Months that an event is kept. */
export const auditKeptMonths = 13

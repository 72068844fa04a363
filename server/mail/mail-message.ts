import type { NoticeKind } from '../../contract/index.ts'

/** Something that a person was notified of, by the names that its sentence needs. */
export interface MailedNotice {
  kind: NoticeKind
  list: string
  store: string
  by: string
  /** Of a magic ordering. */
  name: string
}

/** A message to a person: what it is about, and what it names. Its texts stand in `mail-texts.words.ts`. */
export type MailMessage =
  /** Somebody invites the receiver to work in a store. */
  | { kind: 'invitation'; inviter: string; store: string; link: string; /** For how long the link works. */ days: number }
  /** Somebody wants to register with the receiver's address. */
  | { kind: 'registration'; link: string; hours: number }
  /** The same, and the receiver is registered. `link`: where a forgotten password is set. */
  | { kind: 'already-registered'; link: string }
  /** Somebody forgot the receiver's password. */
  | { kind: 'password'; link: string; minutes: number }
  | { kind: 'password-changed'; link: string }
  /** A person wants this address to be theirs. */
  | { kind: 'email'; link: string; hours: number }
  /** To the present address, before another one is confirmed. `link`: where another password is set, which takes the request back. */
  | { kind: 'email-requested'; email: string; link: string }
  /** To the former address. */
  | { kind: 'email-changed'; email: string; link: string }
  /** How the receiver signs in has changed. `link`: where another password is set, in case it was not they. */
  | { kind: 'app-added'; link: string }
  | { kind: 'app-removed'; link: string }
  /** An operator removed app, recovery codes and passkeys. */
  | { kind: 'second-factor-taken'; link: string }
  | { kind: 'recovery-codes-renewed'; link: string }
  | { kind: 'recovery-code-used'; /** How many are left. */ left: number; link: string }
  | { kind: 'passkey-added'; name: string; link: string }
  | { kind: 'passkey-removed'; name: string; link: string }
  /**
   * What happened meanwhile. `more`: how many notices are not named. `link`: what it is about. `settings`: where such messages are ended.
   */
  | { kind: 'notices'; notices: readonly MailedNotice[]; more: number; link: string; settings: string }
  /**
   * Something was paid. Amounts and days are as people of the language write
   * them; `link` leads to the subscription, or to the plans where there is none.
   */
  | { kind: 'invoice'; number: string; plan: string; amount: string; link: string }
  /** The trial ends. `amount`: what is charged then; empty where there is no card. */
  | { kind: 'trial-ends'; plan: string; on: string; amount: string; link: string }
  | { kind: 'payment-failed'; plan: string; amount: string; /** When it is tried again. */ next: string; link: string }
  /** Nothing could be charged any more. */
  | { kind: 'subscription-paused'; plan: string; link: string }
  | { kind: 'subscription-ended'; plan: string; link: string }
  /** Nothing was paid, and nothing is. */
  | { kind: 'trial-ended'; plan: string; link: string }
  | { kind: 'card-expires'; last4: string; link: string }

/** A file that goes with a message. Its name says of which type it is. */
export interface MailFile {
  name: string
  content: Buffer
}

/** What a message says. Plain text: nothing in it is markup. */
export interface MailText {
  subject: string
  /** Sentences, a paragraph each. */
  text: readonly string[]
  /** A link with the words of its button. */
  action: { label: string; link: string } | null
  /** Smaller, below the button. */
  note: string
}

/** The texts of one language: one for each kind of message. */
export type MailTexts = { readonly [Kind in MailMessage['kind']]: (message: Extract<MailMessage, { kind: Kind }>) => MailText }

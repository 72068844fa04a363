import type { Passkey } from '../../../../contract/index.ts'

/** What is asked or shown about how somebody signs in; one at a time. */
export type MethodsDialog =
  /** A key for an authenticator app, and the question for its first code. */
  | { kind: 'set-up'; key: string; address: string }
  /** Recovery codes: they are shown once. */
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'removing-app' }
  | { kind: 'renewing-codes' }
  | { kind: 'adding-passkey' }
  | { kind: 'renaming-passkey'; passkey: Passkey }
  | { kind: 'removing-passkey'; passkey: Passkey }

/** A key in groups of four, as people copy it. */
export const inGroups = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ')

/** Recovery codes as a file of text. */
export const codesFile = (title: string, codes: readonly string[]): string => `${title}\n\n${codes.join('\n')}\n`

import type { SayableFailure } from '../../../i18n/index.ts'

/** Something that is asked of the server. */
export type Asked<Answer> =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; value: Answer }

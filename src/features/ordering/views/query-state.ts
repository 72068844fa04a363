import type { SayableFailure } from '../../../i18n/index.ts'

/** The state of a query to the server. */
export type QueryState<Answer> =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; again: () => void }
  | { kind: 'ready'; value: Answer }

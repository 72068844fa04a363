/**
 * Why long work failed: the platform's key is wrong (`credential`) or
 * lacks a right (`forbidden`), the platform answers what nobody can read
 * (`unreadable`), or we failed again and again (`unexpected`).
 */
export const runFailures = ['credential', 'forbidden', 'unreadable', 'unexpected'] as const
export type RunFailure = (typeof runFailures)[number]

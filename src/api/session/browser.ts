import { forgetAnswers } from '../answers.ts'

/** The few things of a browser that signing in touches, so that they can be stood in for. */
export interface Browser {
  /** The address now. */
  url(): URL
  /** Leaves for another address. */
  go(url: string): void
  /** Loads the page again, from its present address. */
  reload(): void
  /** Changes the address without loading, so that a used sign-in code is not kept in the history. */
  rename(path: string): void
  /** Lives as long as the tab. */
  storage: Storage
  /** Milliseconds since 1970. */
  now(): number
  /** Forgets what was kept for speed, for good. */
  forgetAnswers(): void
}

export const thisBrowser: Browser = {
  url: () => new URL(location.href),
  go: (url) => location.assign(url),
  reload: () => location.reload(),
  rename: (path) => history.replaceState(null, '', path),
  get storage() {
    return sessionStorage
  },
  now: () => Date.now(),
  forgetAnswers,
}

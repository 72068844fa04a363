import { useState } from 'react'

/** Where one is in a list that comes a page at a time. */
export interface Pages {
  /** From one. */
  page: number
  /** What the call is asked with. */
  cursor: string | undefined
  /** Leads to the page before, where there is one. */
  previous: (() => void) | undefined
  /** Leads to the page that begins at a cursor. */
  go: (next: string) => void
}

/** Remembers the way through the pages of a list; another filter (`key`) begins at the first one. */
export function usePages(key: string): Pages {
  const [state, setState] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] })
  const cursors = state.key === key ? state.cursors : []
  return {
    page: cursors.length + 1,
    cursor: cursors.at(-1),
    previous: cursors.length === 0 ? undefined : () => setState({ key, cursors: cursors.slice(0, -1) }),
    go: (next) => setState({ key, cursors: [...cursors, next] }),
  }
}

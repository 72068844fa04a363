import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ComboboxOption, OptionSearch } from './option.ts'
import { search } from './search.ts'

/** How long a writer pauses before somebody else is asked, in milliseconds. */
const typingPause = 200

interface Answer {
  readonly query: string
  readonly options: readonly ComboboxOption[]
  readonly failed: boolean
}

/** What can be chosen at the moment, and whether more is on its way. */
export interface Found {
  readonly options: readonly ComboboxOption[]
  readonly state: 'ready' | 'loading' | 'failed'
  /** The options of what is written now, which may not be drawn yet; null while they are on their way. */
  readonly ofWritten: () => readonly ComboboxOption[] | null
  readonly retry: () => void
}

/**
 * The options for a query: out of those that are given, or asked for as soon as the writer pauses.
 * While the next answer is on its way the last one stays.
 */
export function useOptions(query: string, open: boolean, given: readonly ComboboxOption[], ask: OptionSearch | undefined): Found {
  const [answer, setAnswer] = useState<Answer>()
  const [tries, setTries] = useState(0)
  const deferred = useDeferredValue(query)
  const local = useMemo(() => (ask ? given : search(given, deferred)), [ask, given, deferred])
  const requested = ask !== undefined && open && query.trim() !== ''

  useEffect(() => {
    if (!requested) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(query, stop.signal).then(
        (options) => stop.signal.aborted || setAnswer({ query, options, failed: false }),
        () => stop.signal.aborted || setAnswer({ query, options: [], failed: true }),
      )
    }, typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [requested, ask, query, tries])

  const retry = () => {
    setAnswer(undefined)
    setTries(tries + 1)
  }
  if (!requested)
    return { options: local, state: 'ready', ofWritten: () => (ask || deferred === query ? local : search(given, query)), retry }
  if (answer?.query !== query)
    return { options: answer?.failed ? [] : (answer?.options ?? []), state: 'loading', ofWritten: () => null, retry }
  return { options: answer.options, state: answer.failed ? 'failed' : 'ready', ofWritten: () => answer.options, retry }
}

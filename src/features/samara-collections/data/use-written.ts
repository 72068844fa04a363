import { useEffect, useState } from 'react'
import { recall, remember, useSession } from '../../../api/index.ts'

interface State<T> {
  /** Null until it is known what is written on. */
  written: T | null
  /** There are changes that nobody has saved. */
  unsaved: boolean
  /** They are from an earlier visit to the page. */
  kept: boolean
}

export interface Written<T> extends State<T> {
  /** Shows what is saved, or what a new one begins with: nothing unsaved is left. */
  begin: (saved: T | null) => void
  /** Takes a change. */
  write: (next: T) => void
  /** Lets something saved come in; what is unsaved stays so. */
  adjust: (change: (present: T) => T) => void
  /** Forgets what is unsaved, for somebody who leaves it. */
  forget: () => void
}

/**
 * What somebody writes on a page and has not saved yet. It is kept for as long as
 * the tab, so that whoever follows a link, goes back or reloads finds it again.
 * @param page what the page is about
 */
export function useWritten<T>(page: readonly (string | number)[], first: T | null): Written<T> {
  const { person } = useSession()
  const name = `written.${JSON.stringify([person.email, ...page])}`
  const [state, setState] = useState((): State<T> => {
    const kept = recall<T>('session', name)
    return { written: kept ?? first, unsaved: kept !== null, kept: kept !== null }
  })
  useEffect(() => {
    if (state.unsaved) remember('session', name, state.written)
  }, [name, state])
  const forget = (): void => void remember('session', name, null)
  return {
    ...state,
    forget,
    begin(saved) {
      forget()
      setState({ written: saved, unsaved: false, kept: false })
    },
    write: (next) => setState(({ kept }) => ({ written: next, unsaved: true, kept })),
    adjust: (change) => setState((present) => (present.written === null ? present : { ...present, written: change(present.written) })),
  }
}

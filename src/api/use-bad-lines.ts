import { useRef, useState } from 'react'
import type { BadFileLines, CheckedFile } from '../../contract/index.ts'
import { failureOf, type Failure } from './problem.ts'

/** The lines of a file that cannot be used, on their way to the person. */
export interface BadLines {
  /** They are being fetched, or why they could not be; undefined otherwise. */
  state: 'fetching' | Failure | undefined
  /** Gives all of them: those of the report where it has all, else they are fetched. */
  give: (file: File, report: Pick<CheckedFile, 'bad' | 'badLines'>) => Promise<void>
  /** Another file was chosen, or none: what is still fetched comes all the same, and nothing is shown of it. */
  forget: () => void
}

/** Gives every line of a file that cannot be used, however many of them a report has. */
export function useBadLines(fetch: (file: File) => Promise<BadFileLines>, keep: (lines: BadFileLines) => void): BadLines {
  const [state, setState] = useState<BadLines['state']>()
  const chosen = useRef(0)
  return {
    state,
    async give(file, { bad, badLines }) {
      if (bad.length === badLines)
        return keep({ line: bad.map(({ line }) => line), fault: bad.map(({ fault }) => fault), text: bad.map(({ text }) => text) })
      const nth = chosen.current
      const show = (next: BadLines['state']): void => {
        if (nth === chosen.current) setState(next)
      }
      show('fetching')
      try {
        keep(await fetch(file))
        show(undefined)
      } catch (error) {
        show(failureOf(error))
      }
    },
    forget() {
      chosen.current++
      setState(undefined)
    },
  }
}

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** What the address says while an ordering is reviewed before it is published. */
const parameter = 'review'
/** Keys by which the workbench saves, undoes and redoes: under a review nothing may change. */
const held = new Set(['s', 'z', 'y'])

/** What an entry of the history says whose predecessor is the workbench. It is kept when the page is loaded again. */
interface Entry {
  fromWorkbench?: boolean
}

export interface Reviewing {
  reviewing: boolean
  /** The address asks for the review, and nothing is there to review yet: the page was loaded again, or was opened with it. */
  awaited: boolean
  /** The workbench, without the review. */
  backHref: string
  open: () => void
  /** Nothing has changed that could be reviewed: the address forgets it. */
  giveUp: () => void
  /** Back to where the review was opened from. */
  leave: () => void
}

/**
 * The review as a state of the workbench's address, so that Back leaves it and loading the page again stays in it.
 * @param ready whether there is something to review; after a reload there is once the list and the draft are there
 */
export function useReviewing(ready: boolean): Reviewing {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const { pathname } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const requested = search.get(parameter) === '1'
  const reviewing = requested && ready
  const without = new URLSearchParams(search)
  without.delete(parameter)
  const backHref = `${pathname}?${without.toString()}`

  const before = useRef(reviewing)
  useEffect(() => {
    if (before.current !== reviewing) document.getElementById('content')?.focus({ preventScroll: true })
    before.current = reviewing
    if (!reviewing) return
    const hold = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || !held.has(event.key.toLowerCase())) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', hold, { capture: true })
    return () => removeEventListener('keydown', hold, { capture: true })
  }, [reviewing])

  return {
    reviewing,
    awaited: requested && !ready,
    backHref,
    open() {
      if (requested) return
      const next = new URLSearchParams(search)
      next.set(parameter, '1')
      setSearch(next, { state: { fromWorkbench: true } satisfies Entry })
    },
    giveUp: () => void (requested && navigate(backHref, { replace: true })),
    leave: () => void ((state as Entry | null)?.fromWorkbench ? navigate(-1) : navigate(backHref, { replace: true })),
  }
}

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** What the address says while an ordering is reviewed before it is published. */
const parameter = 'review'
/** Keys by which the workbench saves, undoes and redoes: under a review nothing may change. */
const held = new Set(['s', 'z', 'y'])

export interface Reviewing {
  reviewing: boolean
  /** The workbench, without the review. */
  backHref: string
  open: () => void
  /** Back to where the review was opened from. */
  leave: () => void
}

/**
 * The review as a state of the workbench's address, so that Back leaves it.
 * @param ready whether there is something to review; after a reload there is not, and the address forgets it
 */
export function useReviewing(ready: boolean): Reviewing {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const requested = search.get(parameter) === '1'
  const reviewing = requested && ready
  const without = new URLSearchParams(search)
  without.delete(parameter)

  const lost = requested && !ready
  useEffect(() => {
    if (!lost) return
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        next.delete(parameter)
        return next
      },
      { replace: true },
    )
  }, [lost, setSearch])

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
    backHref: `${pathname}?${without.toString()}`,
    open: () =>
      setSearch((present) => {
        const next = new URLSearchParams(present)
        next.set(parameter, '1')
        return next
      }),
    leave: () => void navigate(-1),
  }
}

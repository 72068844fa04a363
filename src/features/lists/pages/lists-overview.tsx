import { lazy, Suspense } from 'react'
import type { ListReference } from '../../../../contract/index.ts'
import { useOverview } from '../data/use-overview.ts'
import { DepartmentsView, type DepartmentsState } from '../views/departments-view.tsx'

// It comes with the icons of every status, which the first load of home can do without.
const AttentionView = lazy(() => import('../views/attention-view.tsx').then(({ AttentionView: view }) => ({ default: view })))

export interface ListsOverviewProps {
  store: string
  /** The front page of the categories. */
  allHref: string
  hrefOf: (list: ListReference) => string
}

/** The lists that need attention, and links to the departments. */
export function ListsOverview({ store, allHref, hrefOf }: ListsOverviewProps) {
  const state = useOverview(store)
  const departments = (shown: DepartmentsState) => (
    <DepartmentsView state={shown} allHref={allHref} hrefOf={(id) => hrefOf({ kind: 'category', id })} />
  )
  if (state.kind !== 'ready' || state.ordered.length === 0) return departments(state)
  return (
    // The departments wait as well, so that nothing moves below the pointer.
    <Suspense fallback={departments({ kind: 'loading' })}>
      <AttentionView ordered={state.ordered} hrefOf={hrefOf} />
      {departments(state)}
    </Suspense>
  )
}

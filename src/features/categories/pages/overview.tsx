import { useCategories } from '../data/use-categories.ts'
import { flat, unpublished } from '../model/tree.ts'
import { AttentionView } from '../views/attention-view.tsx'
import { DepartmentsView } from '../views/departments-view.tsx'

export interface CategoriesOverviewProps {
  store: string
  allHref: string
  hrefOf: (category: number) => string
}

/** What needs a look among the categories, and the quick ways in. */
export function CategoriesOverview({ store, allHref, hrefOf }: CategoriesOverviewProps) {
  const state = useCategories(store)
  return (
    <>
      {state.kind === 'ready' && flat(state.lines).some(({ standing }) => standing.kind !== 'own') && <AttentionView lines={unpublished(state.lines)} hrefOf={hrefOf} />}
      <DepartmentsView state={state} allHref={allHref} hrefOf={hrefOf} />
    </>
  )
}

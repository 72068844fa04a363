import type { ListReference } from '../../../../contract/index.ts'
import { useCategories } from '../data/use-categories.ts'
import { useOrderedCollections } from '../data/use-ordered-collections.ts'
import { categoryLines, pressing } from '../model/tree.ts'
import { AttentionView } from '../views/attention-view.tsx'
import { DepartmentsView } from '../views/departments-view.tsx'

export interface CategoriesOverviewProps {
  store: string
  allHref: string
  hrefOf: (list: ListReference) => string
}

/** What needs a look among the lists, and the quick ways in. */
export function CategoriesOverview({ store, allHref, hrefOf }: CategoriesOverviewProps) {
  const state = useCategories(store)
  const collections = useOrderedCollections(store)
  const ordered =
    state.kind === 'ready' ? [...categoryLines(state.lines), ...collections].filter(({ standing }) => standing.kind !== 'own') : []
  return (
    <>
      {ordered.length > 0 && <AttentionView lines={pressing(ordered)} hrefOf={hrefOf} />}
      <DepartmentsView state={state} allHref={allHref} hrefOf={(id) => hrefOf({ kind: 'category', id })} />
    </>
  )
}

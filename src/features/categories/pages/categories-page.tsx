import type { ReactNode } from 'react'
import { Page } from '../../../design/page/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useCategories } from '../data/use-categories.ts'
import { CategoryTreeView } from '../views/category-tree-view.tsx'

export interface CategoriesPageProps {
  header: ReactNode
  store: string
  onOrder: (category: number) => void
}

/** The area's front door: the whole tree, to choose what to order. */
export function CategoriesPage({ header, store, onOrder }: CategoriesPageProps) {
  const t = useSentences('categories')
  const state = useCategories(store)
  return (
    <Page header={header} title={t('title')} description={t('lead')} fill width="normal" className="[&_main>div]:pb-4">
      <CategoryTreeView key={store} state={state} now={Date.now()} onOrder={onOrder} />
    </Page>
  )
}

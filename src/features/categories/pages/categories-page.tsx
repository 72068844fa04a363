import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button/index.ts'
import { FavouriteIcon, OrderIcon } from '../../../design/icon/index.ts'
import { Page } from '../../../design/page/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useCategories } from '../data/use-categories.ts'
import { CategoryTreeView } from '../views/category-tree-view.tsx'

export interface CategoriesPageProps {
  header: ReactNode
  store: string
  /** The categories that the person marked. */
  favouritesHref: string
  /** Where many are put in order at once. */
  massHref: string
  onOrder: (category: number) => void
}

/** The area's front door: the whole tree, to choose what to order. */
export function CategoriesPage({ header, store, favouritesHref, massHref, onOrder }: CategoriesPageProps) {
  const t = useSentences('categories')
  const state = useCategories(store)
  return (
    <Page
      header={header}
      title={t('title')}
      description={t('lead')}
      actions={
        <>
          <ButtonLink href={favouritesHref} icon={<FavouriteIcon />}>
            {t('favourites')}
          </ButtonLink>
          <ButtonLink href={massHref} icon={<OrderIcon />}>
            {t('mass')}
          </ButtonLink>
        </>
      }
      fill
      width="normal"
      className="[&_main>div]:pb-4"
    >
      <CategoryTreeView key={store} state={state} now={Date.now()} onOrder={onOrder} />
    </Page>
  )
}

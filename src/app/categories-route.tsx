import { useNavigate, useSearchParams } from 'react-router-dom'
import { CategoriesPage } from '../features/categories/index.ts'
import { useSentences } from '../i18n/index.ts'
import { massOrderingPath, orderPath, paths } from './paths.ts'
import { Header } from './shell/header.tsx'
import { WithStore } from './with-store.tsx'

/** `/category?store=…` */
export function CategoriesRoute() {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <WithStore wanted={search.get('store')} title={t('categories')}>
      {({ store }) => (
        <CategoriesPage
          header={<Header />}
          store={store}
          favouritesHref={`${paths.chooseCategory}?show=favourites`}
          massHref={massOrderingPath('category', store)}
          onOrder={(category) => void navigate(orderPath({ kind: 'category', id: category }, store))}
        />
      )}
    </WithStore>
  )
}

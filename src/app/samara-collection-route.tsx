import { useNavigate, useSearchParams } from 'react-router-dom'
import { CollectionPage } from '../features/samara-collections/index.ts'
import { useSentences } from '../i18n/index.ts'
import { samaraLinks } from './samara-links.ts'
import { useNameInPath } from './use-name-in-path.ts'
import { WithStore } from './with-store.tsx'

export interface SamaraCollectionRouteProps {
  /** A collection that there is not yet. */
  fresh: boolean
}

/** `/create-samara-collection` and `/samara-collections/edit/{name}` */
export function SamaraCollectionRoute({ fresh }: SamaraCollectionRouteProps) {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const name = useNameInPath()
  const [search] = useSearchParams()
  const title = t(fresh ? 'titles.createCollection' : 'titles.editCollection')
  return (
    <WithStore width="full" title={title}>
      {(store) => (
        <CollectionPage
          key={`${store.store} ${fresh ? '' : name}`}
          title={title}
          store={store}
          links={samaraLinks(store.store)}
          name={fresh ? null : name}
          given={fresh && search.get('products') === 'given'}
          onGo={(href, replace) => void navigate(href, { replace })}
        />
      )}
    </WithStore>
  )
}

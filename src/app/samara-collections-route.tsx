import { product } from '../../contract/index.ts'
import { CollectionsPage } from '../features/samara-collections/index.ts'
import { useSentences } from '../i18n/index.ts'
import { samaraLinks } from './samara-links.ts'
import { WithStore } from './with-store.tsx'

/** `/samara-collections` */
export function SamaraCollectionsRoute() {
  const t = useSentences('shell')
  return (
    <WithStore width="full" title={t('titles.samaraCollections', { product: product.name })}>
      {(store) => <CollectionsPage key={store.store} store={store} links={samaraLinks(store.store)} />}
    </WithStore>
  )
}

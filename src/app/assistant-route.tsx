import { product } from '../../contract/index.ts'
import { AssistantPage } from '../features/assistant/index.ts'
import { useSentences } from '../i18n/index.ts'
import { paths } from './paths.ts'
import { WithStore } from './with-store.tsx'

const links = {
  home: paths.home,
  queue: paths.indexAdmin,
  automations: (group: 'category' | 'collection') => (group === 'category' ? paths.magicCategories : paths.magicCollections),
}

/** `/samara-assistant` */
export function AssistantRoute() {
  const t = useSentences('shell')
  return (
    <WithStore title={t('titles.assistant', { product: product.name })}>
      {(store) => <AssistantPage key={store.store} store={store} links={links} />}
    </WithStore>
  )
}

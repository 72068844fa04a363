import { GroupsPage } from '../features/samara-collections/index.ts'
import { useSentences } from '../i18n/index.ts'
import { samaraLinks } from './samara-links.ts'
import { WithStore } from './with-store.tsx'

/** `/groups/list` */
export function GroupsRoute() {
  const t = useSentences('shell')
  return (
    <WithStore width="full" title={t('titles.groups')}>
      {(store) => <GroupsPage key={store.store} store={store} links={samaraLinks(store.store)} />}
    </WithStore>
  )
}

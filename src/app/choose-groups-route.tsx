import { useNavigate } from 'react-router-dom'
import { ChooseGroupsPage } from '../features/samara-collections/index.ts'
import { useSentences } from '../i18n/index.ts'
import { samaraLinks } from './samara-links.ts'
import { useNameInPath } from './use-name-in-path.ts'
import { WithStore } from './with-store.tsx'

/** `/samara-collections/edit/{name}/add-groups` */
export function ChooseGroupsRoute() {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const name = useNameInPath()
  const title = t('titles.addGroups')
  return (
    <WithStore width="full" title={title}>
      {(store) => (
        <ChooseGroupsPage
          key={`${store.store} ${name}`}
          title={title}
          store={store}
          links={samaraLinks(store.store)}
          name={name}
          onGo={(href) => void navigate(href)}
        />
      )}
    </WithStore>
  )
}

import { useNavigate, useSearchParams } from 'react-router-dom'
import { GroupPage } from '../features/samara-collections/index.ts'
import { useSentences } from '../i18n/index.ts'
import { GroupsRoute } from './groups-route.tsx'
import { samaraLinks } from './samara-links.ts'
import { WithStore } from './with-store.tsx'

export interface GroupRouteProps {
  /** A group that there is not yet. */
  fresh: boolean
}

/** `/groups/create?collection=…` and `/groups/edit?id=…&collection=…`; without a number the groups are shown to choose from. */
export function GroupRoute({ fresh }: GroupRouteProps) {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const title = t(fresh ? 'titles.createGroup' : 'titles.editGroup')
  if (!fresh && !(Number.isInteger(id) && id > 0)) return <GroupsRoute />
  return (
    <WithStore width="full" title={title}>
      {(store) => (
        <GroupPage
          key={`${store.store} ${fresh ? 'new' : id}`}
          title={title}
          store={store}
          links={samaraLinks(store.store)}
          id={fresh ? null : id}
          collection={search.get('collection')}
          onGo={(href) => void navigate(href)}
        />
      )}
    </WithStore>
  )
}

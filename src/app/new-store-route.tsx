import { useNavigate } from 'react-router-dom'
import { NewStorePage } from '../features/connections/index.ts'
import { useStores } from '../features/stores/index.ts'
import { OwnLimitNotice } from './limit-notice.tsx'
import { paths, synchronisePath } from './paths.ts'

/** `/new-store`: ends where the new store's catalogue is seen coming in. */
export function NewStoreRoute() {
  const navigate = useNavigate()
  const { choose } = useStores()
  return (
    <NewStorePage
      notice={<OwnLimitNotice limit="stores" />}
      storesHref={`${paths.configuration}#stores`}
      onMade={({ store }) => {
        choose(store)
        void navigate(synchronisePath(store))
      }}
    />
  )
}

import { useNavigate } from 'react-router-dom'
import { NewStorePage } from '../features/connections/index.ts'
import { useStores } from '../features/stores/index.ts'
import { paths, synchronisePath } from './paths.ts'
import { Header } from './shell/header.tsx'

/** `/new-store`: ends where the new store's catalogue is seen coming in. */
export function NewStoreRoute() {
  const navigate = useNavigate()
  const { choose } = useStores()
  return (
    <NewStorePage
      header={<Header />}
      storesHref={`${paths.configuration}#stores`}
      onMade={({ store }) => {
        choose(store)
        void navigate(synchronisePath(store))
      }}
    />
  )
}

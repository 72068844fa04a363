import { useSearchParams } from 'react-router-dom'
import { IndexAdminPage, queueAddress, queueRequestOf, type QueueRequest } from '../features/publication/index.ts'
import { useStores } from '../features/stores/index.ts'
import { orderPath, paths } from './paths.ts'
import { Header } from './shell/header.tsx'

/** `/index-admin?tab=…&search=…&state=…&store=…&open=…` */
export function IndexAdminRoute() {
  const { stores, current } = useStores()
  const [search, setSearch] = useSearchParams()
  const requested = queueRequestOf(search)
  // What is opened is gone back from; what is filtered is not.
  const ask = (next: QueueRequest): void =>
    setSearch((present) => queueAddress(present, next), { replace: next.open === requested.open || next.open === null })
  return (
    <IndexAdminPage
      header={<Header />}
      stores={stores}
      timeZone={current?.timeZone ?? 'UTC'}
      requested={requested}
      onAsk={ask}
      hrefOf={orderPath}
      chooseHref={paths.chooseCategory}
    />
  )
}

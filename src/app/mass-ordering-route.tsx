import { useNavigate, useSearchParams } from 'react-router-dom'
import { MassOrderingPage } from '../features/mass-ordering/index.ts'
import { useSentences } from '../i18n/index.ts'
import { massOrderingPath, orderPath } from './paths.ts'
import { WithStore } from './with-store.tsx'

/** `/order-prod?kind=…&store=…` */
export function MassOrderingRoute() {
  const t = useSentences('shell')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'collection' ? 'collection' : 'category'
  return (
    <WithStore wanted={search.get('store')} width="full" title={t('titles.massOrdering')}>
      {({ store, approval }) => (
        <MassOrderingPage
          key={`${store} ${kind}`}
          store={store}
          approval={approval}
          kind={kind}
          onKind={(next) => void navigate(massOrderingPath(next, store), { replace: true })}
          hrefOf={(list) => orderPath(list, store)}
        />
      )}
    </WithStore>
  )
}

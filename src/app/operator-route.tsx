import { useSearchParams } from 'react-router-dom'
import { operatorAddress, OperatorPage, operatorRequestOf } from '../features/operator/index.ts'
import { paths } from './paths.ts'

/** `/dashboard/admin?tab=…&search=…&store=…&person=…&kind=…&state=…&from=…&to=…` */
export function OperatorRoute() {
  const [search, setSearch] = useSearchParams()
  const requested = operatorRequestOf(search)
  return (
    <OperatorPage
      homeHref={paths.home}
      path={paths.admin}
      requested={requested}
      // Another tab is gone back from; what is filtered is not.
      onAsk={(next) => setSearch(operatorAddress(next), { replace: next.tab === requested.tab })}
    />
  )
}

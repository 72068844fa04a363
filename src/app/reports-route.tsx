import { useSearchParams } from 'react-router-dom'
import { hasUnreadDays, reportAddress, requestedReportOf, ReportsPage, type RequestedReport } from '../features/reports/index.ts'
import { useSentences } from '../i18n/index.ts'
import { orderPath, synchronisePath } from './paths.ts'
import { WithStore } from './with-store.tsx'

/** `/reports?from=…&to=…&compare=…&measure=…&by=…&tab=…&category=…&store=…` */
export function ReportsRoute() {
  const t = useSentences('shell')
  const [search, setSearch] = useSearchParams()
  const view = requestedReportOf(search)
  // What is opened, and another tab, are steps that one can go back; what is filtered and searched is none.
  // A tab that is pressed is chosen by its focus and by the press: the second time the address is that of the first.
  const go = (next: RequestedReport): void => {
    const now = requestedReportOf(new URLSearchParams(window.location.search))
    setSearch((present) => reportAddress(present, next), { replace: next.open === now.open && next.tab === now.tab })
  }
  return (
    <WithStore wanted={search.get('store')} width="full" title={t('titles.reports')}>
      {(store) => (
        <ReportsPage
          key={store.store}
          store={store}
          links={{ order: (list) => orderPath(list, store.store), synchronise: synchronisePath(store.store) }}
          view={view}
          unreadDays={hasUnreadDays(search)}
          onView={go}
        />
      )}
    </WithStore>
  )
}

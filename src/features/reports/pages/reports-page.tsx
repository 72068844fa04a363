import { useEffect } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useDrawnCategories } from '../data/use-drawn-categories.ts'
import { useLiveDay, useReport } from '../data/use-report.ts'
import { useReportChoices } from '../data/use-report-choices.ts'
import { filterQuery } from '../model/filter-query.ts'
import { goesOn, todayIn } from '../model/goes-on.ts'
import type { ReportLinks } from '../model/links.ts'
import { daysOf, stepOf, type RequestedReport } from '../model/requested-report.ts'
import { ReportView } from '../views/report-view.tsx'
import { EffectSlot } from './effect-slot.tsx'
import { LiveStripSlot } from './live-strip-slot.tsx'
import { useExport } from './use-export.ts'

export interface ReportsPageProps {
  store: StoreCredential
  links: ReportLinks
  /** The view that the address asks for. */
  view: RequestedReport
  /** The address names days that no report can be of. */
  unreadDays: boolean
  onView: (view: RequestedReport) => void
}

/** The reports of a store: what was sold, where it stood, and what an ordering did. */
export function ReportsPage({ store: { store, timeZone }, links, view, unreadDays, onView }: ReportsPageProps) {
  const t = useSentences('reports')
  const now = Date.now()
  const today = todayIn(timeZone, now)
  const days = daysOf(view, today)
  const step = stepOf(view, days)
  useEffect(() => {
    if (!unreadDays) return
    notify.neutral(t('unreadDays'), { id: 'report-days' })
    // An address says what is shown.
    onView(view)
    // Once for each such address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unreadDays])
  const { drawn, keep } = useDrawnCategories(store, view.drawn)
  const report = useReport({ store, days, step, view, drawn, live: goesOn(days, timeZone, now) })
  const live = useLiveDay(store, view.filter, view.tab === 'today')
  const choices = useReportChoices(store)
  const { filter } = view
  const shown = { view, days, timeZone, choices, ...report, todayByHour: live.hours }
  const { busy, run } = useExport(shown, { store, ...days, ...filterQuery(filter) })
  return (
    <ReportView
      {...shown}
      live={<LiveStripSlot live={live.now} />}
      today={today}
      step={step}
      drawn={drawn ?? null}
      exporting={busy}
      synchroniseHref={links.synchronise}
      onView={(change) => onView({ ...view, ...change })}
      onDrawn={(next) => {
        keep(next)
        onView({ ...view, drawn: next })
      }}
      onExport={run}
      onPrint={() => window.print()}
    >
      <EffectSlot store={store} publication={view.open} hrefOf={links.order} onClose={() => onView({ ...view, open: null })} />
    </ReportView>
  )
}

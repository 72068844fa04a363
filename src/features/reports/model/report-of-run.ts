import { dayAfter } from '../../../../contract/index.ts'
import { todayIn } from './goes-on.ts'
import { reportAddress, requestedReportOf } from './requested-report.ts'

/** Days before a run that are shown, for its sales to be seen beside what was usual. */
const before = 28

/**
 * The view of a store's reports that shows what the publications of one
 * run of a magic ordering did: from four weeks before it to today.
 */
export function reportOfRun(
  run: { id: string; requestedAt: string },
  store: { store: string; timeZone: string },
  now: number,
): URLSearchParams {
  const view = requestedReportOf(new URLSearchParams())
  const from = dayAfter(todayIn(store.timeZone, Date.parse(run.requestedAt)), -before)
  const days = { from, to: todayIn(store.timeZone, now) }
  return reportAddress(new URLSearchParams({ store: store.store }), { ...view, tab: 'publications', days, run: run.id })
}

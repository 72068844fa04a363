/** Reports: what a store sold in some days, where it stood, today as it goes on, and what an ordering did. */
export type { ReportLinks } from './model/links.ts'
export { reportOfRun } from './model/report-of-run.ts'
export { reportAddress, hasUnreadDays, requestedReportOf, type RequestedReport } from './model/requested-report.ts'
export { ReportsPage } from './pages/reports-page.tsx'

/** Notices: what happened while one looked elsewhere, behind the bell of the header. */
import { lazy } from 'react'

export type { NoticeTarget } from './model/notice-details.ts'
export { NoticeBell } from './pages/notice-bell.tsx'

/** Seen among the preferences alone. */
export const NoticeSettings = lazy(() =>
  import('./pages/notice-settings.tsx').then(({ NoticeSettings: settings }) => ({ default: settings })),
)

/** Notices: what happened while one looked elsewhere, behind the bell of the header. */
export type { NoticeTarget } from './model/notice-details.ts'
export { NoticeBell } from './pages/notice-bell.tsx'
export { NoticeSettings } from './pages/notice-settings.tsx'

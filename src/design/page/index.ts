/** What stays above pages, and a page: way back, title, actions, notices, content. */
export { Page, type PageProps } from './page.tsx'
export { PageFrame, type PageFrameProps } from './page-frame.tsx'
export { pageWidths, phoneActions, type ActionsOnPhone, type PageWidth } from './page.variants.ts'
export { PageFooter } from './page-footer.ts'
export { PageAside } from './page-aside.ts'

/** The frame of a page: way back, title, actions, notices, content. */
export { Page, type PageProps } from './page.tsx'
export { pageWidths, type PageWidth } from './page.variants.ts'
export { PageFooter } from './page-footer.ts'

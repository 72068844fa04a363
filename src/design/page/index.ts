export { Page, type PageProps } from './page.tsx'
export { pageWidths, type PageWidth } from './page.variants.ts'

/** The product's sentences for Storybook, where there is no server to fetch them from. */
export { localized } from './localized.tsx'

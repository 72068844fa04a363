/** What every screen of Storybook is set in: the header, its languages, its forms. */
export { setStorybookLanguage } from './storybook-language.ts'
export { ScreenHeader, type ScreenHeaderProps } from './frame.tsx'
export { underHeader } from './under-header.tsx'
export { useTexts, type Texts } from './texts.ts'

/** Chooses what the product speaks; each language is called by its own name. */
export { LanguageSelector, type LanguageSelectorProps } from './language-selector.tsx'

/** What the product is called, everywhere: in sentences, in paths, in storage. */
export const product = {
  /** As a person reads it. */
  name: 'Samara',
  /** As it stands in paths (`/samara-collections`) and identifiers (`samaraScore`). */
  slug: 'samara',
  /** What session storage keys begin with. */
  storagePrefix: 'SMR',
} as const

/** The languages that every sentence is written in; the first is the default and the fallback. */
export const languages = ['es', 'en', 'pt'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = languages[0]

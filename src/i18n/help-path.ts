import { paths } from '../../contract/index.ts'

/** A page of the help that is written in its sentences. */
export type HelpPage = keyof (typeof import('../../public/locales/es/help-pages.json'))['pages']

/** Where a page of the help is read: what a figure leads to that says how it is counted. */
export const helpPath = (page: HelpPage): string => `${paths.help}/${page}`

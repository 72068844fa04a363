import { recall, remember } from '../api/index.ts'
import type { StartPage } from '../features/configuration/index.ts'

const key = 'start-page'

/** Where somebody can begin: names of routes. */
export const startPages = ['home', 'categories', 'collections', 'indexAdmin'] as const satisfies readonly StartPage[]

/** Where this person begins who comes without a path. */
export const startPage = (): StartPage => startPages.find((page) => page === recall('local', key)) ?? 'home'

/** Begins there from the next visit on. */
export function chooseStartPage(page: StartPage): void {
  remember('local', key, page === 'home' ? null : page)
}

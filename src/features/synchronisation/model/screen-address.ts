import { requestOf, type SynchronisationRequest } from './request.ts'

export const tabs = ['history', 'changes'] as const

/** What the address of the screen says. */
export interface ScreenAddress {
  tab: (typeof tabs)[number]
  /** The synchronisation whose changes are shown; null for the newest. */
  of: string | null
  /** What the form begins with. */
  request: SynchronisationRequest
  /** What the store's key may do is open. */
  rights: boolean
}

/** Reads the address; what nobody understands is left out. */
export const readAddress = (search: URLSearchParams): ScreenAddress => ({
  tab: tabs.find((tab) => tab === search.get('tab')) ?? 'history',
  of: search.get('of'),
  request: requestOf(search.get('scope'), search.get('targets')),
  rights: search.get('rights') === '1',
})

import { auditKinds, mailStates, paymentStates, runGroups, runKinds, subscriptionStates } from '../../../../contract/index.ts'
import { paymentSections } from './payment-sections.ts'

export const operatorTabs = ['people', 'stores', 'payments', 'runs', 'health', 'audit', 'outbox'] as const
export type OperatorTab = (typeof operatorTabs)[number]

/** What is looked at: a tab, and its filter. An empty field matches all. */
export interface OperatorRequest {
  tab: OperatorTab
  search: string
  /** Name of a store. */
  store: string
  /** Id of a person, and how they are called. */
  person: string
  personName: string
  kind: string
  state: string
  /** Days, YYYY-MM-DD; both count. */
  from: string
  to: string
}

const day = /^\d{4}-\d{2}-\d{2}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const storeName = /^[a-z0-9][a-z0-9-]{0,63}$/

const kindsOf: Partial<Record<OperatorTab, readonly string[]>> = { payments: paymentSections, runs: runKinds, audit: auditKinds }
const statesOf: Partial<Record<OperatorTab, readonly string[]>> = {
  payments: [...subscriptionStates, ...paymentStates],
  runs: runGroups,
  outbox: mailStates,
}

/** The filter that an address holds; what is unknown is left out. */
export function operatorRequestOf(search: URLSearchParams): OperatorRequest {
  const given = (name: string, form?: RegExp): string => {
    const value = search.get(name) ?? ''
    return form && !form.test(value) ? '' : value
  }
  const oneOf = (name: string, known: readonly string[] = []): string => known.find((each) => each === search.get(name)) ?? ''
  const tab = operatorTabs.find((each) => each === search.get('tab')) ?? 'people'
  const person = given('person', uuid)
  return {
    tab,
    search: given('search').slice(0, 100),
    store: given('store', storeName),
    person,
    personName: person === '' ? '' : given('personName').slice(0, 200),
    kind: oneOf('kind', kindsOf[tab]),
    state: oneOf('state', statesOf[tab]),
    from: given('from', day),
    to: given('to', day),
  }
}

/** The address of a filter: another tab begins without one, unless it is given with it. */
export function operatorAddress(request: Partial<OperatorRequest>): URLSearchParams {
  const { tab = 'people', ...rest } = request
  const parts = Object.entries({ tab: tab === 'people' ? '' : tab, ...rest }).filter(([, value]) => value !== '')
  return new URLSearchParams(parts)
}

/** Whether something is filtered. */
export const isFiltered = ({ tab: _, ...filter }: OperatorRequest): boolean => Object.values(filter).some((value) => value !== '')

/** The days of a filter as one range; null for all days. An address may hold one end alone. */
export function daysOf({ from, to }: Pick<OperatorRequest, 'from' | 'to'>, today: string): { from: string; to: string } | null {
  if (from === '' && to === '') return null
  const last = to !== '' ? to : from > today ? from : today
  return { from: from === '' ? tenYearsBefore(last) : from, to: last }
}

const tenYearsBefore = (of: string): string => `${String(Number(of.slice(0, 4)) - 10)}${of.slice(4)}`

/** The instants that days of the person begin and end at, for a call. */
export function instantsOf({ from, to }: Pick<OperatorRequest, 'from' | 'to'>): { from?: string; to?: string } {
  const begin = (text: string, later: number): string | undefined => {
    const at = new Date(`${text}T00:00:00`)
    if (text === '' || Number.isNaN(at.getTime())) return undefined
    at.setDate(at.getDate() + later)
    return at.toISOString()
  }
  const [first, end] = [begin(from, 0), begin(to, 1)]
  return { ...(first === undefined ? {} : { from: first }), ...(end === undefined ? {} : { to: end }) }
}

import { orderedBy, presets, rivals, shares, type Preset } from './backtest.ts'

export const automationStates = ['active', 'held', 'paused', 'failed'] as const
export type AutomationState = (typeof automationStates)[number]

export interface Automation {
  id: string
  /** A name that the merchant gave. */
  name: string
  preset: Preset
  lists: readonly string[]
  state: AutomationState
  cadence: 'daily' | 'weekly' | 'hourly'
  /** ISO 8601; null when it never ran, or will not. */
  last: string | null
  next: string | null
  /** What it moved the last time. */
  moved: number
}

export const automations: readonly Automation[] = [
  {
    id: 'a1',
    name: 'T-Lights, every night',
    preset: 'balanced',
    lists: ['T-Light Holders'],
    state: 'held',
    cadence: 'daily',
    last: '2026-11-21T04:00:00Z',
    next: '2026-11-22T04:00:00Z',
    moved: 0,
  },
  {
    id: 'a2',
    name: 'Mugs by demand',
    preset: 'bestSellers',
    lists: ['Mugs'],
    state: 'active',
    cadence: 'daily',
    last: '2026-11-21T04:05:00Z',
    next: '2026-11-22T04:05:00Z',
    moved: 6,
  },
  {
    id: 'a3',
    name: 'Cake stands, high revenue',
    preset: 'highRevenue',
    lists: ['Cake Stands'],
    state: 'active',
    cadence: 'weekly',
    last: '2026-11-16T05:00:00Z',
    next: '2026-11-23T05:00:00Z',
    moved: 3,
  },
  {
    id: 'a4',
    name: 'New in tableware',
    preset: 'newFirst',
    lists: ['Mugs', 'Cake Stands'],
    state: 'paused',
    cadence: 'weekly',
    last: '2026-10-26T05:00:00Z',
    next: null,
    moved: 11,
  },
  {
    id: 'a5',
    name: 'Clearance of candles',
    preset: 'clearStock',
    lists: ['T-Light Holders'],
    state: 'failed',
    cadence: 'hourly',
    last: '2026-11-21T10:00:00Z',
    next: '2026-11-21T11:00:00Z',
    moved: 0,
  },
]

/** The share of the next week's revenue in the first 24 places: as the shop had it, and as the automation would have. */
export function effectOf({ lists, preset }: Pick<Automation, 'lists' | 'preset'>): { before: number; after: number } {
  return { before: shares(lists, rivals.present)[1] ?? 0, after: shares(lists, (list) => orderedBy(list, presets[preset]))[1] ?? 0 }
}

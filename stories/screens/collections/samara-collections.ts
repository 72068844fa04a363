import type { FilterCondition } from '../../../src/design/filter-builder/index.ts'
import { productsOf } from '../shop/index.ts'
import { membersOf, type PickedGroup } from './matching.ts'

/** A samara collection of the gift shop. */
export interface Collection {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly groups: readonly PickedGroup[]
  /** As the platform knows it; null when it only stands here. */
  readonly platformId: number | null
  readonly active: boolean
  readonly highlight: boolean
  readonly searchable: boolean
  /** YYYY-MM-DD. */
  readonly startDate: string | null
  readonly endDate: string | null
  /** ISO 8601; null when it was never filled. */
  readonly filledAt: string | null
}

const chosen = (id: number, field: 'category' | 'brand', operator: 'in' | 'notIn', ...values: string[]): FilterCondition => ({
  id,
  field,
  operator,
  value: { kind: 'chosen', values },
})
const over = (id: number, field: 'stock' | 'price' | 'discount' | 'score', from: number): FilterCondition => ({
  id,
  field,
  operator: 'over',
  value: { kind: 'amount', from, to: null },
})
const under = (id: number, field: 'price' | 'age' | 'stock', to: number): FilterCondition => ({
  id,
  field,
  operator: 'under',
  value: { kind: 'amount', from: null, to },
})
const group = (
  id: number,
  mode: PickedGroup['mode'],
  conditions: readonly FilterCondition[],
  picked: readonly number[] = [],
): PickedGroup => ({ id, mode, conditions, picked })
const named = (id: number, text: string): FilterCondition => ({ id, field: 'name', operator: 'contains', value: { kind: 'text', text } })

const stands = productsOf('Cake Stands')
  .slice(0, 4)
  .map(({ id }) => id)

const usual = { active: true, highlight: true, searchable: true, startDate: null, endDate: null } as const

/** Their groups ask for Mugs, Cake Stands and T-Light Holders, which Storybook knows whole: so every count is the shop's own. */
export const collections: readonly Collection[] = [
  {
    ...usual,
    id: 1,
    name: 'Tea time',
    description: 'Mugs and cake stands for the afternoon.',
    platformId: 412,
    filledAt: '2026-11-20T06:10:00Z',
    groups: [
      group(1, 'include', [
        chosen(2, 'category', 'in', '101'),
        { id: 3, field: 'price', operator: 'between', value: { kind: 'amount', from: 100, to: 500 } },
        over(4, 'stock', 0),
      ]),
      group(5, 'include', [chosen(6, 'category', 'in', '108'), over(7, 'score', 400)], stands),
      group(8, 'exclude', [chosen(9, 'brand', 'in', 'Skulls', 'Retrospot')]),
    ],
  },
  {
    ...usual,
    id: 2,
    name: 'Candle evenings',
    description: 'T-light holders in stock.',
    platformId: 418,
    filledAt: '2026-11-21T06:10:00Z',
    groups: [group(1, 'include', [chosen(2, 'category', 'in', '601'), over(3, 'stock', 0)])],
  },
  {
    ...usual,
    id: 3,
    name: 'Gifts under £5',
    description: 'Small presents with a score above 500.',
    platformId: 401,
    filledAt: '2026-11-21T06:10:00Z',
    groups: [
      group(1, 'include', [chosen(2, 'category', 'in', '101', '601'), under(3, 'price', 500), over(4, 'score', 500)]),
      group(5, 'exclude', [under(6, 'stock', 5)]),
    ],
  },
  {
    ...usual,
    id: 4,
    name: 'Black Friday',
    description: 'Everything that is reduced.',
    platformId: null,
    startDate: '2026-11-27',
    endDate: '2026-11-30',
    filledAt: '2026-11-19T17:32:00Z',
    groups: [group(1, 'include', [chosen(2, 'category', 'in', '101', '108', '601'), over(3, 'discount', 0)])],
  },
  {
    ...usual,
    id: 5,
    name: 'New at the table',
    description: 'First sold less than 120 days ago.',
    platformId: 425,
    filledAt: '2026-11-21T06:10:00Z',
    groups: [group(1, 'include', [chosen(2, 'category', 'in', '101', '108', '601'), under(3, 'age', 120)])],
  },
  {
    ...usual,
    id: 6,
    name: 'Hearts',
    description: 'For the fourteenth of February.',
    platformId: 377,
    active: false,
    searchable: false,
    startDate: '2027-01-25',
    endDate: '2027-02-14',
    filledAt: '2026-02-14T06:10:00Z',
    groups: [group(1, 'include', [named(2, 'heart'), chosen(3, 'category', 'in', '101', '108', '601')])],
  },
  {
    ...usual,
    id: 7,
    name: 'Cake stands of the Regency',
    description: 'The house classics.',
    platformId: null,
    highlight: false,
    filledAt: null,
    groups: [group(1, 'include', [chosen(2, 'category', 'in', '108'), chosen(3, 'brand', 'in', 'Regency')], stands.slice(0, 2))],
  },
]

/** How many products a collection holds by its groups. */
export const sizeOf = ({ groups }: Pick<Collection, 'groups'>): number => membersOf(groups).members.length

export type CollectionStatus = 'active' | 'scheduled' | 'inactive'

/** Whether shoppers see a collection on that day. */
export const statusOf = ({ active, startDate }: Collection, day: string): CollectionStatus =>
  !active ? 'inactive' : startDate !== null && startDate > day ? 'scheduled' : 'active'

import type { Category, OrderedList } from '../../../contract/index.ts'
import type { Habits } from './model/habits.ts'
import type { ListLine } from './model/list-line.ts'

/** A list that nobody ordered, but for what is given. */
export const listLine = (given: Partial<ListLine> & Pick<ListLine, 'id' | 'name'>): ListLine => ({
  kind: 'category',
  routeBefore: '',
  imageUrl: null,
  products: 40,
  soldOut: 1,
  soldOutFirst: 0,
  revenue30: 0,
  savedAt: null,
  publishedAt: null,
  status: 'never',
  nextAt: null,
  drifted: 0,
  hidden: false,
  until: null,
  ...given,
})

/** What is known of a list that was saved once, but for what is given. */
export const orderedList = (id: number, given: Partial<OrderedList> = {}): OrderedList => ({
  kind: 'category',
  id,
  version: 1,
  savedAt: '2026-11-19T10:00:00Z',
  publishedVersion: null,
  publishedAt: null,
  state: null,
  nextAt: null,
  drifted: null,
  ...given,
})

const day = (number: number): string => `2026-11-${number}T16:05:00Z`

/** Statuses with what belongs to each, to be dealt out to lists. */
export const statuses: readonly (Pick<ListLine, 'status' | 'savedAt' | 'publishedAt'> & Partial<ListLine>)[] = [
  { status: 'verified', savedAt: day(19), publishedAt: day(19) },
  { status: 'draft', savedAt: day(20), publishedAt: day(11) },
  { status: 'running', savedAt: day(21), publishedAt: day(14) },
  { status: 'scheduled', savedAt: day(20), publishedAt: day(12), nextAt: '2026-11-22T08:00:00Z' },
  { status: 'drifted', savedAt: day(15), publishedAt: day(15), drifted: 3 },
  { status: 'failed', savedAt: day(20), publishedAt: null },
  { status: 'never', savedAt: null, publishedAt: null },
  { status: 'verified', savedAt: day(10), publishedAt: day(10) },
  { status: 'done-with-errors', savedAt: day(18), publishedAt: day(18) },
]

const category = (id: number, name: string, products: number, route = '', children: Category[] = []): Category => ({
  id,
  name,
  route,
  products,
  children,
})

/** A small category tree. */
export const tree: readonly Category[] = [
  category(1, 'Cocina y mesa', 642, '', [
    category(2, 'Tazas', 118, 'Cocina y mesa'),
    category(3, 'Jarrones', 64, 'Cocina y mesa'),
    category(4, 'Repostería', 233, 'Cocina y mesa'),
  ]),
  category(5, 'Jardín', 134, '', [category(6, 'Macetas', 41, 'Jardín')]),
  category(7, 'Navidad', 258),
]

/** Some of its categories as lists. */
export const lines: readonly ListLine[] = [
  listLine({ id: 2, name: 'Tazas', routeBefore: 'Cocina y mesa', ...statuses[0] }),
  listLine({ id: 3, name: 'Jarrones', routeBefore: 'Cocina y mesa', ...statuses[1] }),
  listLine({ id: 4, name: 'Repostería', routeBefore: 'Cocina y mesa' }),
  listLine({ id: 6, name: 'Macetas', routeBefore: 'Jardín' }),
  listLine({ id: 7, name: 'Navidad' }),
]

/** Which of them somebody marked and opened. */
export const habits: Habits = {
  favourites: [
    { kind: 'category', id: 2 },
    { kind: 'category', id: 7 },
  ],
  recent: [
    { list: { kind: 'category', id: 6 }, at: '2026-11-20T15:05:00Z' },
    { list: { kind: 'category', id: 2 }, at: '2026-11-18T09:40:00Z' },
  ],
}

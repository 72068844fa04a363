import type { OrderableList } from '../../../contract/index.ts'
import { linesOf, type Habits } from './model/choosing.ts'

const list = (
  id: number,
  name: string,
  routeBefore: string,
  products: number,
  soldOut: number,
  revenue30: number,
  version = 0,
  publishedVersion: number | null = null,
): OrderableList => ({
  kind: 'category',
  id,
  name,
  routeBefore,
  imageUrl: null,
  products,
  soldOut,
  revenue30,
  version,
  savedAt: version > 0 ? '2026-11-20T08:10:00Z' : null,
  publishedVersion,
})

/** A few categories with every standing among them, for stories and tests. */
export const lists: readonly OrderableList[] = [
  list(2, 'Tazas', 'Cocina y mesa', 118, 3, 1_204_550, 4, 4),
  list(3, 'Jarrones', 'Cocina y mesa', 64, 0, 340_100, 2, 1),
  list(4, 'Repostería', 'Cocina y mesa', 233, 12, 2_118_000),
  list(6, 'Macetas', 'Jardín', 41, 1, 90_450),
  list(7, 'Navidad', '', 258, 30, 0),
]

/** What somebody marked and opened of them. */
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

export const lines = linesOf(lists, habits)

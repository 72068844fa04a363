import type { CategoryLine, CategoryStanding } from './model/tree.ts'

const line = (
  id: number,
  name: string,
  products: number,
  standing: CategoryStanding = { kind: 'own' },
  children: CategoryLine[] = [],
  route = '',
): CategoryLine => ({ id, name, route, products, standing, children })
const savedAt = '2026-11-20T08:10:00Z'

/** A small tree with every standing in it, for stories. */
export const lines: readonly CategoryLine[] = [
  line(1, 'Cocina y mesa', 642, { kind: 'own' }, [
    line(2, 'Tazas', 118, { kind: 'published', savedAt, publishedAt: savedAt }, [], 'Cocina y mesa'),
    line(3, 'Jarrones y botellas', 64, { kind: 'saved', savedAt }, [], 'Cocina y mesa'),
    line(4, 'Repostería', 233, { kind: 'publishing' }, [], 'Cocina y mesa'),
  ]),
  line(5, 'Jardín', 134, { kind: 'failed', savedAt }, [line(6, 'Macetas', 41, { kind: 'drifted', savedAt }, [], 'Jardín')]),
  line(7, 'Navidad', 258),
]

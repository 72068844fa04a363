import { listStatus, type Category, type ListKind, type OrderedList } from '../../../../contract/index.ts'

/** How far a category's ordering has come. `own`: nobody has saved one, so the platform's own holds. */
export type CategoryStanding =
  | { kind: 'own' }
  | { kind: 'saved'; savedAt: string | null }
  | { kind: 'publishing' }
  | { kind: 'published'; savedAt: string | null; publishedAt: string | null }
  | { kind: 'failed'; savedAt: string | null }
  /** Somebody changed the platform since it was published. */
  | { kind: 'drifted'; savedAt: string | null }

export interface CategoryLine {
  id: number
  name: string
  /** Names of the ancestors, joined by ` / `. */
  route: string
  products: number
  standing: CategoryStanding
  children: CategoryLine[]
}

export function standingOf(state: Omit<OrderedList, 'id'> | undefined): CategoryStanding {
  if (!state) return { kind: 'own' }
  const { savedAt, publishedAt } = state
  // What is still to come changes nothing here.
  const status = listStatus({ ...state, nextAt: null })
  switch (status) {
    case 'waiting':
    case 'running':
    case 'sent':
      return { kind: 'publishing' }
    case 'failed':
    case 'done-with-errors':
      return { kind: 'failed', savedAt }
    case 'drifted':
      return { kind: 'drifted', savedAt }
    case 'verified':
      return { kind: 'published', savedAt, publishedAt }
    case 'never':
      return { kind: 'own' }
    case 'scheduled':
    case 'cancelled':
    case 'draft':
      return { kind: 'saved', savedAt }
  }
}

/** The platform's tree with each category's standing. */
export function linesOf(tree: readonly Category[], states: readonly OrderedList[]): CategoryLine[] {
  const known = new Map(states.map((state) => [state.id, state]))
  const line = (category: Category): CategoryLine => ({
    ...category,
    standing: standingOf(known.get(category.id)),
    children: category.children.map(line),
  })
  return tree.map(line)
}

/** Every line, parents before their children. */
export const flat = (lines: readonly CategoryLine[]): CategoryLine[] => lines.flatMap((line) => [line, ...flat(line.children)])

/** A list that somebody may have to look at. */
export interface AttentionLine extends Pick<CategoryLine, 'id' | 'name' | 'route' | 'standing'> {
  kind: ListKind
}

/** Collections as lines; those whose name is not known are left out. */
export const collectionLines = (states: readonly OrderedList[], names: readonly { id: number; name: string }[]): AttentionLine[] =>
  states.flatMap((state) =>
    names
      .filter(({ id }) => id === state.id)
      .map(({ id, name }) => ({ kind: 'collection' as const, id, name, route: '', standing: standingOf(state) })),
  )

const ranks: Partial<Record<CategoryStanding['kind'], number>> = { failed: 0, drifted: 1, saved: 2 }

/** Whether somebody should look at what stands so. */
export const needsALook = ({ kind }: CategoryStanding): boolean => kind in ranks

/** Lines that a person should look at, the most pressing first: not published as asked, then changed elsewhere, then saved and not published, each the newest first. */
export const pressing = (lines: readonly AttentionLine[]): AttentionLine[] => {
  const rank = ({ standing }: AttentionLine): number => ranks[standing.kind] ?? 3
  const savedAt = ({ standing }: AttentionLine): string => ('savedAt' in standing ? (standing.savedAt ?? '') : '')
  return lines.filter(({ standing }) => needsALook(standing)).sort((a, b) => rank(a) - rank(b) || savedAt(b).localeCompare(savedAt(a)))
}

export const categoryLines = (lines: readonly CategoryLine[]): AttentionLine[] =>
  flat(lines).map(({ id, name, route, standing }) => ({ kind: 'category', id, name, route, standing }))

export type Direction = 'asc' | 'desc'

/** One column and which way it counts. */
export interface Criterion {
  readonly column: string
  readonly direction: Direction
}

/** A column that a list can be put in order by. */
export interface CriterionColumn {
  readonly id: string
  /** As its head says it. */
  readonly label: string
  /** What it holds: decides how its two directions are called. */
  readonly kind: 'number' | 'text' | 'date'
  /** How many products have no value in it; they go last. @default 0 */
  readonly missing?: number | undefined
}

/** How many criteria there can be. */
export const mostCriteria = 4

/** What is wrong with a criterion; null when it does its work. */
export type CriterionFault =
  | { readonly kind: 'repeated'; /** In which slot the column stands first, from 0. */ readonly first: number }
  | { readonly kind: 'valueless' }
  | { readonly kind: 'missing'; readonly count: number }

/**
 * The message at a slot.
 * @param total how many products there are
 */
export function faultOf(
  criteria: readonly Criterion[],
  nth: number,
  columns: readonly CriterionColumn[],
  total: number,
): CriterionFault | null {
  const criterion = criteria[nth]
  if (!criterion) return null
  const first = criteria.findIndex(({ column }) => column === criterion.column)
  if (first < nth) return { kind: 'repeated', first }
  const missing = columns.find(({ id }) => id === criterion.column)?.missing ?? 0
  if (missing === 0) return null
  return missing >= total ? { kind: 'valueless' } : { kind: 'missing', count: missing }
}

/** The criteria that change something: each column once, none without a value. */
export const effective = (criteria: readonly Criterion[], columns: readonly CriterionColumn[], total: number): readonly Criterion[] =>
  criteria.filter((_, nth) => {
    const fault = faultOf(criteria, nth, columns, total)
    return fault === null || fault.kind === 'missing'
  })

/** With the criterion of one slot in the place of another, those between closing up. */
export function movedTo(criteria: readonly Criterion[], from: number, to: number): readonly Criterion[] {
  const moving = criteria[from]
  if (!moving || to < 0 || to >= criteria.length || to === from) return criteria
  return criteria.toSpliced(from, 1).toSpliced(to, 0, moving)
}

/** What a new slot begins with: the first column that is not used yet, the greatest first; text from A. */
export function nextCriterion(criteria: readonly Criterion[], columns: readonly CriterionColumn[]): Criterion | null {
  const free = columns.find(({ id }) => !criteria.some(({ column }) => column === id))
  return free ? firstOf(free) : null
}

/** A column in the direction that one mostly wants. */
export const firstOf = ({ id, kind }: CriterionColumn): Criterion => ({ column: id, direction: kind === 'text' ? 'asc' : 'desc' })

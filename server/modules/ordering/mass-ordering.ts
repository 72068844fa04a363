import {
  arrange,
  type Arrangement,
  type Criterion,
  limits,
  longestRisingRun,
  type MassOutcome,
  type ProductColumns,
  type ProductFacts,
  type Rules,
  sameSequence,
  type Sequence,
  sortByCriteria,
  type SortContext,
  type Steps,
} from '../../../contract/index.ts'

/** What a list is put in order by. Null keeps its own rules. */
export interface Recipe {
  criteria: readonly Criterion[]
  rules: Rules | null
}

export interface MassList {
  products: ProductColumns
  facts: ProductFacts
  /** The ranking of a column; null where there is no such column, which then counts nothing. */
  rank: SortContext['rank']
}

/** What a recipe makes of a list. */
export interface MassEffect extends Pick<MassOutcome, 'moved' | 'shareBefore' | 'shareAfter' | 'soldOutFirst'> {
  sequence: Sequence
  rules: Rules
  /** Whether the sequence or the rules are others than before. */
  changed: { sequence: boolean; rules: boolean }
}

const sameRules = (one: Rules, other: Rules): boolean =>
  one.soldOutLast === other.soldOutLast &&
  one.inARow?.by === other.inARow?.by &&
  one.inARow?.most === other.inARow?.most &&
  one.newEvery?.every === other.newEvery?.every &&
  one.newEvery?.days === other.newEvery?.days

/** How many products of `after` stand in the sequence of `before`, as many as can be: these did not move. */
function keptInOrder(before: Sequence, after: Sequence): number {
  const placeOf = new Map<number, number>()
  before.forEach((product, place) => placeOf.set(product, place))
  return longestRisingRun(Array.from(after, (product) => placeOf.get(product)!)).length
}

/** Applies a recipe to an arrangement of a list, in steps. Pins stay. */
export function* applyRecipe(arrangement: Arrangement, { products, facts, rank }: MassList, recipe: Recipe): Steps<MassEffect> {
  const rows = new Map<number, number>()
  products.id.forEach((product, row) => rows.set(product, row))
  yield
  const context: SortContext = {
    rowOf: (product) => rows.get(product) ?? -1,
    productAt: (row) => products.id[row]!,
    rank,
  }
  const sequence = recipe.criteria.length === 0 ? arrangement.sequence : sortByCriteria(arrangement.sequence, recipe.criteria, context)
  const rules = recipe.rules ?? arrangement.rules
  yield
  const before = arrange(arrangement, facts)
  yield
  const after = arrange({ ...arrangement, sequence, rules }, facts)
  yield

  // Returns can weigh more than sales on a day; a share of less than nothing says nothing.
  const revenue = (product: number): number => Math.max(0, products.revenue30[context.rowOf(product)] ?? 0)
  const whole = products.id.reduce((sum, product) => sum + revenue(product), 0)
  const share = (view: Sequence): number | null =>
    whole > 0 ? view.subarray(0, limits.list.firstPlaces).reduce((sum, product) => sum + revenue(product), 0) / whole : null
  yield
  return {
    sequence,
    rules,
    changed: { sequence: !sameSequence(sequence, arrangement.sequence), rules: !sameRules(rules, arrangement.rules) },
    moved: after.length - keptInOrder(before, after),
    shareBefore: share(before),
    shareAfter: share(after),
    soldOutFirst: after.subarray(0, limits.list.firstPlaces).filter((product) => facts.soldOut(product)).length,
  }
}

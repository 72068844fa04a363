import {
  type Criterion,
  isCriterionColumn,
  type ListReference,
  type MassOutcome,
  pinMap,
  rankColumnSteps,
  type Ranking,
  type Rules,
} from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import type { CatalogueService, ListColumns } from '../catalogue/index.ts'
import { applyRecipe } from './mass-ordering.ts'
import { staleVersion } from './ordering-state.ts'
import type { Author, OrderingService } from './ordering.service.ts'

export interface MassRequest {
  list: ListReference
  criteria: readonly Criterion[]
  /** Null keeps the list's own. */
  rules: Rules | null
  /** False previews. */
  apply: boolean
  /** The version that the preview showed. */
  version?: number | undefined
}

export type MassService = ReturnType<typeof massService>

/** One recipe for many lists: each call is one list, previewed or saved. */
export const massService = ({ catalogue, ordering }: { catalogue: CatalogueService; ordering: OrderingService }) => {
  function checkColumns(criteria: readonly Criterion[]): void {
    const errors = criteria.flatMap(({ column }, index) =>
      isCriterionColumn(column) ? [] : [{ path: `body.criteria[${index}].column`, reason: `there is no column ${column}` }],
    )
    if (errors.length > 0) throw new ProblemError('ordering/unknown-column', 'Products cannot be sorted by this column.', { errors })
  }

  /** Ranks the columns of criteria. */
  async function ranked({ products, names }: ListColumns, criteria: readonly Criterion[]): Promise<ReadonlyMap<string, Ranking>> {
    const rankings = new Map<string, Ranking>()
    for (const { column } of criteria)
      if (isCriterionColumn(column)) rankings.set(column, await inTurns(rankColumnSteps(products, column, names)))
    return rankings
  }

  return {
    /** Throws `ordering/unknown-column`, `ordering/stale-version` and `catalogue/…`. */
    async order(storeId: string, author: Author, { list, criteria, rules, apply, version }: MassRequest): Promise<MassOutcome> {
      checkColumns(criteria)
      const columns = await catalogue.columns(storeId, await catalogue.list(storeId, list))
      const present = await ordering.arrangementOf(storeId, list, columns.products.id)
      const seen = present.state.version
      if (version !== undefined && version !== seen) throw staleVersion(seen, version)
      const rankings = await ranked(columns, criteria)
      const {
        sequence,
        rules: ruled,
        changed,
        ...rest
      } = await inTurns(
        applyRecipe(
          { sequence: present.sequence, pins: pinMap(present.pins), rules: present.rules },
          { products: columns.products, facts: columns.facts, rank: (column) => rankings.get(column) ?? null },
          { criteria, rules },
        ),
      )
      const outcome = { list, products: sequence.length, ...rest }
      if (!apply) return { ...outcome, result: 'preview', ordering: present.state }
      if (!changed.sequence && !changed.rules) return { ...outcome, result: 'unchanged', ordering: present.state }
      const saved = await ordering.save(storeId, author, {
        list,
        version: seen,
        products: changed.sequence ? Array.from(sequence) : undefined,
        rules: changed.rules ? ruled : undefined,
        source: 'mass',
      })
      return { ...outcome, result: 'saved', ordering: saved }
    },
  }
}

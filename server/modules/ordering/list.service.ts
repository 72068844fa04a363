import { arrange, isPlain, type ListKind, type ListReference, noRules, type OrderableList, pinMap, sameSequence, type Sequence } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { WrittenJson } from '../../kernel/written-json.ts'
import type { CatalogueList, CatalogueService, StoreDay } from '../catalogue/index.ts'
import type { ScoresService } from '../scores/index.ts'
import { orderingRepository, type SavedOrdering } from './ordering.repository.ts'
import type { OrderingService } from './ordering.service.ts'
import { stateOf } from './ordering-state.ts'
import { type PresentArrangement, presentArrangement } from './present-arrangement.ts'

export interface ListDependencies {
  database: Database
  catalogue: CatalogueService
  ordering: OrderingService
  scores: ScoresService
}

/** Where nobody saved an ordering. */
const asPlatform = { state: stateOf(null), pins: [], rules: noRules }

export type ListService = ReturnType<typeof listService>

/**
 * Whole lists with how they are arranged. The database writes the products as JSON and nobody reads them on the way:
 * here only ids are looked at, and they only where an ordering was saved.
 */
export const listService = ({ database, catalogue, ordering, scores }: ListDependencies) => {
  /** What stands before the products of a list, as JSON that is still open. */
  const headOf = ({ kind, id, name, routeBefore }: CatalogueList, { currency, timeZone, salesTo }: StoreDay, { state, pins, rules }: Omit<PresentArrangement, 'sequence'>, sequence: Sequence | null): string =>
    JSON.stringify({ list: { kind, id, name, routeBefore }, currency, timeZone, ordering: state, pins, rules, salesTo, sequence: sequence && Array.from(sequence) }).slice(0, -1)

  /** Columns stay in the platform's ordering, which the database has at hand, and each is read once: whoever asks arranges them. */
  async function inColumns(storeId: string, day: StoreDay, list: CatalogueList, saved: SavedOrdering | null): Promise<WrittenJson> {
    const { parts, ids } = await catalogue.columnsWritten(storeId, day.today, list)
    if (!saved) return new WrittenJson([headOf(list, day, asPlatform, null), ',', ...parts, '}'])
    const members = JSON.parse(`[${ids}]`) as number[]
    const { sequence, ...present } = presentArrangement(saved, members)
    return new WrittenJson([headOf(list, day, present, sameSequence(sequence, members) ? null : sequence), ',', ...parts, '}'])
  }

  /** Rows stand where shoppers get them. */
  async function inRows(storeId: string, day: StoreDay, list: CatalogueList, saved: SavedOrdering | null): Promise<WrittenJson> {
    if (!saved) return new WrittenJson([headOf(list, day, asPlatform, null), ',', ...(await catalogue.rowsWritten(storeId, day.today, list, null)), '}'])
    const { members, facts } = await catalogue.arranging(storeId, list)
    const { sequence, ...present } = presentArrangement(saved, members)
    const arrangement = { sequence, pins: pinMap(present.pins), rules: present.rules }
    const view = isPlain(arrangement) ? sequence : arrange(arrangement, facts)
    return new WrittenJson([headOf(list, day, present, sameSequence(view, sequence) ? null : sequence), ',', ...(await catalogue.rowsWritten(storeId, day.today, list, view)), '}'])
  }

  return {
    /** A list with its products, as rows or in the compact form. Throws `catalogue/unknown-category` or `catalogue/unknown-collection`. */
    async read(storeId: string, reference: ListReference, compact: boolean): Promise<WrittenJson> {
      const [day, list, saved] = await Promise.all([catalogue.day(storeId), catalogue.list(storeId, reference), orderingRepository(database, storeId).read(reference)])
      await scores.renewIfOld(storeId, day)
      return compact ? inColumns(storeId, day, list, saved) : inRows(storeId, day, list, saved)
    },

    /** All categories that hold products, or all collections, by name, with where their orderings stand. */
    async overview(storeId: string, kind: ListKind): Promise<{ currency: string; lists: OrderableList[] }> {
      const [{ currency }, lists, states] = await Promise.all([catalogue.day(storeId), catalogue.overview(storeId, kind), ordering.states(storeId)])
      const stateOfList = new Map(states.filter((state) => state.kind === kind).map((state) => [state.id, state]))
      const told = lists.map((list) => {
        const state = stateOfList.get(list.id)
        return { ...list, version: state?.version ?? 0, savedAt: state?.savedAt.toISOString() ?? null, publishedVersion: state?.publishedVersion ?? null }
      })
      return { currency, lists: told }
    },
  }
}

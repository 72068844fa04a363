import { arrange, isPlain, type ListKind, type ListReference, noRules, type OrderableList, type OrderingState, type Pin, pinMap, type Rules, sameSequence, type Sequence } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { WrittenJson } from '../../kernel/written-json.ts'
import type { CatalogueList, CatalogueService } from '../catalogue/index.ts'
import type { ScoresService } from '../scores/index.ts'
import { orderingRepository } from './ordering.repository.ts'
import type { OrderingService } from './ordering.service.ts'
import { stateOf } from './ordering-state.ts'

export interface ListDependencies {
  database: Database
  catalogue: CatalogueService
  ordering: OrderingService
  scores: ScoresService
}

/** How a list is arranged: as the platform has it where nobody saved an ordering (`view` is null then). */
interface Arranged {
  ordering: OrderingState
  /** What shoppers get. */
  view: Sequence | null
  /** What people made, where it is something else. */
  sequence: Sequence | null
  pins: Pin[]
  rules: Rules
}

const asPlatform: Arranged = { ordering: stateOf(null), view: null, sequence: null, pins: [], rules: noRules }

export type ListService = ReturnType<typeof listService>

/**
 * Whole lists in the ordering that shoppers get. The database writes the products as JSON and nobody reads them on the way:
 * here only ids are looked at, and they only where an ordering was saved.
 */
export const listService = ({ database, catalogue, ordering, scores }: ListDependencies) => {
  async function arrangedOf(storeId: string, list: CatalogueList): Promise<Arranged> {
    const { members, facts } = await catalogue.arranging(storeId, list)
    const { state, sequence, pins, rules } = await ordering.arrangementOf(storeId, list, members)
    const arrangement = { sequence, pins: pinMap(pins), rules }
    if (isPlain(arrangement)) return { ordering: state, view: sequence, sequence: null, pins, rules }
    const view = arrange(arrangement, facts)
    return { ordering: state, view, sequence: sameSequence(view, sequence) ? null : sequence, pins, rules }
  }

  return {
    /** A list with its products, as rows or in the compact form. Throws `catalogue/unknown-category` or `catalogue/unknown-collection`. */
    async read(storeId: string, reference: ListReference, compact: boolean): Promise<WrittenJson> {
      const [day, list, saved] = await Promise.all([
        catalogue.day(storeId),
        catalogue.list(storeId, reference),
        orderingRepository(database, storeId).standing(reference),
      ])
      await scores.renewIfOld(storeId, day)
      const { view, sequence, ...arranged } = saved ? await arrangedOf(storeId, list) : asPlatform
      const { kind, id, name, routeBefore } = list
      const head = JSON.stringify({
        list: { kind, id, name, routeBefore },
        currency: day.currency,
        timeZone: day.timeZone,
        ...arranged,
        sequence: sequence && Array.from(sequence),
        salesTo: day.salesTo,
      }).slice(0, -1)
      const content = await (compact ? catalogue.columnsWritten(storeId, day.today, list, view) : catalogue.rowsWritten(storeId, day.today, list, view))
      return new WrittenJson([head, ',', ...content, '}'])
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

import {
  arrange,
  isPlain,
  limits,
  type ListGroup,
  type ListReference,
  noRules,
  type OrderableList,
  type PartnerLimits,
  pinMap,
  sameSequence,
  type Sequence,
} from '../../../contract/index.ts'
import { listsWithin } from '../../access/index.ts'
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
  /** What stands before the products of a list. */
  const headOf = (
    { kind, id, name, routeBefore }: CatalogueList,
    { currency, timeZone, salesTo }: StoreDay,
    { state, pins, rules }: Omit<PresentArrangement, 'sequence'>,
    sequence: Sequence | null,
  ) => ({
    list: { kind, id, name, routeBefore },
    currency,
    timeZone,
    ordering: state,
    pins,
    rules,
    salesTo,
    sequence: sequence && Array.from(sequence),
  })
  /** The same as JSON that is still open. */
  const openHead = (...head: Parameters<typeof headOf>): string => JSON.stringify(headOf(...head)).slice(0, -1)

  /** Columns stay in the platform's ordering, which the database has at hand, and each is read once: whoever asks arranges them. */
  async function inColumns(storeId: string, reference: ListReference): Promise<WrittenJson> {
    const [{ day, list, parts, ids }, saved] = await Promise.all([
      catalogue.columnsWritten(storeId, reference),
      orderingRepository(database, storeId).read(reference),
    ])
    await scores.renewIfOld(storeId, day)
    if (!saved) return new WrittenJson([openHead(list, day, asPlatform, null), ',', ...parts, '}'])
    const members = JSON.parse(`[${ids}]`) as number[]
    const { sequence, ...present } = presentArrangement(saved, members)
    return new WrittenJson([openHead(list, day, present, sameSequence(sequence, members) ? null : sequence), ',', ...parts, '}'])
  }

  /** Rows stand where shoppers get them. */
  async function inRows(storeId: string, reference: ListReference): Promise<WrittenJson> {
    const [day, list, saved] = await Promise.all([
      catalogue.day(storeId),
      catalogue.list(storeId, reference),
      orderingRepository(database, storeId).read(reference),
    ])
    await scores.renewIfOld(storeId, day)
    if (!saved)
      return new WrittenJson([
        openHead(list, day, asPlatform, null),
        ',',
        ...(await catalogue.rowsWritten(storeId, day.today, list, null)),
        '}',
      ])
    const { members, facts } = await catalogue.arranging(storeId, list)
    const { sequence, ...present } = presentArrangement(saved, members)
    const arrangement = { sequence, pins: pinMap(present.pins), rules: present.rules }
    const view = isPlain(arrangement) ? sequence : arrange(arrangement, facts)
    return new WrittenJson([
      openHead(list, day, present, sameSequence(view, sequence) ? null : sequence),
      ',',
      ...(await catalogue.rowsWritten(storeId, day.today, list, view)),
      '}',
    ])
  }

  /** The first products that shoppers get. Where nobody saved an ordering, no others are put in order for it. */
  async function firstOf(
    storeId: string,
    list: CatalogueList,
    saved: SavedOrdering | null,
    most: number,
  ): Promise<Omit<PresentArrangement, 'sequence'> & { first: ArrayLike<number> }> {
    if (!saved) return { ...asPlatform, first: await catalogue.firstMembers(storeId, list, most) }
    if (isPlain({ pins: pinMap(saved.pins), rules: saved.rules })) {
      const { sequence, ...present } = presentArrangement(saved, await catalogue.members(storeId, list))
      return { ...present, first: sequence.subarray(0, most) }
    }
    const { members, facts } = await catalogue.arranging(storeId, list)
    const { sequence, ...present } = presentArrangement(saved, members)
    return { ...present, first: arrange({ sequence, pins: pinMap(present.pins), rules: present.rules }, facts).subarray(0, most) }
  }

  return {
    /** The beginning of a list, as JSON. Throws as `catalogue.list` does. */
    async opening(storeId: string, reference: ListReference): Promise<WrittenJson> {
      const [day, list, saved] = await Promise.all([
        catalogue.day(storeId),
        catalogue.list(storeId, reference),
        orderingRepository(database, storeId).read(reference),
      ])
      const [{ count, bestRevenue30 }, { first, ...present }] = await Promise.all([
        catalogue.measures(storeId, list),
        firstOf(storeId, list, saved, limits.list.opening),
      ])
      const { sequence: _, ...head } = headOf(list, day, present, null)
      return new WrittenJson([
        `${JSON.stringify({ ...head, count, bestRevenue30 }).slice(0, -1)},`,
        ...(await catalogue.rowsWritten(storeId, day.today, list, first)),
        '}',
      ])
    },

    /** A list with its products, as rows or in the compact form. Throws as `catalogue.list` does. */
    read: (storeId: string, reference: ListReference, compact: boolean): Promise<WrittenJson> =>
      compact ? inColumns(storeId, reference) : inRows(storeId, reference),

    /**
     * All categories that hold products, or all collections, by name, with where their
     * orderings stand and whether they lie outside these limits: what those sold and their pictures are left out.
     */
    async overview(storeId: string, group: ListGroup, limits: PartnerLimits | null): Promise<{ currency: string; lists: OrderableList[] }> {
      const [{ currency }, lists, states, within] = await Promise.all([
        catalogue.day(storeId),
        catalogue.overview(storeId, group),
        ordering.states(storeId),
        listsWithin(database, storeId, limits),
      ])
      const pictured = lists.filter(within).flatMap(({ first }) => first.slice(0, 1))
      const images = await catalogue.images(storeId, [...new Set(pictured)])
      const keyOf = ({ kind, id }: ListReference): string => `${kind} ${id}`
      const stateOfList = new Map(states.map((state) => [keyOf(state), state]))
      const shown = lists.map(({ first, ...list }) => {
        const state = stateOfList.get(keyOf(list))
        const outside = !within(list)
        return {
          ...list,
          revenue30: outside ? null : list.revenue30,
          imageUrl: outside ? null : (images.get(first[0] ?? 0) ?? null),
          version: state?.version ?? 0,
          savedAt: state?.savedAt.toISOString() ?? null,
          publishedVersion: state?.publishedVersion ?? null,
          outside,
        }
      })
      return { currency, lists: shown }
    },
  }
}

import { setImmediate } from 'node:timers/promises'
import {
  arrange,
  type Criterion,
  fingerprintOf,
  isPlain,
  limits,
  type ListReference,
  type Move,
  noRules,
  type OrderingSource,
  type OrderingState,
  type Pin,
  pinMap,
  type Rules,
  sameSequence,
  type Sequence,
  type StoreExport,
} from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import { checkNamed, checkPins, checkWhole, wholeCheck } from './check-ordering.ts'
import { idArray } from '../../database/id-array.ts'
import { membersOf } from './membership.repository.ts'
import { orderingRepository, type OrderingRow, type Saving, weightOf } from './ordering.repository.ts'
import { type PresentArrangement, presentArrangement } from './present-arrangement.ts'
import { namedIn, presentSequence, wholeSequence } from './present-sequence.ts'
import { staleVersion, stateOf, unknownList } from './ordering-state.ts'
import { versionsRepository } from './versions.repository.ts'
import { type WriteSequencePayload, writeSequenceTask } from './write-sequence.jobs.ts'

/**
 * Each time so many moves have come together, the whole sequence is written
 * in the background: each costs a pass over the list when it is read.
 */
const movesToGather = 50
/** Where the background does not keep up, the save that goes beyond so many writes the whole sequence itself. */
const mostMovesApart = 20 * movesToGather

export interface SaveRequest {
  list: ListReference
  /** Version that the person saw. */
  version: number
  name?: string | undefined
  products?: readonly number[] | undefined
  moves?: readonly Move[] | undefined
  /** All pins of products that are in the list. */
  pins?: readonly Pin[] | undefined
  rules?: Rules | undefined
  source?: OrderingSource | undefined
  steps?: number | undefined
  /** The criteria in force; kept with the person and the store. */
  criteria?: readonly Criterion[] | undefined
}

/** An ordering that a person saw: all of it, or the fingerprint of what shoppers get of the saved one. */
export interface ShownOrdering {
  products?: readonly number[] | undefined
  seen?: string | undefined
}

export interface Author {
  id: string
}

export interface OrderingDependencies {
  database: Database
  catalogue: CatalogueService
  preferences: PreferencesService
  jobs: Pick<Jobs, 'enqueue'>
  clock: Clock
}

export type OrderingService = ReturnType<typeof orderingService>

/** The sequence of products in a list, its pins and its rules: read, saved as a whole or as moves, never silently overwritten. */
export const orderingService = ({ database, catalogue, preferences, jobs, clock }: OrderingDependencies) => {
  /** Adds a save to the moves that are kept apart; null where it does not apply, or the list does not hold each of `named`. */
  async function append(
    storeId: string,
    { list, version }: SaveRequest,
    named: readonly number[],
    saving: Saving,
  ): Promise<OrderingRow | null> {
    const saved = await orderingRepository(database, storeId).append(list, version, mostMovesApart, named, saving)
    if (!saved) return null
    const { movesApart, ...row } = saved
    const before = movesApart - weightOf(saving.moves)
    if (Math.floor(movesApart / movesToGather) > Math.floor(before / movesToGather))
      await jobs.enqueue(writeSequenceTask, { store: storeId, list } satisfies WriteSequencePayload, { queries: database })
    return row
  }

  const arrangementOf = async (
    storeId: string,
    list: ListReference,
    members: ArrayLike<number>,
    queries: Queries = database,
  ): Promise<PresentArrangement> => presentArrangement(await orderingRepository(queries, storeId).read(list), members)

  const platformOrdering = async (storeId: string, list: ListReference, queries: Queries = database): Promise<number[]> =>
    catalogue.members(storeId, await catalogue.list(storeId, list, queries), queries)

  /** What shoppers get of a list that holds `members`. */
  async function viewOfMembers(storeId: string, list: ListReference, members: readonly number[], queries: Queries): Promise<Sequence> {
    const { sequence, pins, rules } = await arrangementOf(storeId, list, members, queries)
    const arrangement = { sequence, pins: pinMap(pins), rules }
    return isPlain(arrangement) ? sequence : arrange(arrangement, await catalogue.facts(storeId, list, queries))
  }

  /** What shoppers get of a list. */
  const viewOf = async (storeId: string, list: ListReference, queries: Queries = database): Promise<Sequence> =>
    viewOfMembers(storeId, list, await platformOrdering(storeId, list, queries), queries)

  /**
   * The products of an ordering that was shown: those that were sent, or those of the saved ordering where they are still what was seen.
   */
  async function productsShown(
    storeId: string,
    list: ListReference,
    { products, seen }: ShownOrdering,
    members: readonly number[],
    queries: Queries,
  ): Promise<readonly number[]> {
    if ((products === undefined) === (seen === undefined)) {
      throw new ProblemError('request/invalid', 'Give products, or the fingerprint of what was seen.', {
        errors: [{ path: 'body', reason: 'must hold products or seen, and not both' }],
      })
    }
    if (products) {
      checkWhole(products, members, 'body.products')
      return products
    }
    const view = await viewOfMembers(storeId, list, members, queries)
    if (fingerprintOf(view) !== seen)
      throw new ProblemError('publication/not-as-seen', 'Shoppers get another ordering of this version by now. Send the products.')
    return Array.from(view)
  }

  /**
   * What shoppers would get of a version that was saved once, of the products that the list has now; null where there is no such version.
   */
  const viewOfVersion = async (
    storeId: string,
    list: ListReference,
    version: number,
    queries: Queries = database,
  ): Promise<Sequence | null> => (await versionNow(storeId, list, version, queries))?.view ?? null

  /**
   * A version that was saved once, of the products that the list has now: the sequence that people made, and what shoppers would get of it.
   */
  async function versionNow(storeId: string, list: ListReference, version: number, queries: Queries) {
    const found = await versionsRepository(queries, storeId).read(list, version)
    const members = await platformOrdering(storeId, list, queries)
    if (!found) return null
    const here = new Set(members)
    const sequence = presentSequence(found, members)
    const arrangement = { sequence, pins: pinMap(found.pins.filter(({ product }) => here.has(product))), rules: found.rules }
    const view = isPlain(arrangement) ? sequence : arrange(arrangement, await catalogue.facts(storeId, list, queries))
    return { sequence, pins: found.pins, rules: found.rules, view }
  }

  /** Pins as they are kept: those of products that left stay, for they count again when the product returns. */
  const keptPins = (given: readonly Pin[], before: readonly Pin[], members: ArrayLike<number>): Pin[] => {
    const here = before.length === 0 ? null : new Set(Array.from(members))
    return [...given, ...before.filter(({ product }) => !here!.has(product))].slice(0, limits.list.pins)
  }

  /** A whole ordering: everything is checked against the list, then written in one statement that asks for the version again. */
  async function saveWhole(storeId: string, request: SaveRequest, products: readonly number[], saving: Saving): Promise<OrderingRow> {
    const { list, version, pins } = request
    const orderings = orderingRepository(database, storeId)
    const reading = Promise.all([orderings.head(list), membersOf(database, storeId, list)])
    // A failure is met below, where the answers are waited for.
    reading.catch(() => undefined)
    // Once the questions are sent, there is time until they are answered.
    await setImmediate()
    const check = wholeCheck(products, 'body.products')
    const ids = idArray(products)
    const [head, members] = await reading
    if (!members) throw unknownList(list)
    if ((head?.version ?? 0) !== version) throw staleVersion(head?.version ?? 0, version)
    check(members)
    if (pins) checkNamed([], pins, members)
    const saved = await orderings.replace(list, version, ids, { ...saving, pins: pins && keptPins(pins, head?.pins ?? [], members) })
    if (!saved) throw staleVersion(version + 1, version)
    return saved
  }

  /**
   * Moves, pins and rules where the short way does not do: the first save, pins, moves that are folded in, and everything that is wrong.
   */
  async function saveParts(storeId: string, request: SaveRequest, saving: Saving): Promise<OrderingRow> {
    const { list, version, moves = [], pins } = request
    const orderings = orderingRepository(database, storeId)
    const [saved, members] = await Promise.all([orderings.read(list), platformOrdering(storeId, list)])
    if ((saved?.version ?? 0) !== version) throw staleVersion(saved?.version ?? 0, version)
    checkNamed(moves, pins ?? [], members)
    const parts = { ...saving, pins: pins && keptPins(pins, saved?.pins ?? [], members) }
    const apart = saved && (await append(storeId, request, [], parts))
    if (apart) return apart
    const { sequence } = wholeSequence({ base: saved?.base ?? new Int32Array(0), moves: [...(saved?.moves ?? []), ...moves] }, members)
    const folded = await orderings.replace(list, version, idArray(sequence), parts)
    if (!folded) throw staleVersion(version + 1, version)
    return folded
  }

  return {
    /**
     * The ordering that a list has now: the saved one brought up to date
     * with its `members` (in the platform's ordering), else the platform's.
     */
    arrangementOf,

    /** Saves. Throws `ordering/…` and `catalogue/…` problems; then nothing has changed. */
    async save(storeId: string, author: Author, request: SaveRequest): Promise<OrderingState> {
      const { name, products, moves, pins, rules, source, steps, criteria } = request
      if ((products && moves) || !(products || moves || pins || rules)) {
        throw new ProblemError('request/invalid', 'Give products or moves, pins, rules.', {
          errors: [{ path: 'body', reason: 'must hold products or moves, pins, rules, and not both products and moves' }],
        })
      }
      if (pins) checkPins(pins)
      const saving = { at: clock.now(), by: author.id, name, source, steps, moves, rules }
      const short = products || pins ? null : await append(storeId, request, namedIn(moves ?? []), saving)
      const saved = short ?? (products ? await saveWhole(storeId, request, products, saving) : await saveParts(storeId, request, saving))
      if (criteria) await preferences.save(storeId, author.id, { criteria: [...criteria] })
      return stateOf(saved)
    },

    /**
     * The version that arranges to what was shown, and its products; they are saved as a new
     * version where a plain ordering has another sequence. Pins and rules arrange by stock and age,
     * which change under way: there, what the person saw of this version is published as it is.
     * `version` is the one that the person saw: a later one is refused. For publication, inside its transaction.
     */
    async versionOf(
      queries: Queries,
      storeId: string,
      author: Author,
      { list, version, ...shown }: ShownOrdering & { list: ListReference; version: number },
    ): Promise<{ version: number; products: readonly number[] }> {
      const orderings = orderingRepository(queries, storeId)
      const present = (await orderings.head(list, { lock: true }))?.version ?? 0
      if (present !== version) throw staleVersion(present, version)
      const members = await platformOrdering(storeId, list, queries)
      const products = await productsShown(storeId, list, shown, members, queries)
      const { sequence, pins, rules } = await arrangementOf(storeId, list, members, queries)
      const plain = isPlain({ pins: pinMap(pins), rules })
      if (present > 0 && (!plain || sameSequence(products, sequence))) return { version: present, products }
      const saved = await orderings.replace(list, present, idArray(products), { at: clock.now(), by: author.id })
      if (!saved) throw staleVersion(present + 1, present)
      return { version: saved.version, products }
    },

    /** The products of an ordering that was shown. Throws `ordering/…`, `publication/not-as-seen`, `request/invalid`. */
    productsShown: (storeId: string, list: ListReference, shown: ShownOrdering, members: readonly number[]): Promise<readonly number[]> =>
      productsShown(storeId, list, shown, members, database),

    /** Marks a version as the one that the platform shows. */
    setPublished: (queries: Queries, storeId: string, list: ListReference, version: number): Promise<void> =>
      orderingRepository(queries, storeId).setPublished(list, version, clock.now()),

    /** Takes the mark of being published away: the platform shows another ordering now. */
    forgetPublished: (queries: Queries, storeId: string, list: ListReference): Promise<void> =>
      orderingRepository(queries, storeId).forgetPublished(list),

    /** Which version is marked as published; null where none is. */
    publishedVersion: async (queries: Queries, storeId: string, list: ListReference): Promise<number | null> =>
      (await orderingRepository(queries, storeId).head(list))?.publishedVersion ?? null,

    /** Saves what the platform shows as the newest version, and marks it as published. Returns the version. */
    async adopt(queries: Queries, storeId: string, author: Author, list: ListReference, products: readonly number[]): Promise<number> {
      const orderings = orderingRepository(queries, storeId)
      const present = (await orderings.head(list, { lock: true }))?.version ?? 0
      // Pins and rules would move products away from where the platform shows them; the version before keeps them.
      const saved = await orderings.replace(list, present, idArray(products), {
        at: clock.now(),
        by: author.id,
        source: 'platform',
        pins: [],
        rules: noRules,
      })
      if (!saved) throw staleVersion(present + 1, present)
      await orderings.setPublished(list, saved.version, clock.now())
      return saved.version
    },

    /**
     * Makes a version that was saved once the newest one again, where it is not, and gives what shoppers get of it. `version` is the
     * newest one that the person saw, `seen` the fingerprint of what they saw of `former`. For publication, inside its transaction.
     */
    async bringBack(
      queries: Queries,
      storeId: string,
      author: Author,
      { list, former, version, seen }: { list: ListReference; former: number; version: number; seen: string },
    ): Promise<{ version: number; products: readonly number[] }> {
      const orderings = orderingRepository(queries, storeId)
      const present = (await orderings.head(list, { lock: true }))?.version ?? 0
      if (present !== version) throw staleVersion(present, version)
      const found = await versionNow(storeId, list, former, queries)
      if (!found) throw new ProblemError('ordering/unknown-version', 'The list has no such version.')
      if (fingerprintOf(found.view) !== seen)
        throw new ProblemError('publication/not-as-seen', 'Shoppers would get another ordering of this version by now.')
      const products = Array.from(found.view)
      if (former === present) return { version: present, products }
      const { sequence, pins, rules } = found
      const saved = await orderings.replace(list, present, idArray(sequence), {
        at: clock.now(),
        by: author.id,
        source: 'version',
        pins,
        rules,
      })
      if (!saved) throw staleVersion(present + 1, present)
      return { version: saved.version, products }
    },

    /** How far a list is, from draft to publication. */
    progress: (storeId: string, list: ListReference) => orderingRepository(database, storeId).progress(list),

    /** Products that are in no list any more, with what they are called. */
    formerProducts: (storeId: string, products: readonly number[]) => versionsRepository(database, storeId).former(products),

    viewOf,
    viewOfVersion,

    /** Every saved ordering of a store whose list is still there. */
    async exported(storeId: string): Promise<StoreExport['orderings']> {
      const found: StoreExport['orderings'] = []
      for (const { kind, id, savedAt } of await orderingRepository(database, storeId).states()) {
        const known = await catalogue.list(storeId, { kind, id }).catch((fault: unknown) => {
          if (fault instanceof ProblemError) return null
          throw fault
        })
        if (!known) continue
        const { state, sequence, pins, rules } = await arrangementOf(storeId, { kind, id }, await catalogue.members(storeId, known))
        found.push({
          list: { kind, id },
          name: known.name,
          version: state.version,
          savedAt: savedAt.toISOString(),
          products: Array.from(sequence),
          pins,
          rules,
        })
      }
      return found
    },

    states: (storeId: string) => orderingRepository(database, storeId).states(),
  }
}

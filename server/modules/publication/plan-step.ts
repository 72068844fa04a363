import { limits, type ProblemCode, type PublicationFailure, type PublicationWay, unknownListProblems } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Platform } from '../../platforms/platform.ts'
import { person, type Runs, system } from '../../runs/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import { fitToList } from './fit-to-list.ts'
import { planPositions } from './positions.plan.ts'
import { addPublication } from './add-publication.ts'
import { publicationKind } from './publication-kind.ts'
import { type PlannedWrite, planPublication } from './publication.plan.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { readCollection } from './read-collection.ts'
import type { SamaraOnPlatform } from './samara-on-platform.ts'
import { writesRepository } from './writes.repository.ts'

export interface PlanDependencies {
  database: Database
  runs: Runs
  catalogue: CatalogueService
  ordering: OrderingService
  onPlatform: SamaraOnPlatform
  clock: Clock
}

const isUnknownList = (code: ProblemCode): boolean => (Object.values(unknownListProblems) as ProblemCode[]).includes(code)

interface Plan {
  way: PublicationWay
  writes: PlannedWrite[]
  /** The list's products in the order that the platform shows before the publication; for a category, as last synchronised. */
  live: number[]
  /** Products of a Samara collection that were put in or taken out. */
  touched?: number[]
}

/**
 * The first step of a publication: works out what must be written. A category is planned from the last synchronised state: its
 * products and their scores in our database (only what brands and categories add to a score may be read again, see `refreshShares`).
 * A collection is read from the platform here. Changes on the platform after that are found only when the publication is verified.
 */
export const planStep = ({ database, runs, catalogue, ordering, onPlatform, clock }: PlanDependencies) => {
  /**
   * The list's products in the platform's ordering, as last synchronised;
   * null when the list is gone or empty. A Samara collection may be empty.
   */
  async function membersOf({ storeId, list }: PublicationRow): Promise<number[] | null> {
    try {
      const members = await catalogue.members(storeId, await catalogue.list(storeId, list))
      return members.length === 0 && list.kind !== 'samara' ? null : members
    } catch (error) {
      if (error instanceof ProblemError && isUnknownList(error.code)) return null
      throw error
    }
  }

  async function planScores(row: PublicationRow, products: readonly number[], members: number[], platform: Platform): Promise<Plan> {
    await catalogue.refreshShares(row.storeId, products, platform, { fresh: false })
    const parts = new Map((await catalogue.scores(row.storeId, products)).map((part) => [part.id, part]))
    return { way: 'scores', live: members, writes: planPublication(products.map((id) => parts.get(id) ?? { id, score: 0, share: 0 })) }
  }

  async function planCollection(
    row: PublicationRow,
    products: readonly number[],
    members: readonly number[],
    platform: Platform,
  ): Promise<Plan> {
    const positions = await readCollection(platform, row.collection!)
    const writes = planPositions(products, positions)
    const memberSet = new Set(members)
    return {
      way: row.fileHidden || writes.length > limits.publication.positions ? 'file' : 'positions',
      writes,
      live: [...positions.keys()].filter((product) => memberSet.has(product)),
    }
  }

  /** A Samara collection: made on the platform where it is not there, with its fields and its products; what is left are positions. */
  async function planSamara(
    row: PublicationRow,
    products: readonly number[],
    members: readonly number[],
    platform: Platform,
  ): Promise<Plan | 'list-gone' | 'fields-refused'> {
    const ensured = await onPlatform.ensure(row.storeId, row.list.id, platform)
    if (ensured === 'gone') return 'list-gone'
    if (ensured === 'refused') return 'fields-refused'
    const { collection } = ensured
    const memberSet = new Set(members)
    const live = [...(await readCollection(platform, collection)).keys()].filter((product) => memberSet.has(product))
    if (row.fileHidden) return { way: 'file', writes: [], live }
    const { way, positions, touched } = await onPlatform.fill(
      row.storeId,
      row.list.id,
      collection,
      products,
      platform,
      limits.publication.positions,
    )
    return { way, writes: way === 'file' ? [] : planPositions(products, positions), live, touched }
  }

  const plans = { category: planScores, collection: planCollection, samara: planSamara }
  const failed = (row: PublicationRow, failure: PublicationFailure): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await runs.fail(transaction, publicationKind, row, failure)
    })

  /**
   * A publication with an end has a second publication scheduled for that time, which restores the former ordering.
   * This cancels those of the same list that would begin by the time that `row` ends (all of them when it has no
   * end), and removes the end of the publications that they belong to. Returns the ordering, with its version, to
   * be restored when `row` ends: the one of the soonest cancelled return, otherwise what the platform shows now.
   */
  async function overtakeReturns(
    inside: ReturnType<typeof publicationRepository>,
    row: PublicationRow,
    live: readonly number[],
    queries: Database,
  ): Promise<{ live: readonly number[]; version: number | null }> {
    const overtaken = (await inside.returnsOf(row)).filter(({ startsAt }) => !row.endsAt || !startsAt || startsAt <= row.endsAt)
    for (const one of overtaken) {
      await inside.update(one.returns!, { ends_at: null })
      await runs.cancel(queries, publicationKind, one)
    }
    const former = overtaken[0]
    return former
      ? { live: await inside.products(former.id), version: former.version }
      : { live, version: await ordering.publishedVersion(queries, row.storeId, row.list) }
  }

  /** Schedules the publication that restores the former ordering (`live`) at `endsAt`. Does nothing without an end or a former ordering. */
  async function addReturn(
    row: PublicationRow,
    { live, version }: { live: readonly number[]; version: number | null },
    queries: Database,
  ): Promise<void> {
    if (!row.endsAt || live.length === 0) return
    await addPublication(queries, runs, row.storeId, row.actorId === null ? system : person(row.actorId), {
      list: row.list,
      // 0: the former ordering was never one of our versions.
      version: version ?? 0,
      products: live,
      startsAt: row.endsAt,
      endsAt: null,
      returns: row.id,
      key: `return of ${row.id}`,
      digest: '',
    })
  }

  return async function plan(row: PublicationRow, platform: Platform): Promise<void> {
    const publications = publicationRepository(database, row.storeId)
    const members = await membersOf(row)
    if (!members) return failed(row, 'list-gone')
    const requested = await publications.products(row.id)
    const memberSet = new Set(members)
    const isWholeList = requested.length === members.length && requested.every((product) => memberSet.has(product))
    const products = isWholeList ? requested : fitToList(requested, await ordering.viewOf(row.storeId, row.list))
    const plan = await plans[row.list.kind](row, products, members, platform)
    if (typeof plan === 'string') return failed(row, plan)
    const { way, writes, live, touched = [] } = plan
    await database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction, row.storeId)
      // Where a file began to go in before (`fileHidden`), the collection was read then; otherwise it is read first.
      const fileState = row.fileHidden ? 'replacing' : 'gathering'
      if (!(await runs.changeState(transaction, publicationKind, row, way === 'file' ? fileState : 'writing'))) return
      await inside.update(row.id, { way, look_from: row.lookFrom ?? clock.now(), lots_done: 0 })
      if (!isWholeList) await inside.setProducts(row.id, products)
      await writesRepository(transaction, row.storeId, row.id).plan(way === 'file' ? [] : writes)
      if (touched.length > 0) await writesRepository(transaction, row.storeId, row.id).addWritten(touched, clock.now())
      if (way === 'file') await inside.update(row.id, { to_write: products.length, written: 0 })
      for (const earlier of await inside.sent(row)) await runs.changeState(transaction, publicationKind, earlier, 'superseded')
      if (row.returns === null) await addReturn(row, await overtakeReturns(inside, row, live, transaction), transaction)
    })
  }
}

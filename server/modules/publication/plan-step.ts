import { limits, type PublicationWay } from '../../../contract/index.ts'
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
import { writesRepository } from './writes.repository.ts'

export interface PlanDependencies {
  database: Database
  runs: Runs
  catalogue: CatalogueService
  ordering: OrderingService
  clock: Clock
}

interface Plan {
  way: PublicationWay
  writes: PlannedWrite[]
  /** What the platform shows now. */
  live: number[]
}

/** The first step of a publication: works out what must be written, from what the list and the platform are now. */
export const planStep = ({ database, runs, catalogue, ordering, clock }: PlanDependencies) => {
  /** The list's products in the platform's ordering; null where the list, or everything in it, is gone. */
  async function membersOf({ storeId, list }: PublicationRow): Promise<number[] | null> {
    try {
      const members = await catalogue.members(storeId, await catalogue.list(storeId, list))
      return members.length === 0 ? null : members
    } catch (error) {
      if (error instanceof ProblemError && error.code.startsWith('catalogue/')) return null
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
    const positions = await readCollection(platform, row.list.id)
    const writes = planPositions(products, positions)
    const here = new Set(members)
    return {
      way: row.fileHidden || writes.length > limits.publication.positions ? 'file' : 'positions',
      writes,
      live: [...positions.keys()].filter((product) => here.has(product)),
    }
  }

  /**
   * The former ordering of an earlier publication that would come back while this one is to stay is called off. Gives what stands here when this one
   * ends, with its version: that former ordering, else what the platform shows now.
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

  /** Brings the former ordering back when the time has come: a publication of its own. */
  async function addReturn(
    row: PublicationRow,
    { live, version }: { live: readonly number[]; version: number | null },
    queries: Database,
  ): Promise<void> {
    if (!row.endsAt || live.length === 0) return
    await addPublication(queries, runs, row.storeId, row.actorId === null ? system : person(row.actorId), {
      list: row.list,
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
    if (!members)
      return database.transaction().execute(async (transaction) => {
        await runs.fail(transaction, publicationKind, row, 'list-gone')
      })
    const asked = await publications.products(row.id)
    const here = new Set(members)
    const fits = asked.length === members.length && asked.every((product) => here.has(product))
    const products = fits ? asked : fitToList(asked, await ordering.viewOf(row.storeId, row.list))
    const { way, writes, live } = await (row.list.kind === 'category'
      ? planScores(row, products, members, platform)
      : planCollection(row, products, members, platform))
    await database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction, row.storeId)
      const file = row.fileHidden ? 'replacing' : 'gathering'
      if (!(await runs.go(transaction, publicationKind, row, way === 'file' ? file : 'writing'))) return
      await inside.update(row.id, { way, look_from: row.lookFrom ?? clock.now(), lots_done: 0 })
      if (!fits) await inside.setProducts(row.id, products)
      await writesRepository(transaction, row.storeId, row.id).plan(way === 'file' ? [] : writes)
      if (way === 'file') await inside.update(row.id, { to_write: products.length, written: 0 })
      for (const former of await inside.sent(row)) await runs.go(transaction, publicationKind, former, 'superseded')
      if (row.returns === null) await addReturn(row, await overtakeReturns(inside, row, live, transaction), transaction)
    })
  }
}

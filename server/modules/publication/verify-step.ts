import type { Database, Queries } from '../../database/index.ts'
import type { Platform } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Again, Runs } from '../../runs/index.ts'
import type { Comparison } from './compare-orderings.ts'
import { compareLive, type LiveComparison } from './live-places.ts'
import type { PublicationOutcome } from './publication-outcome.ts'
import { planPublication } from './publication.plan.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { isSent, publicationKind } from './publication-kind.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { samaraOnPlatformRepository } from './samara-on-platform.repository.ts'
import { writesRepository } from './writes.repository.ts'

/** The most repairs of scores that somebody else changed meanwhile, and the most products that are read for one. */
const mostRepairs = 3
const mostSuspects = 50

/**
 * True when scores on the platform differ from the stored ones, because
 * somebody else wrote them. Stores the platform's scores. Reads only the
 * `suspects` among `products`.
 */
export async function takeOverScores(
  catalogue: CatalogueService,
  platform: Platform,
  storeId: string,
  products: readonly number[],
  suspects: readonly number[],
): Promise<boolean> {
  const some = suspects.slice(0, mostSuspects)
  const [known, seen] = await Promise.all([catalogue.scores(storeId, some), Promise.all(some.map((product) => platform.product(product)))])
  const knownScore = new Map(known.map((part) => [part.id, part.score]))
  const changed = seen.filter((product) => product !== null).filter((product) => knownScore.get(product.id) !== product.score)
  if (changed.length > 0)
    await catalogue.setScores(
      storeId,
      changed.map(({ id, score }) => ({ id, score })),
    )
  const shares = await catalogue.refreshShares(storeId, products, platform, { fresh: true })
  return shares || changed.length > 0
}

export interface VerifyDependencies {
  database: Database
  catalogue: CatalogueService
  outcome: PublicationOutcome
  runs: Runs
  clock: Clock
  /** Waits between two verifications, in milliseconds. */
  looks: readonly number[]
}

/** The last step of a publication: reads the live ordering until it is the requested one, or the time is up. */
export const verifyStep = ({ database, catalogue, outcome, runs, clock, looks }: VerifyDependencies) => {
  /** True when the stored scores do not give the requested ordering. */
  async function leftToWrite(storeId: string, products: readonly number[]): Promise<boolean> {
    const parts = new Map((await catalogue.scores(storeId, products)).map((part) => [part.id, part]))
    return planPublication(products.flatMap((id) => parts.get(id) ?? [])).length > 0
  }

  /** True when the differences can be corrected by writes. */
  async function repairable(
    row: PublicationRow,
    products: readonly number[],
    comparison: Comparison,
    platform: Platform,
  ): Promise<boolean> {
    if (row.state === 'rechecking') return false
    // The next publication of the list ends this one when it begins.
    if (row.repairs >= mostRepairs || row.way === 'file' || (await publicationRepository(database, row.storeId).followed(row))) return false
    if (row.list.kind === 'category')
      return (
        (await takeOverScores(
          catalogue,
          platform,
          row.storeId,
          products,
          comparison.differences.map(({ product }) => product),
        )) ||
        // The places below were read before.
        (row.failed === 0 && (await leftToWrite(row.storeId, products)))
      )
    // Positions show at once, or after a while: only then did somebody else move something.
    return row.repairs === 0 && row.looks === 2
  }

  /** True when only refused products are at wrong positions: waiting would change nothing. */
  async function asFarAsTaken(row: PublicationRow, { differences }: Comparison): Promise<boolean> {
    if (row.failed === 0) return false
    const notTaken = new Set(await writesRepository(database, row.storeId, row.id).refused())
    return differences.every(({ product }) => notTaken.has(product))
  }

  async function end(row: PublicationRow, products: readonly number[], comparison: LiveComparison): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const present = await publicationRepository(transaction, row.storeId).lock(row.id)
      if (!present || !isSent(present)) return
      if (comparison.positions) await keepPlaces(transaction, row, comparison.positions)
      await outcome.compared(transaction, present, products, comparison)
    })
  }

  /** Stores what stands on the platform in a collection. */
  async function keepPlaces(queries: Queries, row: PublicationRow, positions: ReadonlyMap<number, number | null>): Promise<void> {
    if (row.list.kind === 'collection') return publishedListsRepository(queries, row.storeId).setPositions(row.list.id, positions)
    const own = samaraOnPlatformRepository(queries, row.storeId)
    const samara = await own.read(row.list.id)
    if (samara && row.collection !== null) await own.keepPlaces(samara, row.collection, positions)
  }

  /** What somebody else changed is planned and written anew. */
  const repair = (row: PublicationRow): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      if (await runs.changeState(transaction, publicationKind, row, 'planning'))
        await publicationRepository(transaction, row.storeId).update(row.id, { repairs: row.repairs + 1 })
    })

  return async function verify(row: PublicationRow, platform: Platform): Promise<Again | undefined> {
    const publications = publicationRepository(database, row.storeId)
    const products = await publications.products(row.id)
    const since = row.lookFrom ?? row.startedAt ?? row.requestedAt
    const comparison = await compareLive({ platform, catalogue, clock, storeId: row.storeId }, row, products, {
      since,
      most: Infinity,
      knownSince: since,
      async onRead(left) {
        await publications.update(row.id, { unseen: left })
        await runs.notify(database, publicationKind, row)
        const present = await publications.byId(row.id)
        return present !== undefined && isSent(present)
      },
    })
    const { checked, verified, unseen } = comparison
    const wait = row.state === 'rechecking' ? undefined : looks[row.looks]
    if ((checked > 0 || products.length === 0) && (comparison.differences.length === 0 || (await asFarAsTaken(row, comparison))))
      await end(row, products, comparison)
    else if (await repairable(row, products, comparison, platform)) await repair(row)
    else if (wait === undefined) await end(row, products, comparison)
    else {
      await publications.update(row.id, { looks: row.looks + 1, checked, verified, unseen })
      return { after: wait }
    }
    return undefined
  }
}

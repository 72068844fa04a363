import type { ListReference } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Platform } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { compareOrderings, type Comparison, missingFrom } from './compare-orderings.ts'
import { readCollection } from './plan-step.ts'
import type { PublicationLife } from './publication-life.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { publicationRepository, type Progress, type PublicationRow } from './publication.repository.ts'
import { writesRepository } from './writes.repository.ts'

/** Most repairs of scores that someone else changed meanwhile, and most products that are looked at for it. */
const mostRepairs = 3
const mostSuspects = 50
/** Most places of the live ordering that are read back. */
const window = 2_500

/** What shoppers see, compared with what was asked for. */
export interface LiveComparison extends Comparison {
  live: number[]
  /** Of a collection; null for a category. */
  positions: ReadonlyMap<number, number | null> | null
}

/** Compares what shoppers see of a list with what was asked for. What is missing there counts only where shoppers are offered it. */
export async function compareLive(platform: Platform, list: ListReference, wanted: readonly number[], places = window): Promise<LiveComparison> {
  const positions = list.kind === 'collection' ? await readCollection(platform, list.id) : null
  const live = positions ? [...positions.keys()] : await platform.liveOrdering(list.id, places)
  const missing = missingFrom(wanted, live, list.kind === 'category' && live.length >= places)
  const offered = new Set((await platform.offers(missing)).map((offer) => offer.id))
  return { live, positions, ...compareOrderings(wanted, live, missing.filter((product) => offered.has(product))) }
}

/**
 * True where scores on the platform are no longer what we know: somebody else wrote them meanwhile. Takes over what is there. Looks at those of
 * `products` that are `suspects`.
 */
export async function takeOverScores(catalogue: CatalogueService, platform: Platform, storeId: string, products: readonly number[], suspects: readonly number[]): Promise<boolean> {
  const some = suspects.slice(0, mostSuspects)
  const [known, seen] = await Promise.all([catalogue.scores(storeId, some), Promise.all(some.map((product) => platform.product(product)))])
  const knownScore = new Map(known.map((part) => [part.id, part.score]))
  const changed = seen.filter((product) => product !== null).filter((product) => knownScore.get(product.id) !== product.score)
  if (changed.length > 0) await catalogue.setScores(storeId, changed.map(({ id, score }) => ({ id, score })))
  const shares = await catalogue.refreshShares(storeId, products, platform, { fresh: true })
  return shares || changed.length > 0
}

export interface VerifyDependencies {
  database: Database
  catalogue: CatalogueService
  life: PublicationLife
  /** Waits between looks at the live ordering, in milliseconds. */
  looks: readonly number[]
  plan: (row: PublicationRow, platform: Platform) => Promise<void>
  later: (id: string, delay: number, progress: Partial<Progress>) => Promise<void>
}

/** The last step of a publication: reads the live ordering back until it is the one that was asked for, or time is up. */
export const verifyStep = ({ database, catalogue, life, looks, plan, later }: VerifyDependencies) => {
  const publications = publicationRepository(database)

  /** True where the differences can be written away. */
  async function repairable(row: PublicationRow, products: readonly number[], comparison: Comparison, platform: Platform): Promise<boolean> {
    // The next one of the list ends this one as soon as it begins.
    if (row.repairs >= mostRepairs || row.way === 'file' || (await publications.followed(row))) return false
    if (row.list.kind === 'category') return takeOverScores(catalogue, platform, row.storeId, products, comparison.differences.map(({ product }) => product))
    // Positions show at once, or after a while: only then did somebody else move something.
    return row.repairs === 0 && row.looks === 2
  }

  /** True where nothing but what the platform did not take stands elsewhere: waiting would change nothing. */
  async function asFarAsTaken(row: PublicationRow, { differences }: Comparison): Promise<boolean> {
    if (row.failed === 0) return false
    const notTaken = new Set(await writesRepository(database, row.id).notTaken())
    return differences.every(({ product }) => notTaken.has(product))
  }

  async function end(row: PublicationRow, comparison: LiveComparison): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const present = await publicationRepository(transaction).lock(row.id)
      if (present?.state !== 'sent') return
      if (comparison.positions) await publishedListsRepository(transaction, row.storeId).setPositions(row.list.id, comparison.positions)
      await life.compared(transaction, present, comparison)
    })
  }

  return async function verify(row: PublicationRow, platform: Platform): Promise<void> {
    const products = await publications.products(row.id)
    const comparison = await compareLive(platform, row.list, products)
    if (comparison.checked > 0 && (comparison.differences.length === 0 || (await asFarAsTaken(row, comparison)))) return end(row, comparison)
    if (await repairable(row, products, comparison, platform)) {
      await plan(row, platform)
      return later(row.id, 0, { repairs: row.repairs + 1 })
    }
    const wait = looks[row.looks]
    if (wait === undefined) return end(row, comparison)
    await later(row.id, wait, { looks: row.looks + 1, checked: comparison.checked, verified: comparison.verified })
  }
}

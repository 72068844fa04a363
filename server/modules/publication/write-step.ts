import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Platform } from '../../platforms/platform.ts'
import type { Runs } from '../../runs/index.ts'
import { readCollection } from './read-collection.ts'
import { publicationKind } from './publication-kind.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { untilFault } from '../../kernel/until-fault.ts'
import { createBatchWriter } from './batch-writer.ts'
import { type WriteResult, writesRepository } from './writes.repository.ts'

export interface WriteDependencies {
  database: Database
  runs: Runs
  clock: Clock
  /** Writes under way at once, at most. */
  width: number
}

/** The second step of a publication: sends the planned writes, and stores each result when it arrives. */
export const writeSteps = ({ database, runs, clock, width }: WriteDependencies) => {
  /** Each worker reads a product and then writes it, and both wait in the limiter. With workers for half a second's calls, both happen within a second. */
  const geometryFor = (platform: Platform): number => Math.max(1, Math.min(width, Math.ceil(platform.callsPerSecond / 2)))

  /** All writes are sent: the next step is the verification. */
  const check = (row: PublicationRow): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      if (await runs.go(transaction, publicationKind, row, 'checking'))
        await publicationRepository(transaction, row.storeId).update(row.id, { sent_at: clock.now(), file_hidden: null })
    })

  return {
    /** Writes products one by one. */
    async write(row: PublicationRow, platform: Platform): Promise<void> {
      const writes = writesRepository(database, row.storeId, row.id)
      const scores = row.list.kind === 'category'
      const writer = createBatchWriter<WriteResult>((results) => writes.record(results, clock.now(), scores))
      const write = async ({ product, score }: { product: number; score: number }) => {
        const outcome = await (scores ? platform.setScore(product, score) : platform.setCollectionPosition(row.list.id, product, score))
        writer.add({ product, score, ...outcome })
      }
      try {
        // The positions of one collection must be set one after the other.
        await untilFault(await writes.pending(), scores ? geometryFor(platform) : 1, write)
      } finally {
        await writer.finished()
      }
      await check(row)
    },

    /** Reads the products of a collection that shoppers are not shown now: they must stay in the collection. */
    async gather(row: PublicationRow, platform: Platform): Promise<void> {
      const here = new Set(await publicationRepository(database, row.storeId).products(row.id))
      const hidden = [...(await readCollection(platform, row.list.id)).keys()].filter((product) => !here.has(product))
      await database.transaction().execute(async (transaction) => {
        if (await runs.go(transaction, publicationKind, row, 'replacing'))
          await publicationRepository(transaction, row.storeId).update(row.id, { file_hidden: hidden })
      })
    },

    /** Imports a file from its beginning. The collection may be empty during the import: then its hidden products are stored only here. */
    async replace(row: PublicationRow, platform: Platform): Promise<void> {
      const publications = publicationRepository(database, row.storeId)
      const products = await publications.products(row.id)
      const here = new Set(products)
      const hidden = (row.fileHidden ?? []).filter((product) => !here.has(product))
      await publications.update(row.id, { lots_done: 0, written: 0 })
      const { refused } = await platform.replaceCollection(row.list.id, [...products, ...hidden], (lot) =>
        publications.update(row.id, { lots_done: lot, written: Math.min(products.length, lot * platform.collectionLot) }),
      )
      const mine = refused.filter(({ product }) => here.has(product))
      await writesRepository(database, row.storeId, row.id).setRefused(mine, clock.now())
      await publications.update(row.id, { written: products.length - mine.length })
      await check(row)
    },
  }
}

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
  /** The most writes at the same time. */
  width: number
}

/**
 * The steps that send an ordering to the platform. A category, and a collection whose positions are set one by
 * one: `writeProducts`. A collection that is imported as a file: `findHiddenProducts`, then `replaceCollection`.
 */
export const writeSteps = ({ database, runs, clock, width }: WriteDependencies) => {
  /**
   * How many products are written at the same time. Each costs two calls, a read and
   * a write: with half as many as calls per second, all of them fit into one second.
   */
  const parallelWrites = (platform: Platform): number => Math.max(1, Math.min(width, Math.ceil(platform.callsPerSecond / 2)))

  /** All writes are sent: moves the run to the verification. */
  const goToVerification = (row: PublicationRow): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      if (await runs.changeState(transaction, publicationKind, row, 'checking'))
        await publicationRepository(transaction, row.storeId).update(row.id, { sent_at: clock.now(), file_hidden: null })
    })

  return {
    /**
     * Sends one write for each product: its score in a category, its position
     * in a collection. Results are stored in batches while others are sent.
     */
    async writeProducts(row: PublicationRow, platform: Platform): Promise<void> {
      const writes = writesRepository(database, row.storeId, row.id)
      const isCategory = row.list.kind === 'category'
      const writer = createBatchWriter<WriteResult>((results) => writes.record(results, clock.now(), isCategory))
      const writeProduct = async ({ product, score }: { product: number; score: number }) => {
        const outcome = await (isCategory
          ? platform.setScore(product, score)
          : platform.setCollectionPosition(row.collection!, product, score))
        writer.add({ product, score, ...outcome })
      }
      try {
        // The positions of one collection must be set one after the other.
        await untilFault(await writes.pending(), isCategory ? parallelWrites(platform) : 1, writeProduct)
      } finally {
        await writer.allWritten()
      }
      await goToVerification(row)
    },

    /** Reads the products that are in the collection but hidden from shoppers, and so in no ordering: they must stay in the collection. */
    async findHiddenProducts(row: PublicationRow, platform: Platform): Promise<void> {
      const published = new Set(await publicationRepository(database, row.storeId).products(row.id))
      const present = [...(await readCollection(platform, row.collection!)).keys()]
      // A Samara collection holds what Samara says, and nothing else.
      const hidden = row.list.kind === 'samara' ? [] : present.filter((product) => !published.has(product))
      await database.transaction().execute(async (transaction) => {
        if (await runs.changeState(transaction, publicationKind, row, 'replacing'))
          await publicationRepository(transaction, row.storeId).update(row.id, { file_hidden: hidden })
      })
    },

    /**
     * Empties the collection and imports its products in batches. A retry begins again with the first batch.
     * The collection may be empty during the import: then only our database still knows its hidden products.
     */
    async replaceCollection(row: PublicationRow, platform: Platform): Promise<void> {
      const publications = publicationRepository(database, row.storeId)
      const products = await publications.products(row.id)
      const published = new Set(products)
      const hidden = (row.fileHidden ?? []).filter((product) => !published.has(product))
      await publications.update(row.id, { lots_done: 0, written: 0 })
      const { refused } = await platform.replaceCollection(row.collection!, [...products, ...hidden], (batches) =>
        publications.update(row.id, { lots_done: batches, written: Math.min(products.length, batches * platform.collectionBatchSize) }),
      )
      const refusedPublished = refused.filter(({ product }) => published.has(product))
      await writesRepository(database, row.storeId, row.id).setRefused(refusedPublished, clock.now())
      await publications.update(row.id, { written: products.length - refusedPublished.length })
      await goToVerification(row)
    },
  }
}

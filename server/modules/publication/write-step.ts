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

/** The step that sends an ordering to the platform: `write` sends products one by one; `gather` and then `replace` send a collection as a file. */
export const writeSteps = ({ database, runs, clock, width }: WriteDependencies) => {
  /** How many products are written at the same time. Each costs two calls, a read and a write: with half as many as calls per second, all of them fit into one second. */
  const parallelWrites = (platform: Platform): number => Math.max(1, Math.min(width, Math.ceil(platform.callsPerSecond / 2)))

  /** All writes are sent: moves the run to the verification. */
  const goToVerification = (row: PublicationRow): Promise<void> =>
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
        await untilFault(await writes.pending(), scores ? parallelWrites(platform) : 1, write)
      } finally {
        await writer.finished()
      }
      await goToVerification(row)
    },

    /** Reads the products that are in the collection but hidden from shoppers, and so in no ordering: they must stay in the collection. */
    async gather(row: PublicationRow, platform: Platform): Promise<void> {
      const published = new Set(await publicationRepository(database, row.storeId).products(row.id))
      const hidden = [...(await readCollection(platform, row.list.id)).keys()].filter((product) => !published.has(product))
      await database.transaction().execute(async (transaction) => {
        if (await runs.go(transaction, publicationKind, row, 'replacing'))
          await publicationRepository(transaction, row.storeId).update(row.id, { file_hidden: hidden })
      })
    },

    /**
     * Imports the file, from its first lot: a retry does not continue the import before it. The collection may be empty during the import: then only
     * our database still knows its hidden products.
     */
    async replace(row: PublicationRow, platform: Platform): Promise<void> {
      const publications = publicationRepository(database, row.storeId)
      const products = await publications.products(row.id)
      const published = new Set(products)
      const hidden = (row.fileHidden ?? []).filter((product) => !published.has(product))
      await publications.update(row.id, { lots_done: 0, written: 0 })
      const { refused } = await platform.replaceCollection(row.list.id, [...products, ...hidden], (lot) =>
        publications.update(row.id, { lots_done: lot, written: Math.min(products.length, lot * platform.collectionLot) }),
      )
      const refusedHere = refused.filter(({ product }) => published.has(product))
      await writesRepository(database, row.storeId, row.id).setRefused(refusedHere, clock.now())
      await publications.update(row.id, { written: products.length - refusedHere.length })
      await goToVerification(row)
    },
  }
}

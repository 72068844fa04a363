import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Platform } from '../../platforms/platform.ts'
import { readCollection } from './read-collection.ts'
import type { PublicationLife } from './publication-life.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { createSettler, inLanes } from './settler.ts'
import { type WriteResult, writesRepository } from './writes.repository.ts'

export interface WriteDependencies {
  database: Database
  life: PublicationLife
  clock: Clock
  /** Writes under way at once, at most. */
  width: number
}

/** The second step of a publication: sends what was planned, and puts every result down as it comes. */
export const writeStep = ({ database, life, clock, width }: WriteDependencies) => {
  /** A read waits for its turn behind the other lanes before its write does: half a second's turns keep the two within a second. */
  const lanesFor = (platform: Platform): number => Math.max(1, Math.min(width, Math.ceil(platform.callsPerSecond / 2)))

  async function writeProducts(row: PublicationRow, platform: Platform): Promise<void> {
    const writes = writesRepository(database, row.storeId, row.id)
    const scores = row.list.kind === 'category'
    const settler = createSettler<WriteResult>((results) => writes.settle(results, clock.now(), scores))
    const write = async ({ product, score }: { product: number; score: number }) => {
      const outcome = await (scores ? platform.setScore(product, score) : platform.setCollectionPosition(row.list.id, product, score))
      settler.add({ product, score, ...outcome })
    }
    try {
      // A collection is one thing on the platform: its positions are set one after the other.
      await inLanes(await writes.pending(), scores ? lanesFor(platform) : 1, write)
    } finally {
      await settler.settled()
    }
  }

  async function writeFile(row: PublicationRow, platform: Platform): Promise<void> {
    const publications = publicationRepository(database, row.storeId)
    const products = await publications.products(row.id)
    const here = new Set(products)
    // What the platform holds and shoppers are not shown now belongs to the collection all the same.
    const besides = row.fileBegunAt ? [] : [...(await readCollection(platform, row.list.id)).keys()].filter((product) => !here.has(product))
    // From here on the collection may be empty: what was in it besides is known no more but here.
    const hidden = (await publications.beginFile(row.id, clock.now(), besides)).filter((product) => !here.has(product))
    const { refused } = await platform.replaceCollection(row.list.id, [...products, ...hidden], (lot) =>
      publications.update(row.id, { lots_done: lot, written: Math.min(products.length, lot * platform.collectionLot) }),
    )
    const mine = refused.filter(({ product }) => here.has(product))
    await writesRepository(database, row.storeId, row.id).setRefused(mine, clock.now())
    await publications.update(row.id, { written: products.length - mine.length })
  }

  return async function write(row: PublicationRow, platform: Platform): Promise<void> {
    if (row.waitingFor !== null || row.state !== 'running')
      await publicationRepository(database, row.storeId).advance(row.id, ['waiting', 'running'], {
        state: 'running',
        waiting_for: null,
        retry_at: null,
      })
    await life.tell(database, row)
    if (row.way === 'file') await writeFile(row, platform)
    else await writeProducts(row, platform)
    await database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction, row.storeId)
      if (
        await inside.advance(row.id, ['running'], {
          state: 'sent',
          sent_at: clock.now(),
          setbacks: 0,
          own_setbacks: 0,
          file_begun_at: null,
          file_hidden: null,
        })
      )
        await life.tell(transaction, row)
    })
  }
}

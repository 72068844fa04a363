import { randomBytes } from 'node:crypto'
import { limits, type Reply, type uploadProductFile } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { WrittenJson } from '../../kernel/written-json.ts'
import type { FilesService } from '../files/index.ts'
import type { CalledStore } from './collections.service.ts'
import type { FillingService } from './filling.service.ts'
import { productFilesRepository } from './product-files.repository.ts'

export interface ProductFilesDependencies {
  database: Database
  files: Pick<FilesService, 'checkProducts' | 'badProductLines'>
  filling: FillingService
  clock: Clock
}

const hour = 3_600_000

export type ProductFilesService = ReturnType<typeof productFilesService>

/** Files of products: read line by line, kept for a while, and added to groups. */
export const productFilesService = ({ database, files, filling, clock }: ProductFilesDependencies) => ({
  /** Reads a file and keeps the products of its good lines under a key. Throws `file/…`. */
  async read(storeId: string, bytes: Buffer): Promise<Reply<typeof uploadProductFile>> {
    const kept = productFilesRepository(database, storeId)
    const { products, positions: _, ...checked } = await files.checkProducts(await kept.names(), bytes)
    const key = randomBytes(16).toString('hex')
    await kept.forget(new Date(clock.now().getTime() - limits.samara.fileHours * hour))
    await kept.keep(key, products, clock.now())
    return { ...checked, key, products: products.length }
  },

  /** Every line of a file that cannot be used. Nothing is kept. Throws `file/…`. */
  async badLines(storeId: string, bytes: Buffer): Promise<WrittenJson> {
    return files.badProductLines(await productFilesRepository(database, storeId).names(), bytes)
  },

  /** Adds the products of a file to a group. Throws `product-file/unknown`, `group/…`. */
  async add(store: CalledStore, name: string, key: string, pinned: boolean): Promise<{ added: number; known: number; gone: number }> {
    const since = new Date(clock.now().getTime() - limits.samara.fileHours * hour)
    const products = await productFilesRepository(database, store.id).read(key, since)
    if (products === null) throw new ProblemError('product-file/unknown', 'No file is kept under this key.')
    return filling.addTo(store, name, products, pinned)
  },
})

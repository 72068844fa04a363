import { type CheckedFile, limits, type ListReference } from '../../../contract/index.ts'
import type { WrittenJson } from '../../kernel/written-json.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { ListNames } from './name-products.ts'
import { readInProcess } from './read-in-process.ts'
import { writeBadLines } from './write-bad-lines.ts'

export type FilesService = ReturnType<typeof filesService>

/** Files that people bring. */
export const filesService = (catalogue: Pick<CatalogueService, 'list' | 'references'>) => {
  const read = async (storeId: string, reference: ListReference, bytes: Buffer, mostBad?: number): Promise<CheckedFile> => {
    const list = await catalogue.list(storeId, reference)
    return readInProcess(bytes, await catalogue.references(storeId, list), mostBad)
  }
  return {
    /** Reads an ordering file against a list, line by line. Throws `catalogue/unknown-…` and `file/…`. */
    checkOrdering: (storeId: string, reference: ListReference, bytes: Buffer): Promise<CheckedFile> => read(storeId, reference, bytes),
    /** Reads a file of products, which are called by these names, line by line. Throws `file/…`. */
    checkProducts: (names: ListNames, bytes: Buffer): Promise<CheckedFile> => readInProcess(bytes, names),
    /** Every line of an ordering file that cannot be used. Throws the same. */
    async badLines(storeId: string, reference: ListReference, bytes: Buffer): Promise<WrittenJson> {
      const { bad } = await read(storeId, reference, bytes, limits.list.fileLines)
      return writeBadLines(bad)
    },
    /** Every line of a file of products that cannot be used. Throws `file/…`. */
    async badProductLines(names: ListNames, bytes: Buffer): Promise<WrittenJson> {
      const { bad } = await readInProcess(bytes, names, limits.list.fileLines)
      return writeBadLines(bad)
    },
  }
}

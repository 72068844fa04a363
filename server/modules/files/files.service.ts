import type { CheckedFile, ListReference } from '../../../contract/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { readOrderingFile } from './read-ordering-file.ts'

export type FilesService = ReturnType<typeof filesService>

/** Files that people bring. */
export const filesService = (catalogue: Pick<CatalogueService, 'list' | 'references'>) => ({
  /** Reads an ordering file against a list, line by line. Throws `catalogue/unknown-…` and `file/…`. */
  async checkOrdering(storeId: string, reference: ListReference, bytes: Buffer): Promise<CheckedFile> {
    const list = await catalogue.list(storeId, reference)
    return readOrderingFile(bytes, await catalogue.references(storeId, list))
  },
})

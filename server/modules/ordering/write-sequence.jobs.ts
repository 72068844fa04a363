import type { ListReference } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Task } from '../../jobs/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { idArray } from '../../database/id-array.ts'
import { orderingRepository } from './ordering.repository.ts'
import { wholeSequence } from './present-sequence.ts'

export const writeSequenceTask = 'write-sequence'

export interface WriteSequencePayload {
  store: string
  list: ListReference
}

/**
 * Writes the whole sequence of a list that was saved move by move, so that nobody who saves a
 * move waits for it. Saving goes on meanwhile; done twice, the second time changes nothing.
 */
export const writeSequenceJob = ({
  database,
  catalogue,
}: {
  database: Database
  catalogue: CatalogueService
}): Task<WriteSequencePayload> => ({
  name: writeSequenceTask,
  async run({ store, list }) {
    const orderings = orderingRepository(database, store)
    const saved = await orderings.read(list)
    if (!saved || saved.moves.length === 0) return
    const members = await catalogue.members(store, await catalogue.list(store, list))
    await orderings.writeSequence(list, saved, idArray(wholeSequence(saved, members).sequence))
  },
})

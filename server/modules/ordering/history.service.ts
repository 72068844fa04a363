import type { FormerProduct, ListReference, Pin, SavedVersion } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { orderingRepository } from './ordering.repository.ts'
import { formerSequence } from './present-sequence.ts'
import { type VersionRow, versionsRepository } from './versions.repository.ts'

/** At most this many versions are shown. */
const mostVersions = 100

interface FormerOrdering {
  version: SavedVersion
  sequence: number[]
  pins: Pin[]
  former: FormerProduct[]
}

export type HistoryService = ReturnType<typeof historyService>

/** What was saved of a list, to be compared and restored. */
export const historyService = ({ database, catalogue }: { database: Database; catalogue: CatalogueService }) => {
  const publishedOf = async (storeId: string, list: ListReference): Promise<number | null> =>
    (await orderingRepository(database, storeId).head(list))?.publishedVersion ?? null

  const show = (
    { version, savedAt, savedBy, name, source, steps, proposal }: VersionRow,
    arranged: Pick<SavedVersion, 'pins' | 'rules'>,
    published: number | null,
  ): SavedVersion => ({
    version,
    savedAt: savedAt.toISOString(),
    savedBy,
    name,
    source,
    steps,
    ...arranged,
    published: version === published,
    proposal,
  })

  return {
    /** Newest first, at most 100. Throws `catalogue/…`. */
    async versions(storeId: string, list: ListReference): Promise<SavedVersion[]> {
      await catalogue.list(storeId, list)
      const [rows, published] = await Promise.all([
        versionsRepository(database, storeId).newest(list, mostVersions),
        publishedOf(storeId, list),
      ])
      const versions: SavedVersion[] = []
      for (const row of rows) {
        const before = versions.at(-1)
        // The first of them holds everything.
        versions.push(show(row, { pins: row.pins ?? before!.pins, rules: row.rules ?? before!.rules }, published))
      }
      return versions.reverse().slice(0, mostVersions)
    },

    /** One version as it was. Throws `ordering/unknown-version` and `catalogue/…`. */
    async read(storeId: string, list: ListReference, version: number): Promise<FormerOrdering> {
      const of = await catalogue.list(storeId, list)
      const versions = versionsRepository(database, storeId)
      const [members, found, published] = await Promise.all([
        catalogue.members(storeId, of),
        versions.read(list, version),
        publishedOf(storeId, list),
      ])
      if (!found) throw new ProblemError('ordering/unknown-version', `The list has no version ${version}.`)
      const sequence = Array.from(formerSequence(found, members))
      const here = new Set(members)
      const gone = [...new Set([...sequence, ...found.pins.map(({ product }) => product)])].filter((product) => !here.has(product))
      return {
        version: show(found.row, { pins: found.pins.length, rules: found.rules }, published),
        sequence,
        pins: found.pins,
        former: gone.length === 0 ? [] : await versions.former(gone),
      }
    },
  }
}

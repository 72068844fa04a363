import { randomUUID } from 'node:crypto'
import type { Drift, ListReference, Publication } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { person as personActor } from '../../runs/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import { driftRepository } from './drift.repository.ts'
import type { PublicationService } from './publication.service.ts'
import { publishedListsRepository } from './published-lists.repository.ts'

export interface DriftDependencies {
  database: Database
  catalogue: CatalogueService
  ordering: OrderingService
  publication: PublicationService
  events: Events
}

interface Person {
  id: string
}

const noDrift = (): ProblemError => new ProblemError('publication/no-drift', 'The list stands on the platform as it was published.')

export type DriftService = ReturnType<typeof driftService>

/** Lists that somebody changed on the platform: reported, and put right one way or the other. */
export const driftService = ({ database, catalogue, ordering, publication, events }: DriftDependencies) => {
  /** What the platform shows of the list's first places, the rest as it was published, as far as it is in the list now. */
  async function shown(storeId: string, list: ListReference, live: readonly number[], published: ArrayLike<number>): Promise<number[]> {
    const members = await catalogue.members(storeId, await catalogue.list(storeId, list))
    const rest = new Set(members)
    const sequence = [...live, ...Array.from(published)].filter((product) => rest.delete(product))
    return [...sequence, ...rest]
  }

  return {
    /** Lists of the store that drifted, the newest first. */
    list: async (storeId: string): Promise<Drift[]> =>
      (await driftRepository(database).ofStore(storeId)).map(({ foundAt, ...drift }) => ({ ...drift, foundAt: foundAt.toISOString() })),

    /**
     * `reapply` publishes the published version as it comes out now; `adopt` saves what the platform shows as the newest version. Throws
     * `publication/no-drift`, `publication/already-running`, `catalogue/…`.
     */
    async resolve(
      store: { id: string },
      person: Person,
      list: ListReference,
      how: 'reapply' | 'adopt',
    ): Promise<{ publication: Publication | null; version: number }> {
      await catalogue.list(store.id, list)
      const { added, version } = await database.transaction().execute(async (transaction) => {
        const drifts = driftRepository(transaction)
        const live = await drifts.live(store.id, list)
        const published = await publishedListsRepository(transaction, store.id).of(list)
        if (!live || !published) throw noDrift()
        await drifts.remove(store.id, list)
        await events.notify({ what: 'drift', storeId: store.id }, transaction)
        if (how === 'adopt')
          return {
            added: null,
            version: await ordering.adopt(transaction, store.id, person, list, await shown(store.id, list, live, published.products)),
          }
        const products = Array.from((await ordering.viewOfVersion(store.id, list, published.version)) ?? published.products)
        const { version: publishedVersion } = published
        const request = {
          list,
          version: publishedVersion,
          products,
          startsAt: null,
          endsAt: null,
          returns: null,
        }
        return {
          added: await publication.add(transaction, store.id, personActor(person.id), {
            ...request,
            key: `drift ${randomUUID()}`,
            digest: '',
          }),
          version: publishedVersion,
        }
      })
      return { publication: added === null ? null : await publication.read(store, added), version }
    },
  }
}

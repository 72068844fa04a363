import type { ListReference, UnpublishWay } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type CallContext, type CollectionFields, type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { OrderingService } from '../ordering/index.ts'
import { driftRepository } from './drift.repository.ts'
import { publicationRepository } from './publication.repository.ts'
import { differs, hiddenFields } from './samara-fields.ts'
import { samaraOnPlatformRepository } from './samara-on-platform.repository.ts'

export interface UnpublishDependencies {
  database: Database
  ordering: Pick<OrderingService, 'forgetPublished'>
  platformOf(storeId: string, context: CallContext): Promise<Platform>
  clock: Clock
}

export type UnpublishService = ReturnType<typeof unpublishService>

/** What a fault of the platform is to the person who waits for it. */
function problemOf(fault: unknown): unknown {
  if (!(fault instanceof PlatformFault)) return fault
  switch (fault.kind) {
    case 'credential':
      return new ProblemError('store/wrong-key', 'The platform does not take the key of the store.')
    case 'forbidden':
      return new ProblemError('samara-collection/missing-right', `The key lacks a right: ${fault.message}.`)
    case 'unreadable':
      return new ProblemError('store/unreadable-platform', 'The platform’s answer makes no sense.')
    case 'unavailable':
      return new ProblemError('platform/unavailable', 'The platform does not answer.')
  }
}

/**
 * Taking Samara collections off the platform. Nothing is noted here before
 * the platform was seen to have done it: whoever asks again goes on.
 */
export const unpublishService = ({ database, ordering, platformOf, clock }: UnpublishDependencies) => {
  /** Shoppers find it no more. Gives what the platform keeps of it then; null where it is not there. */
  async function hide(platform: Platform, collection: number): Promise<CollectionFields | null> {
    const present = await platform.collection(collection)
    if (!present) return null
    const wanted = hiddenFields(present)
    if (differs(present, wanted)) await platform.changeCollection(collection, wanted)
    const after = await platform.collection(collection)
    if (after && differs(after, wanted)) throw new PlatformFault('unreadable', `collection ${collection} is shown as before`)
    return after
  }

  async function remove(platform: Platform, collection: number): Promise<null> {
    await platform.deleteCollection(collection)
    if (await platform.collection(collection)) throw new PlatformFault('unreadable', `collection ${collection} is there as before`)
    return null
  }

  return {
    /** Throws `samara-collection/…`, `publication/already-running`, `store/…` and `platform/unavailable`. */
    async unpublish(store: { id: string; name: string }, by: Caller, list: ListReference, how: UnpublishWay): Promise<void> {
      const own = samaraOnPlatformRepository(database, store.id)
      const samara = list.kind === 'samara' ? await own.read(list.id) : undefined
      if (!samara) throw new ProblemError('samara-collection/unknown', 'The store has no such Samara collection.')
      const { platformId, name } = samara
      if (platformId === null) throw new ProblemError('samara-collection/not-published', 'The collection is not on the platform.')
      if (await publicationRepository(database, store.id).ofList(list, null))
        throw new ProblemError('publication/already-running', 'A publication of this list is on its way.')
      const platform = await platformOf(store.id, { urgent: true })
      const stays = await (how === 'hide' ? hide(platform, platformId) : remove(platform, platformId)).catch((fault: unknown) => {
        throw problemOf(fault)
      })
      await database.transaction().execute(async (transaction) => {
        const inside = samaraOnPlatformRepository(transaction, store.id)
        if (how === 'hide') await inside.deactivate(list.id)
        if (stays) await inside.keepFields(platformId, stays)
        else {
          await inside.setPlatform(list.id, null)
          await inside.forget(platformId)
          await driftRepository(transaction).remove(store.id, list)
          await ordering.forgetPublished(transaction, store.id, list)
        }
        const act = { at: clock.now(), by: by.id, address: by.address, store: store.name }
        await record(transaction, { kind: 'samara-collection-unpublished', ...act, values: { list: name } })
      })
    },
  }
}

import { factsRead, inReadingOrder, isRanked, limits } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type RunDefinition, type Runs, type StateOf, usualRunPace } from '../../runs/index.ts'
import { untilFault } from '../../kernel/until-fault.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { type ChangedProducts, changedProducts } from './changed-products.ts'
import { collectionsRepository, type Followed } from './collections.repository.ts'
import { factsRepository } from './facts.repository.ts'
import { digestOfLists, followCollection } from './follow.ts'
import { groupsRepository } from './groups.repository.ts'
import { membersRepository } from './members.repository.ts'
import { groupsUsed, ruled, type UsedGroup } from './reading.ts'
import { refreshKind } from './refresh-kind.ts'
import { refreshRepository } from './refresh.repository.ts'

const day = 86_400_000
/** Collections that are brought up to date at once: while the database works on one, the next is worked out here. */
const together = 3

/** A collection with its groups. */
interface Known {
  collection: Followed
  groups: UsedGroup[]
}

export interface RefreshParts {
  database: Database
  catalogue: Pick<CatalogueService, 'day'>
  runs: Runs
  events: Events
  clock: Clock
}

/**
 * Brings the filled collections of a store up to date, each in a transaction of its own: only
 * those whose filters read what changed, and of them only the products that did. What is still to
 * follow is kept until all have, so a run that was killed or cancelled leaves it to the next one.
 */
export function refreshRuns({ database, catalogue, runs, events, clock }: RefreshParts): RunDefinition<StateOf<typeof refreshKind>> {
  /** Brings facts up to date. Ages are others every day. */
  const renew = (storeId: string, today: string): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const facts = factsRepository(transaction, storeId)
      const before = await facts.renewedDay()
      await facts.renew(today)
      if (before !== null && before !== today) await refreshRepository(transaction, storeId).distrust('age')
    })

  /** The collections that follow, each with its groups: read in two statements, however many there are. */
  async function readKnown(storeId: string): Promise<Map<number, Known>> {
    const followed = await collectionsRepository(database, storeId).followed()
    const rows = await groupsRepository(database, storeId).byIds([...new Set(followed.flatMap(({ groups }) => groups.map(({ id }) => id)))])
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    return new Map(
      followed.map((collection) => [
        collection.id,
        { collection, groups: collection.groups.flatMap(({ id, exclude }) => (rowOf.has(id) ? [ruled(rowOf.get(id)!, exclude)] : [])) },
      ]),
    )
  }

  /** What is known of a collection, which nobody changes until the transaction ends; read anew where it has changed since. */
  async function present(queries: Queries, storeId: string, known: Known): Promise<Known | undefined> {
    const collections = collectionsRepository(queries, storeId)
    const state = await collections.lockState(known.collection.id)
    if (state?.version === known.collection.version) return { ...known, collection: { ...known.collection, ...state } }
    const collection = await collections.followedOne(known.collection.id)
    return collection && { collection, groups: await groupsUsed(queries, storeId, collection.groups) }
  }

  /** Brings one collection up to date where it reads what changed; true where products entered or left. `read`: others read it. */
  const follow = (
    storeId: string,
    known: Known,
    { today, facts, changed, read }: { today: string; facts: number; changed: ChangedProducts | null; read: boolean },
  ): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const found = await present(transaction, storeId, known)
      if (!found) return false
      const { collection, groups } = found
      const filters = groups.flatMap((group) => group.filters)
      const reads = factsRead(filters)
      const concerned = (reads & facts) !== 0
      const whole =
        collection.stale ||
        (concerned && filters.some(isRanked)) ||
        (await digestOfLists(transaction, storeId, groups)) !== collection.listsDigest
      if (!whole && !concerned) return false
      const following = { storeId, today, at: clock.now(), by: null, reads: whole ? null : reads, changed }
      const { entered, left } = await followCollection(transaction, collection, groups, following)
      const moved = entered + left > 0
      if (read && moved) await refreshRepository(transaction, storeId).distrustReaders(collection.id)
      return moved
    })

  return {
    kind: refreshKind,
    pace: usualRunPace,
    steps: {
      async refreshing({ run, signal }) {
        const { storeId } = run
        const requests = await refreshRepository(database, storeId).requests()
        const { today } = await catalogue.day(storeId)
        await renew(storeId, today)
        const facts = await refreshRepository(database, storeId).changedFacts()
        const changed = await changedProducts(database, storeId, today)
        const known = await readKnown(storeId)
        const reads = await collectionsRepository(database, storeId).reads()
        const read = new Set([...reads.values()].flat())
        let moved = false
        const followOne = async (id: number): Promise<void> => {
          signal.throwIfAborted()
          if (await follow(storeId, known.get(id)!, { today, facts, changed, read: read.has(id) })) moved = true
        }
        // Those that read other collections come after them, one by one.
        const order = inReadingOrder([...known.keys()], reads)
        await untilFault(
          order.filter((id) => !reads.has(id)),
          together,
          followOne,
        )
        for (const id of order.filter((each) => reads.has(each))) await followOne(id)
        await membersRepository(database, storeId).forget(new Date(clock.now().getTime() - limits.samara.placeDays * day))
        return database.transaction().execute(async (transaction) => {
          const refresh = refreshRepository(transaction, storeId)
          // Whoever asks now waits until the run has ended, and begins another one.
          const again = (await refresh.requests(true)) !== requests
          await refresh.followed()
          if (moved) await events.notify({ what: 'samara-collection', storeId }, transaction)
          if (again) return { after: 0 }
          await runs.changeState(transaction, refreshKind, run, 'done')
          return undefined
        })
      },
    },
  }
}

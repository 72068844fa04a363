import { positionsOf } from '../../platforms/collection-positions.ts'
import type { CollectionPlace } from '../../platforms/platform.ts'
import { incomingCollections } from './incoming-collections.repository.ts'
import { isOfItsOwn, type PhaseWork } from './phases.ts'
import type { Synchronising } from './synchronising.ts'

/** The collections that were found, and how many of them are in with their products. */
interface Cursor {
  found: number[]
  at: number
}

/** Brings in what collections there are. What the platform has no more is removed; orderings that were saved of it are kept. */
async function find(run: Synchronising): Promise<Cursor> {
  const { row, platform, database } = run
  const [one] = row.scope === 'collection' ? row.targets : []
  const known = await incomingCollections(database, row.storeId).ids()
  const all = await platform.collections(one === undefined || known.includes(one) ? known : [...known, one])
  const found = one === undefined ? all : all.filter(({ id }) => id === one)
  const cursor: Cursor = { found: found.map(({ id }) => id), at: 0 }
  await run.commit({
    cursor,
    done: 0,
    total: found.length,
    async write(queries) {
      const rows = incomingCollections(queries, row.storeId)
      await rows.upsert(found)
      await rows.keepOnly(one === undefined ? cursor.found : [...known.filter((id) => id !== one), ...cursor.found])
      return undefined
    },
  })
  return cursor
}

/** Where the products of a collection stand; null where the key may not read it, or nobody can make sense of it: it stays as it was. */
async function readPositions(run: Synchronising, collection: number): Promise<Map<number, number | null> | null> {
  const places: CollectionPlace[] = []
  try {
    for await (const page of run.platform.collectionProducts(collection)) {
      run.signal.throwIfAborted()
      places.push(...page)
    }
  } catch (error) {
    if (!isOfItsOwn(error)) throw error
    await run.note(error.kind, error.message, { collection })
    return null
  }
  return positionsOf(places)
}

/** Brings in collections with the sequence of their products, one after the other, each whole. */
export const bringCollections: PhaseWork = async (run) => {
  const { found, at } = (run.row.cursor as Cursor | null) ?? (await find(run))
  for (let next = at; next < found.length; next++) {
    const positions = await readPositions(run, found[next]!)
    await run.commit({
      cursor: { found, at: next + 1 } satisfies Cursor,
      done: next + 1,
      async write(queries) {
        if (positions) await incomingCollections(queries, run.row.storeId).replaceProducts(found[next]!, positions)
        return undefined
      },
    })
  }
}

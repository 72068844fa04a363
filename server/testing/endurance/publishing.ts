import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  indexCategory,
  indexCollection,
  productsByCategory,
  productsByCollection,
  type Publication,
  publicationEnded,
  readPublication,
} from '../../../contract/index.ts'
import { createLogger } from '../../kernel/logger.ts'
import { type CollectionPlace, type Platform, PlatformFault } from '../../platforms/platform.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import type { Random } from './seeded-random.ts'
import { credentialOf, type Cluster, owner } from './cluster.ts'
import type { Outcome } from './saving.ts'

const waits = 200

/** What is done again and again. */
export interface Work {
  store: string
  random: Random
  /** True when it is enough. */
  until: () => boolean
  /** Whether the platform may make it fail, as long as it says why. @default false */
  mayFail?: boolean
}

/** True where a publication that did not succeed says what did not, and why. */
const explained = ({ state, failure, faults }: Publication): boolean => state !== 'verified' && (failure !== null || faults.length > 0)

/** Waits for the end of a publication, whoever answers. */
export async function publicationEnd(cluster: Cluster, store: string, id: string): Promise<Publication> {
  for (;;) {
    const { data } = await cluster.call(readPublication, { params: { id }, query: { store } })
    if (publicationEnded(data.state)) return data
    await sleep(waits)
  }
}

/** Publishes one shuffled ordering of a category after the other; each product may be written once for each, and the shop must show it. */
export async function publishAgainAndAgain(
  cluster: Cluster,
  { store, category, random, until, mayFail = false }: Work & { category: number },
): Promise<Outcome & { writes: number }> {
  const faults: string[] = []
  const unhappy: string[] = []
  let done = 0
  let writes = 0
  while (!until()) {
    const { data: list } = await cluster.call(productsByCategory, { query: { store, categoryId: category, username: owner } })
    const wanted = random.shuffled(list.content.map(({ id }) => id))
    const before = await cluster.simulator.writes(store)
    const response = await cluster.call(
      indexCategory,
      {
        query: { store, username: owner, categoryId: category, version: list.ordering.version },
        body: { logUserCriterias: [], products: wanted },
      },
      randomUUID(),
    )
    if (response.status !== 200) {
      faults.push(`A publication was refused: ${response.problem.code}.`)
      break
    }
    const end = await publicationEnd(cluster, store, response.data.id)
    const after = await cluster.simulator.writes(store)
    const score = new Map(wanted.map((id) => [id, cluster.simulator.product(store, id).Score ?? 0]))
    const shown = [...wanted].sort((a, b) => score.get(b)! - score.get(a)!)
    const changes = [...after]
      .map(([id, count]) => ({ id, count: count - (before.get(id) ?? 0) }))
      .filter(({ id, count }) => count > 0 && score.has(id))
    writes += changes.reduce((sum, { count }) => sum + count, 0)
    const twice = changes.filter(({ count }) => count > 1).length
    if (twice > 0) faults.push(`${twice} products were written more than once by one publication.`)
    done += 1
    if (mayFail && explained(end)) {
      unhappy.push(`${end.state} (${end.failure ?? `${end.failed} failed`})`)
      continue
    }
    if (end.state !== 'verified') faults.push(`A publication ended as ${end.state}${end.failure ? ` (${end.failure})` : ''}.`)
    if (shown.join() !== wanted.join()) faults.push('The shop does not show the ordering that was published.')
    if (changes.length !== end.toWrite) faults.push(`${changes.length} products were written, ${end.toWrite} were planned.`)
  }
  return { done, faults, unhappy, writes }
}

/** What stands in a collection, asked for until the platform gives an answer that can be read. */
async function placesOf(platform: Platform, collection: number): Promise<CollectionPlace[]> {
  for (;;) {
    try {
      const places: CollectionPlace[] = []
      for await (const page of platform.collectionProducts(collection)) places.push(...page)
      return places
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      await sleep(waits)
    }
  }
}

/** The same with a platform collection: positions, or a file where much moves. */
export async function publishCollectionAgainAndAgain(
  cluster: Cluster,
  { store, collection, random, until, mayFail = false }: Work & { collection: number },
): Promise<Outcome & { ways: string[] }> {
  const platform = vtexPlatform({
    credential: credentialOf(store),
    baseUrl: cluster.simulator.url,
    logger: createLogger('silent'),
    maxWait: 10_000,
    ratePerSecond: 1_000,
  })
  const faults: string[] = []
  const unhappy: string[] = []
  const ways = new Set<string>()
  let done = 0
  while (!until()) {
    const { data: list } = await cluster.call(productsByCollection, { query: { store, collectionId: collection, username: owner } })
    const wanted = random.shuffled(list.content.map(({ id }) => id))
    const response = await cluster.call(
      indexCollection,
      {
        query: { store, username: owner, collectionId: collection, version: list.ordering.version },
        body: { logUserCriterias: [], products: wanted },
      },
      randomUUID(),
    )
    if (response.status !== 200) {
      faults.push(`A publication of a collection was refused: ${response.problem.code}.`)
      break
    }
    const end = await publicationEnd(cluster, store, response.data.id)
    ways.add(end.way)
    done += 1
    if (mayFail && explained(end)) {
      unhappy.push(`${end.state} (${end.failure ?? `${end.faults.length} failed`}, ${end.way})`)
      continue
    }
    const places = await placesOf(platform, collection)
    const shown = places.sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity)).map(({ product }) => product)
    if (end.state !== 'verified')
      faults.push(
        `A publication of a collection ended as ${end.state}${end.failure ? ` (${end.failure})` : ''}: ${JSON.stringify(end.faults[0] ?? null)}.`,
      )
    if ([...new Set(shown)].join() !== wanted.join()) faults.push(`The collection is not in the ordering that was published (${end.way}).`)
    if (shown.length !== wanted.length) faults.push(`${shown.length} products stand in the collection, ${wanted.length} were published.`)
  }
  return { done, faults, unhappy, ways: [...ways] }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { orderingVersions, productsByCategory, saveSortTable } from '../../../contract/index.ts'
import type { Random } from './seeded-random.ts'
import { type Cluster, owner } from './cluster.ts'

/** What came of a piece of work that was disturbed. */
export interface Outcome {
  /** What was acknowledged. */
  done: number
  /** What was found to be otherwise than it must be, one sentence each. */
  faults: string[]
  /** Ends that were not what was wanted, and said why: what a platform that fails may lead to. */
  unhappy: string[]
}

/** Moves one product after the other to the top of a category, and knows what the ordering must be after each. */
export async function saveAgainAndAgain(
  cluster: Cluster,
  { store, category, random, until }: { store: string; category: number; random: Random; until: () => boolean },
): Promise<Outcome> {
  const list = { kind: 'category', id: category } as const
  const query = { store, categoryId: category, username: owner }
  const open = async () => {
    const { data } = await cluster.call(productsByCategory, { query })
    return { version: data.ordering.version, products: data.content.map(({ id }) => id) }
  }
  const faults: string[] = []
  let { version, products } = await open()
  const first = version
  let done = 0
  /** A move of which nobody knows yet whether it was applied. */
  let unknown: number | null = null

  const apply = (product: number) => {
    products = [product, ...products.filter((id) => id !== product)]
    version += 1
  }
  // However slow the machine: until one save at least is confirmed.
  while (!until() || done === 0) {
    // One address may ask 3 000 times a minute.
    await sleep(random.below(40))
    const product = products[1 + random.below(products.length - 1)]!
    const answer = await cluster.send(saveSortTable, {
      query: { username: owner },
      body: { store, list, version, moves: [{ products: [product], after: null }] },
    })
    if (answer?.status === 200) {
      unknown = null
      apply(product)
      done += 1
      if (answer.data.version !== version) faults.push(`A save of version ${version} was answered as version ${answer.data.version}.`)
      continue
    }
    if (answer && answer.status < 500 && answer.status !== 429 && !(answer.problem.code === 'ordering/stale-version' && unknown !== null)) {
      faults.push(`A save was refused: ${answer.problem.code}.`)
      break
    }
    unknown = answer?.status === 409 ? unknown : product
    const present = await open()
    if (present.version === version + 1 && unknown !== null) apply(unknown)
    else if (present.version !== version) faults.push(`After a save that was not answered, version ${version} became ${present.version}.`)
  }
  const end = await open()
  if (end.version === version + 1 && unknown !== null) apply(unknown)
  if (end.version !== version) faults.push(`${version - first} saves were confirmed, ${end.version - first} in truth.`)
  if (end.products.join() !== products.join()) faults.push('The ordering is not the one that was saved.')
  const { data: history } = await cluster.call(orderingVersions, {
    query: { store, username: owner, kind: 'category', id: category } as never,
  })
  const numbers = history.map((entry) => entry.version)
  if (new Set(numbers).size !== numbers.length) faults.push('A version stands in the history twice.')
  return { done, faults, unhappy: [] }
}

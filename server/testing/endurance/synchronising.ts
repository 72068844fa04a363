import { setTimeout as sleep } from 'node:timers/promises'
import { listSynchronisations, type Synchronisation, synchronisationEnded, synchroniseCatalogue } from '../../../contract/index.ts'
import type { VtexProduct } from '../../../demo/simulator/index.ts'
import { type Cluster, owner } from './cluster.ts'
import type { Work } from './publishing.ts'
import type { Outcome } from './saving.ts'

const waits = 200

interface ProductRow {
  id: number
  category: number
  score: number
  gone: boolean
}

/** Asks for a synchronisation and waits for its end. Asked again after no answer, it may be under way already. */
export async function synchronise(cluster: Cluster, store: string): Promise<Synchronisation> {
  const query = { store, username: owner }
  const listed = async () => (await cluster.call(listSynchronisations, { query })).data.filter(({ scope }) => scope === 'everything')
  const known = new Set((await listed()).map(({ id }) => id))
  await cluster.call(synchroniseCatalogue, { query })
  for (;;) {
    // Where the first answer was lost and a second one was made, the last one counts: it saw everything.
    const mine = (await listed()).filter(({ id }) => !known.has(id))
    if (mine.length > 0 && mine.every(({ state }) => synchronisationEnded(state)))
      return mine.reduce((sum, one) => ({ ...sum, moved: sum.moved + one.moved, gone: sum.gone + one.gone, added: sum.added + one.added }))
    await sleep(waits)
  }
}

/**
 * Lets others change the shop, and brings the changes in, again and again:
 * what is here must be what is there, and each change counted once.
 */
export async function synchroniseAgainAndAgain(
  cluster: Cluster,
  { store, ids, categories, random, until, mayFail = false }: Work & { ids: readonly number[]; categories: readonly number[] },
): Promise<Outcome> {
  const faults: string[] = []
  const unhappy: string[] = []
  /** Whether the one before saw everything, so that what changed since is what this one counts. */
  let whole = true
  let done = 0
  let dropped: number | null = null
  const there = (id: number): VtexProduct | null => {
    try {
      return cluster.simulator.product(store, id)
    } catch {
      return null
    }
  }
  while (!until()) {
    const [gone, ...chosen] = random.shuffled(ids).slice(0, 12) as [number, ...number[]]
    if (dropped !== null) await cluster.simulator.bringBack(store, dropped)
    // One that came back may be chosen anew; it then never was away.
    const vanished = gone === dropped ? 0 : 1
    const returned = dropped === null || gone === dropped ? 0 : 1
    await cluster.simulator.drop(store, gone)
    const back = dropped
    dropped = gone
    const moved = chosen.filter((id) => id !== back).filter((id) => there(id)!.CategoryId !== categories[0])
    for (const id of moved) await cluster.simulator.move(store, id, categories[0]!)
    for (const id of chosen) await cluster.simulator.edit(store, id, { Score: random.below(10_000) })
    categories = [...categories.slice(1), categories[0]!]

    const end = await synchronise(cluster, store)
    done += 1
    if (mayFail && (end.failure !== null || end.unreadable > 0)) {
      unhappy.push(`${end.state} (${end.failure ?? `${end.unreadable} unreadable`})`)
      whole = false
      continue
    }
    const { rows } = await cluster.connection.pool.query<ProductRow>(
      `select p.id, p.category_id as category, p.score, p.gone_at is not null as gone from products p join stores s on s.id = p.store_id where s.name = $1 order by p.id`,
      [store],
    )
    if (end.state !== 'done') faults.push(`A synchronisation ended as ${end.state}${end.failure ? ` (${end.failure})` : ''}.`)
    const wrong = rows.filter(({ id, category, score, gone: away }) => {
      const product = there(id)
      return away !== (product === null) || (product !== null && (product.CategoryId !== category || (product.Score ?? 0) !== score))
    })
    if (rows.length !== ids.length) faults.push(`${rows.length} products are here, ${ids.length} are there.`)
    if (wrong.length > 0) faults.push(`${wrong.length} products are not as the platform has them: ${JSON.stringify(wrong[0])}.`)
    if (whole && (end.moved !== moved.length || end.gone !== vanished || end.added !== returned)) {
      faults.push(`Counted ${end.moved} moved, ${end.gone} gone, ${end.added} added; in truth ${moved.length}, ${vanished}, ${returned}.`)
    }
    whole = true
  }
  return { done, faults, unhappy }
}

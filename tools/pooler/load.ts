import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  categoryTree,
  type Endpoint,
  indexCategory,
  type Input,
  listNotices,
  listStores,
  paths,
  productsByCategory,
  publicationEnded,
  readPublication,
  type Reply,
  saveSortTable,
} from '../../contract/index.ts'
import { smallShop } from '../../demo/simulator/shop.fixtures.ts'
import { type Cluster, startCluster } from '../../server/testing/endurance/cluster.ts'
import { addressOf, headersOf } from '../../server/testing/request.ts'

export interface LoadOptions {
  databaseUrl: string
  /** PostgreSQL itself; left out, the servers know the pooler alone. */
  directUrl?: string
  people: number
  seconds: number
}

/** What people met. Counts of calls by what was answered; the rest in sentences. */
export interface LoadOutcome {
  calls: number
  failed: Map<string, number>
  saved: number
  published: number
  received: number
  faults: string[]
}

/** Each has a category of their own; four share a store. */
const categories = [11, 12, 21, 22]
const products = 160

interface Person {
  email: string
  store: string
  category: number
  token: string
  address: string
}

/** Lets people work at the same time on two servers: open lists, save moves, publish, and hear what others do. */
export async function carryLoad({ databaseUrl, directUrl, people: count, seconds }: LoadOptions): Promise<LoadOutcome> {
  const stores = Array.from({ length: Math.ceil(count / categories.length) }, (_, number) => `shop-${number}`)
  const cluster = await startCluster({
    databaseUrl,
    ...(directUrl === undefined ? {} : { directUrl }),
    processes: 2,
    shop: smallShop(products),
    stores,
    environment: { SAMARA_PROXIES: '1' },
  })
  const outcome: LoadOutcome = { calls: 0, failed: new Map(), saved: 0, published: 0, received: 0, faults: [] }
  const leaving = new AbortController()
  try {
    const people = await Promise.all(
      Array.from({ length: count }, async (_, number): Promise<Person> => {
        const email = `person-${number}@shop.example`
        const store = stores[Math.floor(number / categories.length)]!
        const token = await cluster.issuer.token(email, {}, 3_600)
        return { email, store, category: categories[number % categories.length]!, token, address: `10.0.0.${number + 1}` }
      }),
    )
    const send = sender(cluster, outcome)
    // At the first call a person becomes known.
    for (const person of people) await until(200, () => send(person, listStores, { params: { email: person.email } }))
    for (const { email, store } of people)
      await cluster.connection.direct.query(
        "insert into memberships (store_id, person_id, role) select s.id, p.id, 'partner' from stores s, people p where s.name = $1 and p.email = $2",
        [store, email],
      )
    const ends = Date.now() + seconds * 1_000
    for (const person of people) void listen(cluster, person, outcome, leaving.signal)
    await Promise.all(people.map((person) => work(person, send, outcome, () => Date.now() >= ends)))
    return outcome
  } finally {
    leaving.abort()
    await cluster.close()
  }
}

type Send = <E extends Endpoint>(
  person: Person,
  endpoint: E,
  input: Partial<Input<E>>,
  key?: string,
) => Promise<{ status: number; data: Reply<E> }>

/** Sends calls to the servers in turn, and counts what is answered. */
function sender(cluster: Cluster, outcome: LoadOutcome): Send {
  let turn = 0
  return async (person, endpoint, input, key) => {
    const { url } = cluster.servers[turn++ % cluster.servers.length]!
    outcome.calls++
    const answer = await fetch(url + addressOf(endpoint, input.params ?? {}, input.query ?? {}), {
      method: endpoint.method,
      headers: {
        ...headersOf({ token: person.token, ...(key ? { key } : {}) }),
        'x-forwarded-for': person.address,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    }).catch(() => null)
    const status = answer?.status ?? 0
    if (status === 0 || status >= 400) {
      const what = `${endpoint.id} ${status === 0 ? 'no answer' : status}`
      outcome.failed.set(what, (outcome.failed.get(what) ?? 0) + 1)
    }
    const body = (await answer?.json().catch(() => null)) as { data: never } | null
    return { status, data: body?.data as never }
  }
}

async function until<T extends { status: number }>(status: number, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (answer.status === status || tries === 50) return answer
    await sleep(50)
  }
}

/** Opens the list, moves a product to its top, publishes, and waits for the end; again and again. */
async function work(person: Person, send: Send, outcome: LoadOutcome, over: () => boolean): Promise<void> {
  const { store, email: username, category } = person
  const list = { kind: 'category', id: category } as const
  let version: number | null = null
  while (!over()) {
    await send(person, categoryTree, { params: { username }, query: { store, username } })
    await send(person, listNotices, { query: { username } })
    const opened = await send(person, productsByCategory, { query: { store, username, categoryId: category } })
    if (opened.status !== 200) continue
    const { ordering, content } = opened.data
    if (version !== null && ordering.version < version) outcome.faults.push(`A list fell from version ${version} to ${ordering.version}.`)
    version = ordering.version
    const last = content.at(-1)!.id
    const saved = await send(person, saveSortTable, {
      query: { username },
      body: { store, list, version, moves: [{ products: [last], after: null }] },
    })
    if (saved.status !== 200) continue
    version = saved.data.version
    outcome.saved++
    const wanted = [last, ...content.map(({ id }) => id).filter((id) => id !== last)]
    const requested = await send(
      person,
      indexCategory,
      { query: { store, username, categoryId: category, version }, body: { logUserCriterias: [], products: wanted } },
      randomUUID(),
    )
    if (requested.status !== 200) continue
    while (!over()) {
      await sleep(300)
      const { status, data } = await send(person, readPublication, { params: { id: requested.data.id }, query: { store } })
      if (status !== 200 || !publicationEnded(data.state)) continue
      if (data.state === 'verified') outcome.published++
      else outcome.faults.push(`A publication ended as ${data.state}${data.failure ? ` (${data.failure})` : ''}.`)
      break
    }
  }
}

/** Counts the live events that a person gets. */
async function listen(cluster: Cluster, { token, address }: Person, outcome: LoadOutcome, signal: AbortSignal): Promise<void> {
  const headers = { ...headersOf({ token }), 'x-forwarded-for': address }
  const stream = await fetch(cluster.servers[0]!.url + paths.events, { headers, signal }).catch(() => null)
  const text = new TextDecoder()
  try {
    for await (const chunk of stream?.body ?? []) outcome.received += text.decode(chunk).split('"what":"publication"').length - 1
  } catch {
    // It ends with the load.
  }
}

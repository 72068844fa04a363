import {
  cancelPublication,
  categoriesToIndex,
  type CategoryToIndex,
  clearNotices,
  indexCategory,
  indexCollection,
  type Input,
  type ListReference,
  listNotices,
  listProducts,
  type Notice,
  type OrderingState,
  productsByCategory,
  productsByCollection,
  type Publication,
  publicationQueue,
  publishList,
  readPublication,
  retryPublication,
  saveSortTable,
  setIndexDate,
  synchroniseCatalogue,
  verifyPublication,
} from '../../contract/index.ts'
import { systemClock } from '../kernel/clock.ts'
import { type ShopGoods, type Simulator, startSimulator } from '../../demo/simulator/index.ts'
import type { ConnectPlatform, Platform } from '../platforms/platform.ts'
import { createAccountShares } from '../platforms/vtex/account-share.ts'
import { vtexPlatform } from '../platforms/vtex/index.ts'
import { realTime } from '../platforms/vtex/time.ts'
import { freshDatabase } from './postgres.ts'
import type { Answer } from './request.ts'
import { startTestSamara, type TestSamara } from './samara.ts'
import { small } from './small-catalogue.ts'
import { smallShop } from './small-shop.ts'
import type { PublicationPace } from '../modules/publication/index.ts'

/** The time at the beginning of a test. */
export const morning = '2026-03-10T09:00:00.000Z'
export const secret = 'canary-secret-of-the-shop'
export const mugs: ListReference = { kind: 'category', id: small.mugs }
/** Another ordering of the mugs, which needs two writes from the shop's own (101 to 105). */
export const wanted = [105, 101, 104, 102, 103]

export interface PublishingOptions {
  goods?: () => Promise<ShopGoods>
  pace?: PublicationPace
  /** Products that the platform's search shows of a category. @default as many as VTEX's */
  window?: number
  /** Calls a second. @default 5 000 */
  rate?: number
  /** Settings of the server. */
  environment?: Record<string, string>
}

interface PublishOptions {
  key?: string
  list?: ListReference
  version?: number
  startsAt?: string | null
  endsAt?: string | null
  replaces?: boolean
  /** The fingerprint of the seen ordering, sent instead of the products. */
  seen?: string
  /** The proposal that was edited into it. */
  proposal?: string
}

type ShownPublication = Promise<Answer<typeof readPublication>>

/** A store of another person, on an account of its own. */
export interface PublishingStore {
  ana: string
  name: string
  id: string
  account: string
  list(list?: ListReference): Promise<{ ordering: OrderingState; products: number[] }>
  publish(products?: readonly number[], options?: PublishOptions): ShownPublication
  /** Requests a publication and returns its id. */
  published(products?: readonly number[], options?: PublishOptions): Promise<string>
  read(id: string): Promise<Publication>
  cancel(id: string): ShownPublication
  retry(id: string): ShownPublication
  verify(id: string): ShownPublication
  setTimes(id: string, initDate: string | null, endDate?: string | null): ShownPublication
  queue(): Promise<Publication[]>
  notices(): Promise<Notice[]>
  category(id?: number): Promise<CategoryToIndex | undefined>
  save(version: number, more: Partial<Input<typeof saveSortTable>['body']>, list?: ListReference): Promise<Answer<typeof saveSortTable>>
  /** What shoppers see of a category. */
  live(category?: number): Promise<number[]>
  /** The products of a collection, by position. */
  liveCollection(id: number): Promise<number[]>
  /** The number of writes that the platform accepted, by product. */
  writes(): Promise<Record<number, number>>
}

export interface Publishing {
  samara: TestSamara
  simulator: Simulator
  /** A synchronised store at {@link morning}, without faults and without waiting jobs. */
  open(): Promise<PublishingStore>
  close(): Promise<void>
}

/** A server and a platform for tests of publications. */
export async function startPublishing({
  goods = smallShop,
  pace,
  rate = 5_000,
  window = Infinity,
  environment = {},
}: PublishingOptions = {}): Promise<Publishing> {
  const platformDatabase = await freshDatabase()
  const simulator = await startSimulator({ databaseUrl: platformDatabase.url, port: 0, clock: systemClock, shop: goods })
  const shares = createAccountShares(realTime)
  const connectPlatform: ConnectPlatform = (_, credential) => {
    const narrowed = (platform: Platform): Platform => {
      const liveWindow = Math.min(platform.liveWindow, window)
      return {
        ...platform,
        with: (context) => narrowed(platform.with(context)),
        liveWindow,
        liveOrdering: (category, limit) => platform.liveOrdering(category, Math.min(limit, liveWindow)),
      }
    }
    return narrowed(vtexPlatform({ credential, baseUrl: simulator.url, maxWait: 50, timeout: 3_000, ratePerSecond: rate, shares }))
  }
  const samara = await startTestSamara({ now: morning, connectPlatform, environment, ...(pace ? { pace } : {}) })
  let number = 0
  let keys = 0

  async function open(): Promise<PublishingStore> {
    number += 1
    const [account, name, ana] = [`anashop${number}`, `ana-shop-${number}`, `ana${number}@shop.example`]
    const credential = { account, key: `vtexappkey-${account}-AAAAAA`, secret }
    samara.clock.set(morning)
    simulator.faults.clear()
    samara.jobs.clear()
    await simulator.openAccount(credential)
    const id = await samara.addStore(ana, name, credential)
    await samara.call(synchroniseCatalogue, { query: { store: name, username: ana } }, ana)
    await samara.work()
    samara.jobs.clear()
    // What a test changes in the catalogue is not brought in anew when its time goes on by hours and days.
    await samara.connection.pool.query("delete from runs where store_id = $1 and kind in ('night', 'details', 'sales', 'scores')", [id])
    await samara.call(clearNotices, { query: { username: ana } }, ana)
    const platform = vtexPlatform({ credential, baseUrl: simulator.url, ratePerSecond: 5_000 })
    const query = { store: name, username: ana }

    const store: PublishingStore = {
      ana,
      name,
      id,
      account,
      async list(list = mugs) {
        const { data } = await (list.kind === 'category'
          ? samara.call(productsByCategory, { query: { ...query, categoryId: list.id } }, ana)
          : list.kind === 'samara'
            ? samara.call(listProducts, { query: { ...query, kind: list.kind, id: list.id } }, ana)
            : samara.call(productsByCollection, { query: { ...query, collectionId: list.id } }, ana))
        return { ordering: data.ordering, products: data.content.map((row) => row.id) }
      },
      async publish(products = wanted, { key, list = mugs, version, startsAt, endsAt, replaces, seen, proposal } = {}) {
        const seenVersion = version ?? (await store.list(list)).ordering.version
        const body = {
          logUserCriterias: [],
          ...(seen === undefined ? { products: [...products] } : { seen }),
          ...(startsAt === undefined ? {} : { startsAt }),
          ...(endsAt === undefined ? {} : { endsAt }),
          ...(replaces === undefined ? {} : { replaces }),
          ...(proposal === undefined ? {} : { proposal }),
        }
        const more = { key: key ?? `publish-${number}-${(keys += 1)}` }
        if (list.kind === 'samara')
          return samara.call(publishList, { query: { ...query, kind: list.kind, id: list.id, version: seenVersion }, body }, ana, more)
        return list.kind === 'category'
          ? samara.call(indexCategory, { query: { ...query, categoryId: list.id, version: seenVersion }, body }, ana, more)
          : samara.call(indexCollection, { query: { ...query, collectionId: list.id, version: seenVersion }, body }, ana, more)
      },
      async published(products, options) {
        const { status, data, problem } = await store.publish(products, options)
        if (status !== 200) throw new Error(`Not published: ${JSON.stringify(problem)}`)
        return data.id
      },
      read: async (publication) => (await samara.call(readPublication, { params: { id: publication }, query: { store: name } }, ana)).data,
      cancel: (publication) => samara.call(cancelPublication, { params: { id: publication }, query }, ana),
      retry: (publication) => samara.call(retryPublication, { params: { id: publication }, query }, ana),
      verify: (publication) => samara.call(verifyPublication, { params: { id: publication }, query }, ana),
      setTimes: (publication, initDate, endDate) =>
        samara.call(
          setIndexDate,
          { query: {}, body: { ...query, indexId: publication, initDate, ...(endDate === undefined ? {} : { endDate }) } },
          ana,
        ),
      queue: async () => (await samara.call(publicationQueue, { query: { username: ana } }, ana)).data,
      notices: async () => (await samara.call(listNotices, { query: { username: ana } }, ana)).data.notices,
      category: async (category = small.mugs) =>
        (await samara.call(categoriesToIndex, { query }, ana)).data.find((row) => row.idcategoria === category),
      save: (version, more, list = mugs) =>
        samara.call(saveSortTable, { query: { username: ana }, body: { store: name, list, version, ...more } }, ana),
      live: (category = small.mugs) => platform.liveOrdering(category, 50),
      async liveCollection(collection) {
        const places: { product: number; position: number | null }[] = []
        for await (const page of platform.collectionProducts(collection)) places.push(...page)
        return places.sort((left, right) => (left.position ?? Infinity) - (right.position ?? Infinity)).map(({ product }) => product)
      },
      writes: async () => Object.fromEntries(await simulator.writes(account)),
    }
    return store
  }

  return {
    samara,
    simulator,
    open,
    async close() {
      await samara.close()
      await simulator.close()
      await platformDatabase.drop()
    },
  }
}

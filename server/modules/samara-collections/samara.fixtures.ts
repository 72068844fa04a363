import { afterAll, beforeAll } from 'vitest'
import {
  addGroup,
  addProducts,
  createFilter,
  createGroup,
  createSamaraCollection,
  explainMembership,
  fillSamaraCollection,
  type FilterInput,
  type Input,
  membershipHistory,
  productsBySamaraCollection,
  type SamaraCollection,
} from '../../../contract/index.ts'
import { ana, type SmallStore, startSmallStore } from '../../testing/small-store.ts'

export const store = 'ana-shop'
/** What calls of Samara collections name their store by. */
export const tenant = { headers: { 'x-tenant': store } }

/** A store with the small catalogue, and short ways to what is called again and again. */
export interface SamaraShop extends SmallStore {
  key(): string
  /** Makes a collection; gives its number. */
  collection(name: string, fields?: Partial<Input<typeof createSamaraCollection>['body']>): Promise<number>
  /** Makes a group with these filters and lets a collection use it. */
  group(collection: string, name: string, filters: readonly Partial<FilterInput>[], exclude?: boolean): Promise<void>
  /** Makes a group without filters, that no collection uses. */
  newGroup(name: string): ReturnType<typeof sendGroup>
  /** Lets a collection use a group. */
  link(collection: string, group: string): ReturnType<typeof sendLink>
  filter(group: string, filter: Partial<FilterInput>): ReturnType<typeof sendFilter>
  fill(name: string, id: number): Promise<{ products: number; entered: number; left: number }>
  pick(name: string, products: number[], pinned?: boolean): Promise<number>
  /** Products in their sequence. */
  held(name: string): Promise<number[]>
  history(id: number, product?: number): Promise<string[]>
  why(id: number, product: number): Promise<string>
  /** Works out figures and scores, and lets collections follow. */
  renew(): Promise<void>
}

const whole = (filter: Partial<FilterInput>): FilterInput => ({ column: 'brand', operator: 'any', not: false, values: [1], ...filter })

const sendFilter = ({ samara }: SmallStore, group: string, filter: Partial<FilterInput>, key: string) =>
  samara.call(createFilter, { params: { store, name: group }, body: whole(filter) }, ana, { key })

const sendGroup = ({ samara }: SmallStore, name: string, key: string, exclude = false) =>
  samara.call(createGroup, { body: { store, name, exclude } }, ana, { key, ...tenant })

const sendLink = ({ samara }: SmallStore, collection: string, group: string, exclude = false) =>
  samara.call(addGroup, { params: { exclude }, body: { store, collection, group } }, ana, tenant)

const must = <T extends { status: number; problem: unknown }>(answer: T): T => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem))
  return answer
}

const says = (filter: { column: string; operator: string; not: boolean } | null): string =>
  filter ? `${filter.not ? 'not ' : ''}${filter.column} ${filter.operator}` : '-'

/** Starts a server with such a store. */
async function startSamaraShop(): Promise<SamaraShop> {
  const small = await startSmallStore()
  const { samara } = small
  let keys = 0
  const key = () => `key-of-test-${(keys += 1)}`
  const shop: SamaraShop = {
    ...small,
    key,
    async collection(name, fields = {}) {
      const { data } = must(
        await samara.call(createSamaraCollection, { query: { username: ana }, body: { store, name, ...fields } }, ana, {
          key: key(),
          ...tenant,
        }),
      )
      return (data satisfies SamaraCollection).id
    },
    async group(collection, name, filters, exclude = false) {
      must(await sendGroup(small, name, key(), exclude))
      for (const filter of filters) must(await shop.filter(name, filter))
      must(await sendLink(small, collection, name, exclude))
    },
    newGroup: (name) => sendGroup(small, name, key()),
    link: (collection, group) => sendLink(small, collection, group),
    filter: (group, filter) => sendFilter(small, group, filter, key()),
    fill: async (name, id) => must(await samara.call(fillSamaraCollection, { params: { store, name, id } }, ana)).data,
    pick: async (name, products, pinned = false) =>
      must(await samara.call(addProducts, { params: { store, name }, body: { products, pinned } }, ana)).data.added,
    held: async (name) =>
      must(await samara.call(productsBySamaraCollection, { query: { store, name } }, ana)).data.content.map(({ id }) => id),
    async history(id, product) {
      const query = product === undefined ? { store } : { store, product }
      const { data } = must(await samara.call(membershipHistory, { params: { id }, query }, ana))
      return data.map(
        ({ entered, group, filter, by, products }) =>
          `${entered ? '+' : '-'} ${products.map((one) => one.id).join(',')} by ${group ?? 'nothing'}: ${says(filter)} (${by ?? 'nobody'})`,
      )
    },
    async why(id, product) {
      const { data } = must(await samara.call(explainMembership, { params: { id, product }, query: { store } }, ana))
      const groups = data.groups.map(
        ({ name, exclude, holds, picked, filters }) =>
          `${exclude ? 'without' : 'with'} ${name} ${holds ? 'yes' : 'no'}${picked ? ' picked' : ''} [${filters.map((one) => `${says(one)} ${one.holds ? 'yes' : 'no'}`).join('; ')}]`,
      )
      return [`${data.there ? 'there' : 'gone'}, ${data.member ? 'in' : 'out'}, ${data.fits ? 'fits' : 'does not fit'}`, ...groups].join(
        ' | ',
      )
    },
    async renew() {
      await samara.app.services.scores.renew(small.storeId)
      await samara.work()
    },
  }
  return shop
}

/**
 * One shop for all tests of a file; gives it once the first test runs.
 * @param prepare @default its facts are read
 */
export function samaraShop(prepare: (shop: SamaraShop) => Promise<unknown> = (shop) => shop.renew()): () => SamaraShop {
  let shop: SamaraShop
  beforeAll(async () => {
    shop = await startSamaraShop()
    await prepare(shop)
  })
  afterAll(() => shop.samara.close())
  return () => shop
}

import type { TestSamara } from '../assemble.ts'
import type { Fit } from './fitted.ts'

const name = 'Fuzzed'
const key = 'f'.repeat(32)

/** Filters that fit their columns. */
const filters = [
  { column: 'brand', operator: 'any', not: false, values: [1] },
  { column: 'price', operator: 'between', not: true, values: [1, 500] },
  { column: 'name', operator: 'word', not: false, values: ['product'] },
  { column: 'stock', operator: 'top', not: false, values: [3] },
  { column: 'list', operator: 'any', not: false, values: ['collection', 7] },
] as const

/** Makes a store's Samara collections fit what is asked of them: one that uses one group with one filter, and a file that was read. */
export function samaraFits({ connection: { pool } }: TestSamara, store: string): Record<string, Fit> {
  const one = async (text: string, ...more: unknown[]): Promise<number> =>
    (await pool.query<{ id: number }>(text, [store, ...more])).rows[0]!.id

  /** Puts them there, or finds them again. */
  async function ready(linked = true): Promise<{ collection: number; group: number; filter: number }> {
    const collection = await one(
      'insert into samara_collections (store_id, name, made_at) values ($1, $2, now()) on conflict (store_id, name) do update set archived_at = null returning id',
      name,
    )
    const group = await one(
      'insert into samara_groups (store_id, name, made_at) values ($1, $2, now()) on conflict (store_id, name) do update set excludes = false returning id',
      name,
    )
    await pool.query('delete from samara_filters where store_id = $1', [store])
    const filter = await one(
      `insert into samara_filters (store_id, group_id, place, filter_column, operator, negated, filter_values) values ($1, $2, 1, 'stock', 'least', false, '[1]') returning id`,
      group,
    )
    await pool.query('delete from samara_collection_groups where store_id = $1', [store])
    if (linked)
      await pool.query(
        'insert into samara_collection_groups (store_id, collection_id, group_id, place, excludes) values ($1, $2, $3, 1, false)',
        [store, collection, group],
      )
    await pool.query(
      `insert into samara_files (store_id, key, products, made_at) values ($1, $2, '{101,102}', '2026-03-10') on conflict do nothing`,
      [store, key],
    )
    return { collection, group, filter }
  }
  const filterOf = (draw: number) => filters[draw % filters.length]!
  const named: Fit = async () => {
    await ready()
    return { params: { name }, query: { name, group: name } }
  }
  const ofCollection: Fit = async () => ({
    params: { id: (await ready()).collection },
    without: ['version', 'name', 'startDate', 'endDate', 'criteria', 'before'],
  })
  const ofGroup: Fit = async () => ({ params: { id: (await ready()).group } })

  return {
    createSamaraCollection: () => ({ without: ['startDate', 'endDate', 'criteria'] }),
    readSamaraCollection: ofCollection,
    updateSamaraCollection: ofCollection,
    async duplicateSamaraCollection() {
      return { params: { id: (await ready()).collection } }
    },
    deleteSamaraCollection: ofCollection,
    explainMembership: ofCollection,
    membershipHistory: ofCollection,
    readGroup: ofGroup,
    readGroupByName: named,
    groupsOfCollection: named,
    listFilters: named,
    addProductsFromFile: async (draw, given) => ({ ...(await named(draw, given)), body: { key } }),
    addProducts: named,
    productsByGroup: async () => {
      await ready()
      return { query: { group: name } }
    },
    productsBySamaraCollection: named,
    async updateGroup() {
      return { body: { id: (await ready()).group }, without: ['version'] }
    },
    async saveGroup(draw) {
      return {
        params: { id: (await ready()).group },
        body: { filters: [filterOf(draw)], products: [101, 103], pinned: [103] },
        without: ['version'],
      }
    },
    pickedProducts: ofGroup,
    async movePickedProduct() {
      const { group } = await ready()
      await pool.query(
        'insert into samara_picks (store_id, group_id, product_id, place, pinned) values ($1, $2, 101, 1, false) on conflict do nothing',
        [store, group],
      )
      return { params: { id: group, product: 101 }, body: { from: group, place: 1 } }
    },
    async unpublishList() {
      const { collection } = await ready()
      await pool.query('update samara_collections set platform_id = 137 where store_id = $1 and id = $2', [store, collection])
      await pool.query("delete from runs where store_id = $1 and kind = 'publication' and subject like 'samara%'", [store])
      return { body: { list: { kind: 'samara', id: collection } } }
    },
    async previewGroup(draw) {
      return { params: { id: (await ready()).group }, body: { filters: [filterOf(draw)], products: [101], pinned: [] } }
    },
    async arrangeGroups() {
      const { collection, group } = await ready()
      return { params: { id: collection }, body: { groups: [{ id: group, exclude: true }] }, without: ['version'] }
    },
    async previewCollection() {
      const { collection, group } = await ready()
      return { params: { id: collection }, body: { groups: [{ id: group, exclude: false }] } }
    },
    async deleteGroup() {
      return { params: { id: (await ready(false)).group } }
    },
    async createFilter(draw) {
      await ready()
      return { params: { name }, body: { ...filterOf(draw) }, without: ['version'] }
    },
    async updateFilter(draw) {
      return { params: { name }, body: { id: (await ready()).filter, ...filterOf(draw) }, without: ['version'] }
    },
    async deleteFilter() {
      return { params: { name, filterId: (await ready()).filter } }
    },
    async addGroup(draw) {
      await ready(draw % 2 === 0)
      return { body: { collection: name, group: name } }
    },
    async removeGroup() {
      await ready()
      return { body: { collection: name, group: name } }
    },
    previewFilters: (draw) => ({ body: { filters: [filterOf(draw), filterOf(draw + 1)] } }),
    async fillSamaraCollection() {
      return { params: { name, id: (await ready()).collection } }
    },
    async fillFromTemporalProducts() {
      return { query: { collectionId: (await ready()).collection }, body: { products: [103, 101], logUserCriterias: [] } }
    },
  }
}

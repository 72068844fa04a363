import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProducts, limits } from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'
import { productTexts } from './index.ts'

const pia = 'pia@shop.example'
const names = {
  101: 'Jarrón Azul',
  102: 'Taza roja',
  103: 'Una taza roja grande',
  104: 'Portataza roja',
  105: '100 % Lino_Fino',
  201: 'Plato rojo',
  202: 'TAZA',
  203: 'Плато',
}

let samara: TestSamara
let storeId: string
let change: (text: string) => Promise<void>

beforeAll(async () => {
  const store = await startSmallStore()
  ;({ samara, storeId, change } = store)
  for (const [id, name] of Object.entries(names)) await change(`update products set name = '${name}' where store_id = $1 and id = ${id}`)
})
afterAll(() => samara.close())

const ask = (text: string, person = ana) => samara.call(findProducts, { query: { store: 'ana-shop', username: person, text } }, person)
const found = async (text: string, person = ana) => (await ask(text, person)).data.products.map(({ id }) => id)

test('products that came in before there were texts are found by name, reference and id', async () => {
  expect(await found('jarron')).toEqual([101])
  expect(await found('r201')).toEqual([201])
  expect(await found('105')).toEqual([105])
})

test('accents and case do not matter, on either side', async () => {
  expect(await found('JARRÓN azul')).toEqual([101])
  expect(await found('ПЛАТО')).toEqual([203])
})

test('names that begin with the words come first, then those with words that begin so, then the others', async () => {
  expect(await found('taza')).toEqual([202, 102, 103, 104])
  expect(await found('roja taza')).toEqual([102, 103, 104])
})

test('a word of one or two letters must begin a word', async () => {
  expect(await found('un')).toEqual([103])
  expect(await found('r ta')).toEqual([202, 102, 103])
})

test('what stands for other signs in a pattern is a sign like any other', async () => {
  expect(await found('%')).toEqual([105])
  expect(await found('lino_f')).toEqual([105])
  expect(await found('t_za')).toEqual([])
  expect(await found('\\')).toEqual([])
})

test('nothing but spaces finds nothing; a text beyond the limit is refused', async () => {
  expect(await found('   ')).toEqual([])
  expect((await ask('a'.repeat(limits.search.text + 1))).status).toBe(400)
})

test('what shoppers cannot be shown is not found', async () => {
  await change('update products set active = false where store_id = $1 and id = 101')
  expect(await found('jarron')).toEqual([])
  await change('update products set active = true where store_id = $1 and id = 101')
  expect(await found('jarron')).toEqual([101])
})

test('a new name is found, and the former one no more', async () => {
  await change(`update products set name = 'Cuenco' where store_id = $1 and id = 101`)
  await productTexts(samara.connection.database, storeId).renew([101])
  expect([await found('cuenco'), await found('jarron')]).toEqual([[101], []])
})

test('a partner finds what is within their limits alone', async () => {
  const partner = (await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })).id
  await samara.app.services.stores.addPartner(storeId, partner, { categories: [small.plates], brands: null, approval: false })
  expect(await found('taza', pia)).toEqual([202])
  expect(await found('102', pia)).toEqual([])
  await samara.app.services.stores.addPartner(storeId, partner, { categories: null, brands: [1], approval: false })
  expect(await found('taza', pia)).toEqual([202, 102, 104])
})

test('of very many, the first are given, and that there are more', async () => {
  await change(
    `insert into products (store_id, id, name, reference, category_id, brand_id, stock, score) select $1, 10000 + i, 'Common thing ' || i, 'C' || i, 11, 1, 1, 0 from generate_series(1, 3000) i`,
  )
  await productTexts(samara.connection.database, storeId).complete()
  const { data } = await ask('common')
  expect([data.products.length, data.more, data.products[0]?.name]).toEqual([limits.search.products, true, 'Common thing 1'])
  expect(await found('12999')).toEqual([12999])
})

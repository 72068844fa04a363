import { afterAll, beforeAll, expect, test } from 'vitest'
import { badFileLines, checkOrderingFile, limits } from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'

const person = 'ana@shop.example'
let samara: TestSamara
beforeAll(async () => {
  samara = await startTestSamara()
  const store = await samara.addStore(person, 'mugs')
  await fillSmallCatalogue(samara.connection, store)
  await samara.connection.pool.query(`insert into collections (store_id, id, name, searchable) values ($1, 137, 'Gifts', true)`, [store])
  await samara.connection.pool.query(
    `insert into collection_products (store_id, collection_id, product_id, position) values ($1, 137, 201, 1), ($1, 137, 101, 2)`,
    [store],
  )
  await samara.addStore('eva@shop.example', 'other')
})
afterAll(() => samara.close())

const check = (
  file: string | Buffer,
  list: { kind: 'category' | 'collection'; id: number } = { kind: 'category', id: small.kitchen },
  store = 'mugs',
) => samara.call(checkOrderingFile, { query: { store, username: person, ...list } }, person, { file: Buffer.from(file as string) })

test('a file is read against the products of its category, those below included, or of its collection', async () => {
  const text = '\ufeffReference;Position\nR201;1\nr101;\nR999;2\n'
  expect((await check(text)).data).toEqual({
    lines: 3,
    products: [201, 101],
    positions: [1, null],
    bad: [{ line: 4, fault: 'unknown', text: 'R999' }],
    badLines: 1,
  })
  expect((await check(text, { kind: 'category', id: small.mugs })).data).toMatchObject({ products: [101], badLines: 2 })
  expect((await check('101\n102\n201\n', { kind: 'collection', id: 137 })).data).toMatchObject({
    products: [101, 201],
    bad: [{ line: 2, fault: 'unknown' }],
  })
})

test('what cannot be read is answered with what is wrong, and nothing else is served', async () => {
  // One file of a person is read at a time.
  const answers = [
    await check(''),
    await check('id;position\n'),
    await check('name\nVase\n'),
    await check(Buffer.alloc(limits.list.fileBytes + 1, 'a')),
    await check('1', { kind: 'category', id: 999 }),
    await check('1', { kind: 'collection', id: 999 }),
    await check('1', undefined, 'other'),
  ]
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
    [422, 'file/empty'],
    [422, 'file/no-lines'],
    [422, 'file/no-column'],
    [413, 'file/too-large'],
    [404, 'catalogue/unknown-category'],
    [404, 'catalogue/unknown-collection'],
    [403, 'access/other-store'],
  ])
})

test('of a file with more bad lines than a screen shows every one is given, by its number, what stands there and why', async () => {
  const file = `id;position\n101;1\n${Array.from({ length: 2_500 }, (_, at) => `x${at} «"»;1`).join('\n')}\n102;0\n`
  expect((await check(file)).data).toMatchObject({ lines: 2_502, products: [101], badLines: 2_501 })
  const { data } = await samara.call(
    badFileLines,
    { query: { store: 'mugs', username: person, kind: 'category', id: small.kitchen } },
    person,
    { file: Buffer.from(file) },
  )
  expect(data.line).toEqual(Array.from({ length: 2_501 }, (_, at) => at + 3))
  expect(data.text[2_499]).toBe('x2499 «"»')
  expect(data.text[2_500]).toBe('0')
  expect(data.fault.slice(-2)).toEqual(['unknown', 'position'])
})

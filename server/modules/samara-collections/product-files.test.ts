import { expect, test } from 'vitest'
import { addProductsFromFile, badProductFileLines, listSamaraCollections, uploadProductFile } from '../../../contract/index.ts'
import { ana } from '../../testing/small-store.ts'
import { samaraShop, store } from './samara.fixtures.ts'

const shop = samaraShop()

const query = { store, username: ana }

test('a file of ids and references is read line by line: good ones are added, bad ones and doubles named', async () => {
  await shop().newGroup('From a file')
  const upload = (text: string) => shop().samara.call(uploadProductFile, { query }, ana, { file: Buffer.from(text) })
  const { data } = await upload('id;reference\n101;\n;R203\n101;\n=1+1;\n999;\n')
  expect(data).toMatchObject({
    lines: 5,
    products: 2,
    badLines: 3,
    bad: [
      { line: 4, fault: 'duplicate' },
      { line: 5, fault: 'formula' },
      { line: 6, fault: 'unknown' },
    ],
  })
  const add = (key: string) =>
    shop().samara.call(addProductsFromFile, { params: { store, name: 'From a file' }, query: { username: ana }, body: { key } }, ana)
  expect((await add(data.key)).data).toEqual({ added: 2, known: 0, gone: 0 })
  await shop().change('update products set gone_at = now() where store_id = $1 and id = 203')
  expect((await add(data.key)).data).toEqual({ added: 0, known: 1, gone: 1 })
  await shop().change('update products set gone_at = null where store_id = $1 and id = 203')
  shop().samara.clock.set('2026-03-11T09:00:01Z')
  expect((await add(data.key)).problem.code).toBe('product-file/unknown')
  shop().samara.clock.set('2026-03-10T09:00:00Z')
  expect((await add('0'.repeat(32))).problem.code).toBe('product-file/unknown')
  expect((await upload('colour\nred\n')).problem.code).toBe('file/no-column')
  const none = (await upload('id\n998\n999\n')).data
  expect(none).toMatchObject({ lines: 2, products: 0, badLines: 2 })
  expect((await add(none.key)).data).toEqual({ added: 0, known: 0, gone: 0 })
})

test('of a file of products with more bad lines than a screen shows every one is given, also when no line is good', async () => {
  const bad = (file: string, person = ana) =>
    shop().samara.call(badProductFileLines, { query: { store, username: person } }, person, { file: Buffer.from(file) })
  const lines = Array.from({ length: 1_500 }, (_, at) => `x${at} «"»`)
  const file = `reference\nR203\n${lines.join('\n')}\nR203\n`
  const read = (await shop().samara.call(uploadProductFile, { query }, ana, { file: Buffer.from(file) })).data
  expect([read.products, read.badLines, read.bad.length]).toEqual([1, 1_501, 1_000])
  const { data } = await bad(file)
  expect(data.line).toEqual(Array.from({ length: 1_501 }, (_, at) => at + 3))
  expect(data.text).toEqual([...lines, 'R203'])
  expect(data.fault.slice(-2)).toEqual(['unknown', 'duplicate'])
  expect((await bad('reference\nR998\n')).data).toEqual({ line: [2], fault: ['unknown'], text: ['R998'] })
  expect((await bad('colour\nred\n')).problem.code).toBe('file/no-column')
})

test('a file of products may name them by their EANs, as spreadsheets leave them', async () => {
  const upload = async (text: string) => (await shop().samara.call(uploadProductFile, { query }, ana, { file: Buffer.from(text) })).data
  await shop()
    .change(`update products set eans = case id when 101 then array['0012345678905','2000000500003'] when 102 then array['4006381333931']
    when 103 then array['7501031311309'] when 104 then array['7501031311309'] end where store_id = $1 and id between 101 and 104`)
  // Without the nought in front, with spaces, by the number of another variant; one that two products have; one that none has.
  const { products, bad } = await upload('EAN\n12345678905\n4006381 333931\n2000000500003\n7501031311309\n4006381333932\n')
  expect([products, bad.map(({ line, fault }) => [line, fault])]).toEqual([
    2,
    [
      [4, 'duplicate'],
      [5, 'ambiguous'],
      [6, 'unknown'],
    ],
  ])
  // Among ids and references, and in a file without heads.
  expect(await upload('reference\nR203\n4006381333931\n')).toMatchObject({ products: 2, badLines: 0 })
  expect(await upload('4006381333931\n')).toMatchObject({ products: 1, badLines: 0 })
  await shop().change(`update products set eans = '{}' where store_id = $1`)
})

test('a file of 200 000 lines is read beside, while others are answered; its good lines are kept', async () => {
  const lines = ['id', ...Array.from({ length: 200_000 }, (_, nth) => (nth % 2 === 0 ? 101 : 500_000 + nth))]
  const reading = shop().samara.call(uploadProductFile, { query }, ana, { file: Buffer.from(lines.join('\n')) })
  let slowest = 0
  let answered = 0
  let over = false
  void reading.then(() => (over = true))
  while (!over) {
    const began = performance.now()
    await shop().samara.call(listSamaraCollections, { query: { store } }, ana)
    slowest = Math.max(slowest, performance.now() - began)
    answered += 1
  }
  const { status, data } = await reading
  expect([status, data.lines, data.products, data.badLines]).toEqual([200, 200_000, 1, 199_999])
  expect(data.bad.length).toBeLessThanOrEqual(1_000)
  expect(answered).toBeGreaterThan(0)
  // Read where others are answered, it would hold them up for as long as it takes.
  expect(slowest).toBeLessThan(2_000)
}, 60_000)

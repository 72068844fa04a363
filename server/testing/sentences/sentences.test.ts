import fastify from 'fastify'
import { expect, inject, test } from 'vitest'
import { listStores } from '../../../contract/index.ts'
import { send } from '../request.ts'
import { sentenceFinder } from './find-sentence.ts'
import { textsOf } from './texts-of-source.ts'

const source = `
import { a } from 'all of a module.ts'
type Of = 'a word of a type'
const found = sql<Row>\`select name from products where id = \${id}\`
const said = { detail: \`It stands at place \${place} of the list.\`, code: 'not-there', plain: 'Ends of lists' }
throw new Error("There is no such list.")`

test('English is found in what a program says, not in its statements, modules and types', async () => {
  expect((await textsOf('one.ts', source)).sort()).toEqual([
    'Ends of lists',
    'It stands at place',
    'There is no such list.',
    'of the list.',
  ])
})

test('a value that holds it is found, however deep, with its place; names, codes and what people typed are not', async () => {
  const find = sentenceFinder(await textsOf('one.ts', source))
  expect(find({ items: [{ id: 1, results: [{ detail: 'It stands at place 19 of the list.' }] }] })).toMatch(
    /^items\.0\.results\.0\.detail is English of the server \(“It stands at place”\)/,
  )
  for (const data of [
    { name: 'The best of the list of mine', code: 'not-there', at: '2026-03-10T09:00:00Z', count: 7, none: null },
    ['It stands', 'all of a module.ts', 'a word of a type', 'select name from products where id = 1'],
  ])
    expect(find(data)).toBeNull()
})

test('every call of the tests is looked at: English that stands in the source of the product fails it', async () => {
  const [text] = inject('englishOfProduct').filter((piece) => /^There is no such/.test(piece))
  expect(text).toBeDefined()
  const http = fastify()
  http.get(listStores.path, () => ({ isSuccess: true, data: [{ name: 'ana-shop', state: `${text!} Once more.` }] }))
  await expect(send(http, listStores, {}, { token: null })).rejects.toThrow('0.state is English of the server')
  await http.close()
})

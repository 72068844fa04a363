import Fastify, { type FastifyInstance } from 'fastify'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactType, endpoint } from '../../contract/index.ts'
import { WrittenJson } from '../kernel/written-json.ts'
import { answerProblems } from './problems.ts'
import { router } from './route.ts'
import { secure } from './security.ts'

const anonymous = { access: { anonymous: true }, service: 'catalogue', method: 'POST' } as const
const Rows = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))
const Columns = Type.Object({ id: Type.Array(Type.Integer()), name: Type.Array(Type.String()) })
const list = endpoint({ id: 'list', path: '/list', summary: '.', reply: Rows, compact: Columns, ...anonymous })
const wrong = endpoint({ id: 'wrong', path: '/wrong', summary: '.', reply: Rows, compact: Columns, ...anonymous })
const long = endpoint({ id: 'long', path: '/long', summary: '.', reply: Type.Array(Type.Integer()), ...anonymous })
const weigh = endpoint({
  id: 'weigh',
  path: '/weigh',
  summary: '.',
  upload: 100_000,
  reply: Type.Object({ bytes: Type.Integer(), last: Type.Integer() }),
  ...anonymous,
})
const parrot = endpoint({
  id: 'parrot',
  path: '/parrot',
  mostBytes: 1_000,
  summary: '.',
  body: Type.Object({ word: Type.String() }),
  reply: Type.String(),
  ...anonymous,
})
const person = endpoint({ id: 'person', path: '/person', summary: '.', reply: Type.Object({ name: Type.String() }), ...anonymous })

let http: FastifyInstance
beforeAll(async () => {
  http = Fastify()
  http.setValidatorCompiler(() => () => true)
  answerProblems(http)
  await secure(http, { publicUrl: 'http://localhost', issuer: 'http://localhost' })
  const policy = {
    signedIn: () => Promise.reject(new Error('nobody')),
    byApiToken: () => Promise.reject(new Error('nobody')),
    isApplication: () => false,
    outside: () => Promise.resolve(false),
    refused: () => Promise.resolve(),
  }
  const { route } = router(http, { policy, checkReplies: true, countTokenCall: () => Promise.resolve() })
  route(list, ({ compact }) =>
    Promise.resolve(
      new WrittenJson(compact ? ['{"id":[', '1,2', '],"name":["a","ñ"]}'] : ['[{"id":1,"name":"a"},', '{"id":2,"name":"ñ"}]']),
    ),
  )
  route(wrong, () => Promise.resolve(new WrittenJson(['{"id":["x"],"name":[]}'])))
  route(long, () => Promise.resolve(new WrittenJson(['[', Array.from({ length: 50_000 }, (_, i) => i).join(','), ']'])))
  route(weigh, ({ file }) => Promise.resolve({ bytes: file.length, last: file.at(-1) ?? -1 }))
  route(parrot, ({ body }) => Promise.resolve(body.word))
  route(person, () => Promise.resolve({ name: 'Ana', passwordHash: 'secret' }))
  await http.ready()
})
afterAll(() => http.close())

const ask = (url: string, headers: Record<string, string> = {}, payload?: string | Buffer) =>
  http.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) })

test('what the contract does not name does not leave the server', async () => {
  expect((await ask('/person')).json()).toEqual({ isSuccess: true, data: { name: 'Ana' } })
})

test('JSON that is written already goes out as it is, in the form that is asked for', async () => {
  const rows = await ask('/list', { accept: 'application/json' })
  expect(rows.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(rows.json()).toEqual({
    isSuccess: true,
    data: [
      { id: 1, name: 'a' },
      { id: 2, name: 'ñ' },
    ],
  })
  const columns = await ask('/list', { accept: compactType })
  expect(columns.headers['content-type']).toBe(`${compactType}; charset=utf-8`)
  expect(columns.headers.vary).toContain('accept')
  expect(columns.json()).toEqual({ isSuccess: true, data: { id: [1, 2], name: ['a', 'ñ'] } })
})

test('written JSON is held against the contract like any other reply', async () => {
  expect((await ask('/wrong', { accept: compactType })).statusCode).toBe(500)
})

test.each(['zstd', 'br', 'gzip', 'identity'])('a long answer arrives whole, sent as %s', async (encoding) => {
  const answer = await ask('/long', { 'accept-encoding': encoding })
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  const { gunzipSync, brotliDecompressSync, zstdDecompressSync } = await import('node:zlib')
  const open = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[encoding]!
  const { data } = JSON.parse(open(answer.rawPayload).toString()) as { data: number[] }
  expect([data.length, data.at(-1)]).toEqual([50_000, 49_999])
})

test('a file may be larger than any JSON body, up to its own limit', async () => {
  const file = { 'content-type': 'application/octet-stream' }
  expect((await ask('/weigh', file, Buffer.alloc(100_000, 7))).json()).toMatchObject({ data: { bytes: 100_000, last: 7 } })
  expect((await ask('/weigh', file, Buffer.alloc(100_001))).json()).toMatchObject({ status: 413, code: 'file/too-large' })
  expect((await ask('/parrot', { 'content-type': 'application/json' }, JSON.stringify({ word: 'x'.repeat(2_000) }))).json()).toMatchObject({
    code: 'request/too-large',
  })
})

test('no file at all is an empty one; JSON is no file, and a file is no JSON', async () => {
  expect((await ask('/weigh')).json()).toMatchObject({ data: { bytes: 0, last: -1 } })
  expect((await ask('/weigh', { 'content-type': 'application/json' }, '{}')).json()).toMatchObject({ code: 'request/malformed' })
  expect((await ask('/parrot', { 'content-type': 'application/octet-stream' }, Buffer.from('{"word":"a"}'))).json()).toMatchObject({
    code: 'request/malformed',
  })
})

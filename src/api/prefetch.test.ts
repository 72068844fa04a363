import { expect, test } from 'vitest'
import { listOpening, productsByCategory } from '../../contract/index.ts'
import { aheadOf } from './prefetch.ts'
import type { Call } from './call.ts'

const opening = { query: { store: 'demo', username: 'ana@tienda.es', kind: 'category', id: 7 } } as const
const whole = { query: { store: 'demo', username: 'ana@tienda.es', categoryId: 7 } }

/** Calls that were made, and how each ends. */
function calls(end: (id: string) => Promise<unknown>) {
  const made: string[] = []
  const call = ((endpoint: { id: string }) => {
    made.push(endpoint.id)
    return end(endpoint.id)
  }) as unknown as Call
  return { made, ...aheadOf(call) }
}

test('what was begun ahead is given to the first who asks the same; the next one asks anew', async () => {
  let nth = 0
  const { made, call, expect: begin } = calls(() => Promise.resolve(++nth))
  void begin(listOpening, opening)
  expect(await call(listOpening, opening)).toBe(1)
  expect(made).toEqual(['listOpening'])
  expect(await call(listOpening, opening)).toBe(2)
  expect(await call(listOpening, { query: { ...opening.query, id: 8 } })).toBe(3)
})

test('the compact form is another answer than the rows', async () => {
  let nth = 0
  const { call, expect: begin } = calls(() => Promise.resolve(++nth))
  const begun = begin(productsByCategory, whole, { compact: true })
  expect(await call(productsByCategory, whole)).toBe(1 + Number((await begun) === 1))
  expect(await call(productsByCategory, whole, { compact: true })).toBe(await begun)
})

test('a call that is held back is made once the other one has ended, even badly, and fails for who asked it', async () => {
  const { made, call, expect: begin } = calls((id) => Promise.reject(new Error(id)))
  const first = begin(listOpening, opening)
  void begin(productsByCategory, whole, { compact: true }, first)
  expect(made).toEqual([])
  await expect(call(listOpening, opening)).rejects.toThrow('listOpening')
  await expect(call(productsByCategory, whole, { compact: true })).rejects.toThrow('productsByCategory')
  expect(made).toEqual(['listOpening', 'productsByCategory'])
})

test('a caller that stops waiting gets an error, though the call goes on', async () => {
  const { call, expect: begin } = calls(() => new Promise(() => undefined))
  void begin(listOpening, opening)
  const left = new AbortController()
  const requested = call(listOpening, opening, { signal: left.signal })
  left.abort(new Error('left'))
  await expect(requested).rejects.toThrow('left')
})

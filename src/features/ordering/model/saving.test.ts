import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderingState, ProductList, ProductRow } from '../../../../contract/index.ts'
import { beginAt, make } from './history.ts'
import { savingOf, withOrdering } from './saving.ts'

const row = (id: number): ProductRow => ({
  id, name: `Product ${id}`, reference: `R${id}`, brand: '', category: '', imageUrl: null, price: null, listPrice: null, stock: 1, releasedOn: null, units30: 0, revenue30: 0, score: 0,
})
const state: OrderingState = { version: 4, name: null, savedAt: '2026-11-20T10:00:00Z', savedBy: 'ana@tienda.es', publishedVersion: null, publishedAt: null }
const list: ProductList = {
  category: { idcategoria: 7, namecategory: 'Tazas', routebefore: '' }, currency: 'GBP', salesFrom: '2026-10-21', salesTo: '2026-11-19',
  ordering: { ...state, version: 3 }, content: Array.from({ length: 30 }, (_, at) => row(at + 1)),
}

test('a few moves are sent as moves, a new order of everything as a whole', () => {
  const order = list.content.map(({ id }) => id)
  const few = make(beginAt(order), { products: [30], after: null }, String)
  expect(savingOf(few.order, few.done.map(({ move }) => move))).toEqual({ moves: [{ products: [30], after: null }] })
  const all = make(beginAt(order), { products: order.filter((id) => id % 2 === 0).concat(order.filter((id) => id % 2 === 1 && id > 1)), after: null }, String)
  expect(savingOf(all.order, all.done.map(({ move }) => move))).toEqual({ products: all.order })
})

test('however it is sent, the list afterwards is the ordering that was edited', () => {
  const order = list.content.map(({ id }) => id)
  fc.assert(
    fc.property(fc.array(fc.record({ products: fc.uniqueArray(fc.constantFrom(...order), { minLength: 1 }), after: fc.option(fc.constantFrom(...order)) }), { maxLength: 8 }), (moves) => {
      const history = moves.reduce((present, move) => make(present, move, String), beginAt(order))
      const after = withOrdering(list, savingOf(history.order, history.done.map(({ move }) => move)), state)
      expect(after.content.map(({ id }) => id)).toEqual(history.order)
      expect(after.ordering.version).toBe(4)
    }),
  )
})

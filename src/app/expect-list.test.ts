import { expect, test } from 'vitest'
import { listKinds } from '../../contract/index.ts'
import { listOf } from './expect-list.ts'
import { gridPath, orderPath, reviewPath } from './paths.ts'

const at = (address: string) => listOf(new URL(address, 'http://here'))

test('an address of the workbench tells which list of which store it opens', () => {
  for (const kind of listKinds) {
    const wanted = { store: 'demo', list: { kind, id: 7 } }
    for (const path of [orderPath, gridPath, reviewPath]) expect(at(path(wanted.list, 'demo'))).toEqual(wanted)
  }
})

test('other addresses, and those that leave something open, tell nothing', () => {
  for (const address of [
    '/home',
    '/order-by-category?store=demo',
    '/order-by-category?category=7',
    '/order-by-category?category=x&store=demo',
  ])
    expect(at(address)).toBeNull()
})

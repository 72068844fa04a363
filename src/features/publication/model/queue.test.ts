import { expect, test } from 'vitest'
import type { Category, Publication } from '../../../../contract/index.ts'
import { publication, scheduled } from '../publication.fixtures.ts'
import { eventsOf, familiesOf, foundIn, queueAddress, queueRequestOf, queueLinesOf, touchesOf } from './queue.ts'

const stores = [{ store: 'demo', displayName: 'Tienda de Ana', timeZone: 'Europe/Madrid', approval: false }]
const node = (id: number, children: Category[] = []): Category => ({
  id,
  name: `c${id}`,
  route: '',
  products: 1,
  children,
})
const families = new Map([['demo', familiesOf([node(1, [node(2, [node(3)]), node(4)])])]])
const of = (id: number, more: Partial<Publication> = {}): Publication => ({
  ...scheduled,
  id: `p${id}`,
  list: { kind: 'category', id },
  listName: `Lista ${id}`,
  ...more,
})

test('a line has the name of its store and its start: scheduled or real', () => {
  const [line, running, stranger] = queueLinesOf([scheduled, publication, { ...publication, store: 'gone' }], stores)
  expect(line).toMatchObject({ storeName: 'Tienda de Ana', timeZone: 'Europe/Madrid', when: '2026-11-27T00:05:00Z' })
  expect(running!.when).toBe('2026-11-20T09:28:01Z')
  expect(stranger).toMatchObject({ storeName: 'gone', timeZone: 'UTC' })
})

test('the filter finds publications by words of the name without accents, by state and by store', () => {
  const lines = queueLinesOf([{ ...publication, listName: 'Decoración navideña' }, scheduled], stores)
  const all = { search: '', state: '', store: '' } as const
  expect(foundIn(lines, { ...all, search: 'NAVIDENA deco' })).toEqual([lines[0]])
  expect(foundIn(lines, { ...all, state: 'scheduled' })).toEqual([lines[1]])
  expect(foundIn(lines, { ...all, store: 'other' })).toEqual([])
  expect(foundIn(lines, all)).toEqual(lines)
})

test('a filter survives the way into an address and back; defaults are not in the address', () => {
  const requested = { tab: 'calendar', search: 'mugs', state: 'failed', store: 'demo', open: 'p1' } as const
  const address = queueAddress(new URLSearchParams('keep=1'), requested)
  expect(address.get('keep')).toBe('1')
  expect(queueRequestOf(address)).toEqual(requested)
  expect(queueAddress(address, { tab: 'queue', search: '', state: '', store: '', open: null }).toString()).toBe('keep=1')
  expect(queueRequestOf(new URLSearchParams('tab=nonsense&state=lost'))).toEqual({
    tab: 'queue',
    search: '',
    state: '',
    store: '',
    open: null,
  })
})

test('a category and one below it write to the same lists; two siblings do not', () => {
  const events = eventsOf(queueLinesOf([of(1), of(2), of(3), of(4)], stores), families)
  const touched = new Map(events.map(({ id, touches }) => [id, new Set(touches)]))
  const collide = (one: string, other: string): boolean => !touched.get(one)!.isDisjointFrom(touched.get(other)!)
  expect(collide('p1', 'p3')).toBe(true)
  expect(collide('p2', 'p3')).toBe(true)
  expect(collide('p2', 'p4')).toBe(false)
  expect(collide('p3', 'p4')).toBe(false)
})

test('without a tree a category contains only itself, and a collection is not the category with the same id', () => {
  const among = new Set([1, 2])
  expect(touchesOf(of(1), new Map(), among)).toEqual(['demo category 1'])
  expect(touchesOf({ store: 'demo', list: { kind: 'collection', id: 1 } }, families, among)).toEqual(['demo collection 1'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract, type Endpoint } from '../../contract/index.ts'
import { keepAnswer, keptAnswer } from './answers.ts'
import { isAboutStore, keyOf } from './key.ts'

const stored = (): Storage => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => Object.assign(storage, { [name]: text }) && void kept.set(name, text),
    removeItem: (name: string) => void (kept.delete(name) && delete (storage as Record<string, unknown>)[name]),
  }
  return storage as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', stored())
  vi.stubGlobal('sessionStorage', stored())
})
afterEach(() => vi.unstubAllGlobals())

test('an answer is kept for the same version of the product; another one drops it', () => {
  keepAnswer('local', 'listStores', '1', [{ store: 'demo' }])
  expect(keptAnswer('local', 'listStores', '1')).toEqual([{ store: 'demo' }])
  expect(keptAnswer('local', 'listStores', '2')).toBeUndefined()
  expect(localStorage.getItem('SMR.cache.listStores')).toBeNull()
})

test('broken and foreign contents are dropped quietly', () => {
  for (const text of ['{', '5', 'null', '"x"', '[]', '{"version":"1"}', '{"version":"1","answer":null}', '{"version":"1","answer":5}']) {
    localStorage.setItem('SMR.cache.listStores', text)
    expect(keptAnswer('local', 'listStores', '1')).toBeUndefined()
  }
})

test('storage that is full or forbidden is tolerated', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepAnswer('local', 'listStores', '1', [])
  expect(keptAnswer('local', 'listStores', '1')).toBeUndefined()
})

test('who signs out leaves no answer behind, nor one that comes before the page is gone', async () => {
  // A page of its own: it remembers no answer from then on.
  vi.resetModules()
  const page = await import('./answers.ts')
  page.keepAnswer('local', 'a', '1', [1])
  page.keepAnswer('session', 'b', '1', [2])
  page.forgetAnswers()
  page.keepAnswer('local', 'late', '1', [3])
  page.keepAnswer('session', 'late', '1', [4])
  expect(
    Object.keys(localStorage)
      .concat(Object.keys(sessionStorage))
      .filter((name) => name.startsWith('SMR.')),
  ).toEqual([])
  keepAnswer('local', 'of the next page', '1', [5])
  expect(keptAnswer('local', 'of the next page', '1')).toEqual([5])
})

test('every call that reads about a store names it in its key, so that leaving the store forgets its answers', () => {
  const reads = Object.values(contract as unknown as Record<string, Endpoint>).filter(
    ({ method, access }) => method === 'GET' && access.store,
  )
  expect(reads.length).toBeGreaterThan(10)
  for (const endpoint of reads) {
    const inPath = endpoint.access.store === 'params.store'
    expect(inPath ? 'query.store' : endpoint.access.store, endpoint.id).toBe('query.store')
    const query = { ...(inPath ? {} : { store: 'demo' }), username: 'ana@tienda.es' }
    const key = keyOf(endpoint, { params: { username: 'a b@c', store: 'demo', name: 'dem' }, query } as never)
    expect(isAboutStore(key, 'demo'), key).toBe(true)
    expect(isAboutStore(key, 'dem'), key).toBe(false)
  }
  expect(isAboutStore('listNotices /api/v1/notices?username=demo', 'demo')).toBe(false)
})

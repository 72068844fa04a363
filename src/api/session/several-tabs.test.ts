import { expect, test, vi } from 'vitest'
import { atProvider, entering, noTabs, signedIn, tab, TabStorage } from './session.fixtures.ts'
import type { Tabs, Word } from './tabs.ts'

const idp = atProvider()

test('a duplicated tab takes the token that the other one got, instead of using the old one twice', async () => {
  const listener: ((word: Word) => void)[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const shared = (own: number): Tabs => ({
    post: (word) => listener.forEach((listen, at) => at !== own && listen(word)),
    onWord: (listen) => void (listener[own] = listen),
    alone: (work) => {
      const mine = turn.then(work)
      turn = mine.catch(() => undefined)
      return mine
    },
  })
  const { session, here } = await signedIn('/home', tab('/home'), shared(0))
  const copy = new TabStorage()
  for (const name of here.storage.names()) copy.setItem(name, here.storage.getItem(name) ?? '')
  const twin = await entering(tab('/home', copy).browser, shared(1))
  if (twin.kind !== 'entered') throw new Error('the copy is not signed in')
  const both = Promise.all([session.renew(), twin.session.renew()])
  await vi.advanceTimersByTimeAsync(200)
  expect(await both).toEqual(['renewed', 'renewed'])
  expect(idp().state.refreshes).toEqual(['refresh-1'])
  expect(await twin.session.token()).toBe('access-2')
})

test('what was kept for speed is forgotten by the tab where one signs out and by the others', async () => {
  const listeners: ((word: Word) => void)[] = []
  const { session, here } = await signedIn('/home', tab('/home'), { ...noTabs, onWord: (listen) => void listeners.push(listen) })
  for (const listen of listeners) listen({ kind: 'signed-out', subject: 'somebody else' })
  expect(here.seen.forgotten).toBe(0)
  for (const listen of listeners) listen({ kind: 'signed-out', subject: 'p1' })
  expect(session.endings()).toBe(1)
  expect(here.seen.forgotten).toBe(1)
  await session.signOut()
  expect(here.seen.forgotten).toBe(2)
})

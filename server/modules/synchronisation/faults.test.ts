import { describe, expect, test } from 'vitest'
import { cancelSynchronisation, resumeSynchronisation } from '../../../contract/index.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import { synchronisingShop } from './synchronisation.fixtures.ts'

const here = synchronisingShop()
const { products, product, present, work, ask, everything, readiness, notices, failAt } = here

describe('when it does not go well', () => {
  test('a wrong key ends it at once, with one notice', async () => {
    here.shop.before = () => {
      throw new PlatformFault('credential', 'wrong key')
    }
    expect(await everything()).toMatchObject({ state: 'failed', failure: 'credential' })
    expect(here.shop.calls).toHaveLength(1)
    expect(await notices()).toEqual(['credential-invalid'])
    expect(await readiness()).toMatchObject({ readiness: 'failed' })
  })

  test('a right that lacks for one part leaves that part as it was, and the rest comes in', async () => {
    here.shop.before = (call) => {
      if (/^collections?/.test(call)) throw new PlatformFault('forbidden', 'View collections')
    }
    expect(await everything()).toMatchObject({ state: 'done-with-errors', failure: 'forbidden', read: 8 })
    expect(await readiness()).toMatchObject({ readiness: 'ready', products: 8 })
    expect(await notices()).toEqual(['synchronisation-with-errors'])
  })

  test('a product that nobody can make sense of is counted and stays as it was', async () => {
    await everything()
    here.shop.products.get(103)!.score = 1
    failAt('product 103', new PlatformFault('unreadable', 'score: nonsense'))
    expect(await everything()).toMatchObject({ state: 'done-with-errors', unreadable: 1, gone: 0 })
    expect(await product(103)).toMatchObject({ score: 1897, gone: false })
  })

  test('a page of numbers that makes no sense is counted, and the rest comes in', async () => {
    await everything()
    here.shop.lostPages.add(4)
    const ended = await everything()
    expect(ended).toMatchObject({ state: 'done-with-errors', unreadable: 3, gone: 0, failure: null })
    expect((await products()).filter(({ gone }) => gone)).toEqual([])
    here.shop.lostPages.clear()
    expect(await everything()).toMatchObject({ state: 'done', unreadable: 0 })
  })

  test('one nonsense answer about what shoppers see is asked for again in parts, and nothing is lost by it', async () => {
    let once = true
    here.shop.before = (call) => {
      if (!once || !call.startsWith('offers')) return
      once = false
      throw new PlatformFault('unreadable', 'a page instead of data')
    }
    expect(await everything()).toMatchObject({ state: 'done', unreadable: 0, read: 8 })
  })

  test('while the platform is away it waits, says until when, and goes on by itself', async () => {
    here.shop.before = (call) => {
      if (call === 'product 103') throw new PlatformFault('unavailable', 'no answer', 120_000)
    }
    const { data } = await ask()
    await work(1)
    expect(await present(data.id)).toMatchObject({
      state: 'waiting',
      waitingFor: 'platform',
      retryAt: '2026-03-10T09:02:00.000Z',
      phase: 'details',
    })
    here.shop.before = () => {}
    here.shop.calls.splice(0)
    here.samara.clock.set('2026-03-10T09:02:00Z')
    await work()
    expect(await present(data.id)).toMatchObject({ state: 'done', waitingFor: null, retryAt: null })
    expect(here.shop.calls.filter((call) => call.startsWith('ids') || call.startsWith('offers'))).toEqual([])
    here.samara.clock.set('2026-03-10T09:00:00Z')
  })

  test('cancelled while the platform answers slowly it stops at once, writes nothing more, and is gone on with where it stopped', async () => {
    let answer = () => {}
    const requested = new Promise<void>((resolve) => {
      here.shop.before = (call) => {
        if (call !== 'product 103') return
        resolve()
        return new Promise<void>((go) => (answer = go))
      }
    })
    const { data } = await ask()
    const working = work(1)
    await requested
    expect((await here.samara.call(cancelSynchronisation, { params: { id: data.id }, query: here.query }, here.ana)).data).toMatchObject({
      state: 'cancelled',
    })
    expect(await readiness()).toMatchObject({ readiness: 'ready' })
    // The platform has not answered yet.
    await working
    const { length } = here.shop.calls
    answer()
    here.shop.before = () => {}
    expect((await products()).filter(({ details }) => details)).toEqual([])
    expect(await here.samara.call(cancelSynchronisation, { params: { id: data.id }, query: here.query }, here.ana)).toMatchObject({
      problem: { code: 'synchronisation/already-ended' },
    })
    const resumed = await here.samara.call(resumeSynchronisation, { params: { id: data.id }, query: here.query }, here.ana)
    expect(resumed.data).toMatchObject({ state: 'waiting', phase: 'details' })
    await work()
    expect(await present(data.id)).toMatchObject({ state: 'done', added: 8 })
    expect(here.shop.calls.slice(length).filter((call) => call.startsWith('offers'))).toEqual([])
    expect(await here.samara.call(resumeSynchronisation, { params: { id: data.id }, query: here.query }, here.ana)).toMatchObject({
      problem: { code: 'synchronisation/not-stopped' },
    })
  })

  test('a store whose first synchronisation is cancelled before anything can be seen says so, and is brought in after all', async () => {
    const { data } = await ask()
    await here.samara.call(cancelSynchronisation, { params: { id: data.id }, query: here.query }, here.ana)
    expect(await readiness()).toMatchObject({ readiness: 'failed' })
    await here.samara.call(resumeSynchronisation, { params: { id: data.id }, query: here.query }, here.ana)
    expect(await readiness()).toMatchObject({ readiness: 'synchronising' })
    await work()
    expect(await readiness()).toMatchObject({ readiness: 'ready', products: 8 })
  })

  test('a fault of our own is tried again, and said after many', async () => {
    here.shop.before = (call) => {
      if (call === 'tree') throw new Error('what nobody thought of')
    }
    expect(await everything()).toMatchObject({ state: 'failed', failure: 'unexpected' })
    expect(await notices()).toEqual(['synchronisation-failed'])
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { LockLost } from '../../database/advisory-lock.ts'
import { synchronisationKind } from './synchronisation-kind.ts'
import { synchronisingShop } from './synchronisation.fixtures.ts'

const here = synchronisingShop()
const { products, latest, present, work, ask, everything, failAt } = here

describe('behaviour 12, going on after a crash · a run that is broken off', () => {
  test('at any call goes on where it was: at most one page is asked for again, and all is as if nothing had been', async () => {
    await everything()
    const ofTheCatalogue = () => here.shop.calls.filter((call) => !call.includes('sales'))
    const whole = ofTheCatalogue()
    const state = async () => ({ products: await products(), run: { ...(await latest())[0]!, id: '', store: '', requestedBy: '' } })
    const wanted = await state()
    const page = 8
    for (const call of [
      'credential',
      'shares',
      'ids from 4',
      'offers 104 105 201',
      'product 101',
      'product 203',
      'collections',
      'collection 8',
    ]) {
      expect(whole).toContain(call)
      await here.openStore()
      failAt(call, new Error(`broken off at ${call}`))
      await everything()
      expect(await state(), call).toEqual(wanted)
      const again = ofTheCatalogue().length - whole.length
      expect(again, call).toBeGreaterThan(0)
      expect(again, call).toBeLessThanOrEqual(page)
      const before = here.shop.calls.slice(0, here.shop.calls.indexOf(call))
      // Pages of numbers that were committed are not asked for again.
      for (const made of before.filter((one) => one.startsWith('offers')))
        expect(
          here.shop.calls.filter((one) => one === made),
          made,
        ).toHaveLength(1)
    }
  })

  test('what another process has gone on with meanwhile is not written over', async () => {
    let taken = false
    here.shop.before = async (call) => {
      if (call !== 'product 102' || taken) return
      taken = true
      await here.samara.connection.pool.query(`update synchronisations set cursor = '999' where store_id = $1 and phase = 'details'`, [
        here.store,
      ])
    }
    await ask()
    await work()
    expect((await products()).filter(({ details }) => details)).toEqual([])
  })

  test('that loses its lock with its connection writes nothing more and decides nothing; whoever takes over goes on', async () => {
    const kills: Promise<{ rowCount: number | null }>[] = []
    here.shop.before = async (call) => {
      if (call !== 'product 102' || kills.length > 0) return
      const run = (await latest())[0]!.id
      const kill = here.samara.connection.pool.query(
        `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
         where l.locktype = 'advisory' and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, 0)`,
        [`run ${run}`],
      )
      kills.push(kill)
      await kill
      await sleep(200)
    }
    await ask()
    await expect(work()).rejects.toBeInstanceOf(LockLost)
    // The worker may notice before the answer of the statement that ended its session is read.
    expect((await kills[0])?.rowCount).toBe(1)
    const { id, state, failure } = (await latest())[0]!
    expect({ state, failure }).toEqual({ state: 'running', failure: null })
    expect((await products()).filter(({ details }) => details)).toEqual([])
    await here.samara.jobs.enqueue(synchronisationKind.name, { store: here.store, run: id }, { queries: here.samara.connection.database })
    await work()
    expect(await present(id)).toMatchObject({ state: 'done' })
  })
})

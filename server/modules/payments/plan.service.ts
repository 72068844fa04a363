import {
  type KeepChoice,
  type PlanLimitName,
  type PlanName,
  plans,
  planThatLifts,
  type PlanUse,
  type StorePlan,
} from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Runs } from '../../runs/index.ts'
import { type AllPlaced, fitInto } from './fit-plan.ts'
import { isLive } from './life.ts'
import { planRepository } from './plan.repository.ts'

export interface PlanDependencies {
  database: Database
  clock: Clock
  runs: Pick<Runs, 'wake'>
  /** The plan of everybody who subscribes to none and was given none. */
  includedPlan: PlanName
  /** Lets automations of a store wait, or go on. */
  pauseAutomations: (queries: Queries, storeId: string, ids: readonly number[], paused: boolean) => Promise<void>
}

type Countable = Exclude<PlanLimitName, 'reports'>

export type PlanService = ReturnType<typeof planService>

/** Which plan counts for a person, what is used of it, and what it has no place for. */
export function planService({ database, clock, runs, includedPlan, pauseAutomations }: PlanDependencies) {
  async function planOf(queries: Queries, personId: string): Promise<PlanName> {
    const { state, plan, given } = await planRepository(queries).planOf(personId)
    return plan !== null && state !== null && isLive(state) ? plan : (given ?? includedPlan)
  }

  async function placed(queries: Queries, personId: string): Promise<AllPlaced> {
    const repository = planRepository(queries)
    const stores = await repository.storesOf(personId)
    const ids = stores.map(({ id }) => id)
    const names = new Map(stores.map(({ id, name }) => [id, name]))
    const real = stores.filter(({ demo }) => !demo)
    const pauses = await repository.pauses(ids)
    const waiting: AllPlaced['automations'][number][] = []
    for (const storeId of new Set(pauses.filter(({ kind }) => kind === 'automation').map((pause) => pause.storeId))) {
      const things = pauses.filter((pause) => pause.kind === 'automation' && pause.storeId === storeId).map(({ thing }) => Number(thing))
      for (const row of await repository.pausedAutomations(storeId, things))
        waiting.push({ ...row, storeName: names.get(storeId) ?? '', paused: true })
    }
    const running = (await repository.automations(ids)).map((row) => ({ ...row, storeName: names.get(row.storeId) ?? '', paused: false }))
    return {
      stores: real.map(({ id, name }) => ({
        storeId: id,
        storeName: name,
        thing: '',
        name,
        paused: pauses.some(({ kind, storeId }) => kind === 'store' && storeId === id),
      })),
      partners: await repository.partners(ids),
      automations: [...running, ...waiting].sort((one, other) => Number(one.thing) - Number(other.thing)),
      products: await repository.products(real.map(({ id }) => id)),
    }
  }

  async function usedOf(queries: Queries, personId: string, name: PlanLimitName): Promise<number> {
    const repository = planRepository(queries)
    const stores = await repository.storesOf(personId)
    const ids = stores.map(({ id }) => id)
    const real = stores.filter(({ demo }) => !demo).map(({ id }) => id)
    if (name === 'products') return repository.products(real)
    if (name === 'reports') return repository.monthsOfSales(ids, clock.now())
    if (name === 'automations') return (await repository.automations(ids)).length
    if (name === 'partners')
      return (await repository.partners(ids)).filter(({ paused }) => !paused).length + (await repository.invitations(ids, clock.now()))
    const pauses = await repository.pauses(real)
    return real.filter((id) => !pauses.some(({ kind, storeId }) => kind === 'store' && storeId === id)).length
  }

  const reached = (limit: PlanLimitName, plan: PlanName, most: number, used: number, wanted: number, own: boolean) =>
    new ProblemError(`limit/${limit}`, `The plan ${plan} allows ${most} ${limit}.`, {
      limit: { name: limit, plan, most, used, liftedBy: planThatLifts(limit, wanted), own },
    })

  async function requireRoomOf(queries: Queries, personId: string, limit: Countable, own: boolean): Promise<void> {
    await planRepository(queries).lock(personId)
    const plan = await planOf(queries, personId)
    const most = plans[plan].limits[limit]
    if (most === null) return
    const used = await usedOf(queries, personId, limit)
    if (used >= most) throw reached(limit, plan, most, used, used + 1, own)
  }

  return {
    planOf,
    /** What takes places of a person's plan. */
    placed,
    /** The plan of a store: that of its first owner. */
    async ofStore(storeId: string, personId: string): Promise<StorePlan> {
      const payer = await planRepository(database).payerOf(storeId)
      if (!payer) throw new ProblemError('store/unknown', 'The store has no owner.')
      return {
        plan: await planOf(database, payer.id),
        own: payer.id === personId,
        payer: payer.name,
        use: await this.use(database, payer.id),
      }
    },
    /** What is used of a person's plan. */
    async use(queries: Queries, personId: string): Promise<PlanUse> {
      const { limits } = plans[await planOf(queries, personId)]
      const use = async (name: PlanLimitName) => ({ used: await usedOf(queries, personId, name), most: limits[name] })
      return {
        stores: await use('stores'),
        products: await use('products'),
        partners: await use('partners'),
        automations: await use('automations'),
        reports: await use('reports'),
      }
    },
    /** What the plan has paused. */
    async pausedCounts(queries: Queries, personId: string): Promise<{ stores: number; partners: number; automations: number }> {
      const all = await placed(queries, personId)
      const count = (kind: 'stores' | 'partners' | 'automations') => all[kind].filter(({ paused }) => paused).length
      return { stores: count('stores'), partners: count('partners'), automations: count('automations') }
    },
    /** Throws `limit/…` where what was just added in the transaction has no place in a person's own plan. */
    async requireNoMore(queries: Queries, personId: string, limit: Countable): Promise<void> {
      await planRepository(queries).lock(personId)
      const plan = await planOf(queries, personId)
      const most = plans[plan].limits[limit]
      const used = await usedOf(queries, personId, limit)
      if (most !== null && used > most) throw reached(limit, plan, most, used - 1, used, true)
    },
    /** Holds a place of the plan that a store is under until the transaction ends. Throws `limit/…`. */
    async requireRoomIn(queries: Queries, storeId: string, personId: string, limit: Countable): Promise<void> {
      const payer = await planRepository(queries).payerOf(storeId)
      if (payer) await requireRoomOf(queries, payer.id, limit, payer.id === personId)
    },
    /** Throws `limit/products` where the stores under a plan have more products than it allows. What is indexed stays as it is. */
    async requireProducts(queries: Queries, storeId: string, personId: string | null): Promise<void> {
      const payer = await planRepository(queries).payerOf(storeId)
      if (!payer) return
      const plan = await planOf(queries, payer.id)
      const most = plans[plan].limits.products
      if (most === null) return
      const own = await planRepository(queries).storesOf(payer.id)
      if (own.find(({ id }) => id === storeId)?.demo !== false) return
      const used = await usedOf(queries, payer.id, 'products')
      if (used > most) throw reached('products', plan, most, used, used, payer.id === personId)
    },
    /** Throws `limit/reports` where a day is further back than the plan's reports reach. A demo store shows all that it has. */
    async requireReach(storeId: string, personId: string, from: string): Promise<void> {
      const payer = await planRepository(database).payerOf(storeId)
      if (!payer) return
      const plan = await planOf(database, payer.id)
      const most = plans[plan].limits.reports
      if (most === null) return
      const own = await planRepository(database).storesOf(payer.id)
      if (own.find(({ id }) => id === storeId)?.demo !== false) return
      const now = clock.now()
      const months = (now.getTime() - Date.parse(`${from}T00:00:00Z`)) / 2_629_800_000
      // A day more: days of a store are not those of the server.
      if (months > most + 2 / 30) throw reached('reports', plan, most, Math.ceil(months), Math.ceil(months), payer.id === personId)
    },
    /** Throws where the plan has paused a store, and has no place for it. */
    async requirePlaceOfStore(queries: Queries, storeId: string, personId: string): Promise<void> {
      if (!(await planRepository(queries).isPaused(storeId, 'store', ''))) return
      await this.requireRoomIn(queries, storeId, personId, 'stores')
      await planRepository(queries).removePause(storeId, 'store', '')
    },
    /** Forgets that the plan had paused an automation: a person has turned it on, or off. */
    forgetPause: (queries: Queries, storeId: string, automation: number): Promise<void> =>
      planRepository(queries).removePause(storeId, 'automation', String(automation)),
    /**
     * Pauses what the plan of a person has no place for, and lets go on what
     * it has one for. Gives the stores that go on: wake them afterwards.
     */
    async fit(queries: Queries, personId: string, keep: KeepChoice | null): Promise<string[]> {
      const repository = planRepository(queries)
      await repository.lock(personId)
      const { pause, lift } = fitInto(await planOf(queries, personId), await placed(queries, personId), keep)
      const at = clock.now()
      for (const [kind, { storeId, thing }] of pause) {
        if (kind === 'stores' && !(await repository.pauseStore(storeId, at))) continue
        if (kind === 'partners') await repository.pausePartner(storeId, thing, at)
        if (kind === 'automations') await pauseAutomations(queries, storeId, [Number(thing)], true)
        if (kind !== 'partners') await repository.addPause(storeId, kind === 'stores' ? 'store' : 'automation', thing, at)
      }
      for (const [kind, { storeId, thing }] of lift) {
        if (kind === 'stores') await repository.continueStore(storeId)
        if (kind === 'partners') await repository.pausePartner(storeId, thing, null)
        if (kind === 'automations') await pauseAutomations(queries, storeId, [Number(thing)], false)
        if (kind !== 'partners') await repository.removePause(storeId, kind === 'stores' ? 'store' : 'automation', thing)
      }
      return lift.filter(([kind]) => kind === 'stores').map(([, { storeId }]) => storeId)
    },
    /** Lets the work of stores go on that are paused no more. */
    async wake(stores: readonly string[]): Promise<void> {
      for (const id of stores) await runs.wake(id)
    },
  }
}

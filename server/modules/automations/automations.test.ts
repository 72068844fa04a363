import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Automation,
  type AutomationConfiguration,
  type AutomationRun,
  addProducts,
  approveProposal,
  cancelAutomationRun,
  changeCategoryAutomation,
  changeCollectionAutomation,
  createCategoryAutomation,
  createCollectionAutomation,
  createSamaraCollection,
  fingerprintOf,
  keepDraft,
  listAutomationRuns,
  listCategoryAutomations,
  listCollectionAutomations,
  listNotices,
  listProposals,
  orderingVersions,
  readAuditLog,
  readHome,
  readProposal,
  removeCategoryAutomation,
  removeCollectionAutomation,
  triggerCategoryAutomation,
  triggerCollectionAutomation,
  withdrawProposal,
} from '../../../contract/index.ts'
import { membershipsRepository } from '../../access/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { morning, mugs, type Publishing, type PublishingStore, startPublishing } from '../../testing/publishing.ts'
import { automationRunsRepository } from './automation-runs.repository.ts'

/** The mugs by what they sell: the higher the number, the more. */
const best = [105, 104, 103, 102, 101]
const plates = { kind: 'category', id: small.plates } as const
const usual: AutomationConfiguration = {
  targets: { by: 'lists', lists: [mugs] },
  order: { preset: 'best-sellers' },
  rules: null,
  cadence: { every: 'day', at: '04:00' },
  startsOn: null,
  endsOn: null,
  paused: false,
  guards: { firstScreen: null, places: null, gain: null, approval: false, quiet: null },
  priority: 50,
}

let publishing: Publishing
let shop: PublishingStore
let keys = 0
let seconds = 0
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
  await change("update stores set time_zone = 'Europe/Madrid' where id = $1")
  seconds = 0
  await change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue)
     select $1, date '2026-03-09' - d, id, id % 100, 500 * (id % 100) from generate_series(0, 29) d, unnest('{101,102,103,104,105,201,202,203}'::int[]) id`,
  )
  await publishing.samara.app.services.scores.renew(shop.id)
  await publishing.samara.work()
  publishing.samara.jobs.clear()
})
afterAll(() => publishing.close())

const call: Publishing['samara']['call'] = (...given) => publishing.samara.call(...given)
const change = async (text: string, ...more: unknown[]) => void (await publishing.samara.connection.pool.query(text, [shop.id, ...more]))
const query = (email = shop.ana) => ({ store: shop.name, username: email })
const key = () => `automation-${(keys += 1)}-of-the-test`

const create = (more: Partial<AutomationConfiguration> = {}, { name = 'Mugs', by = shop.ana, with: given = key() } = {}) =>
  call(createCategoryAutomation, { query: { username: by }, body: { store: shop.name, name, configuration: { ...usual, ...more } } }, by, {
    key: given,
  })
async function made(more: Partial<AutomationConfiguration> = {}, options: Parameters<typeof create>[1] = {}): Promise<Automation> {
  const { data, problem } = await create(more, options)
  if (problem.code) throw new Error(JSON.stringify(problem))
  return data
}
const trigger = (id: number, by = shop.ana) => call(triggerCategoryAutomation, { params: { id }, query: query(by) }, by, { key: key() })
const list = async (): Promise<Automation[]> => (await call(listCategoryAutomations, { query: query() }, shop.ana)).data
const history = async (automation: number): Promise<AutomationRun[]> =>
  (await call(listAutomationRuns, { query: { ...query(), automation } }, shop.ana)).data
/** Runs it now, and gives what became of its lists. */
async function run(id: number) {
  publishing.samara.clock.set(new Date(Date.parse(morning) + (seconds += 1) * 1_000).toISOString())
  await trigger(id)
  await publishing.samara.work()
  return (await history(id))[0]!.lists
}
/** It becomes a time, and what waits for it is begun. */
async function become(at: string) {
  publishing.samara.clock.set(at)
  publishing.samara.jobs.clear()
  await publishing.samara.app.services.runs.resume('lost')
  await publishing.samara.work()
}
async function join(name: string, limits: { categories: number[] | null; approval?: boolean }): Promise<string> {
  const email = `${name}-${shop.name}@shop.example`
  const { id } = await publishing.samara.app.services.users.add({ email, name, passwordHash: null })
  const given = { brands: null, approval: false, ...limits }
  await membershipsRepository(publishing.samara.connection.database).put({ storeId: shop.id, personId: id, role: 'partner', limits: given })
  return email
}

describe('the ten calls', () => {
  test('those of categories: made once for a key, listed by name, changed, triggered, deleted, each written down', async () => {
    const same = key()
    const first = await made({}, { with: same })
    expect(first).toMatchObject({ name: 'Mugs', configuration: usual, state: 'active', lists: 1, outranked: 0, lastRun: null })
    expect(first.nextAt).toBe('2026-03-11T03:00:00.000Z')
    expect((await made({}, { with: same })).id).toBe(first.id)
    await made({ paused: true }, { name: 'All' })
    expect((await list()).map(({ name, state, nextAt }) => [name, state, nextAt !== null])).toEqual([
      ['All', 'paused', false],
      ['Mugs', 'active', true],
    ])
    const body = {
      store: shop.name,
      id: first.id,
      version: first.version,
      name: ' Tea ',
      configuration: { ...usual, endsOn: '2026-03-01' },
    }
    const changed = await call(changeCategoryAutomation, { query: { username: shop.ana }, body }, shop.ana)
    expect(changed.data).toMatchObject({ id: first.id, name: 'Tea', state: 'over', nextAt: null, changedBy: shop.ana })
    expect((await trigger(first.id)).data).toMatchObject({ automation: first.id, cause: 'person', state: 'running' })
    expect((await trigger(first.id)).problem.code).toBe('automation/already-running')
    const removed = await call(removeCategoryAutomation, { params: { id: first.id }, query: query() }, shop.ana)
    expect(removed.status).toBe(200)
    expect(await list()).toHaveLength(1)
    await publishing.samara.work()
    const written = await call(readAuditLog, {}, 'operator@samara.example')
    expect(JSON.stringify(written.data)).toMatch(/automation-made.*Mugs|Mugs.*automation-made/)
  })

  test('of two people who save one at once the second is refused, and changes it once they have seen what the first saved', async () => {
    const rosa = await join('rosa', { categories: null })
    const { id, version } = await made()
    const save = (who: string, name: string, seen: number) =>
      call(
        changeCategoryAutomation,
        { query: { username: who }, body: { store: shop.name, id, version: seen, name, configuration: usual } },
        who,
      )
    const answers = await Promise.all([save(shop.ana, 'Hers', version), save(rosa, 'Theirs', version)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.problem.code).toBe('automation/stale-version')
    const saved = answers.find(({ status }) => status === 200)!.data
    expect(await list()).toMatchObject([{ name: saved.name, version: version + 1 }])
    expect((await save(rosa, 'Both', saved.version)).data).toMatchObject({ name: 'Both', version: version + 2, changedBy: 'rosa' })
  })

  test('those of collections: of both kinds, and of nothing that lies below', async () => {
    await change("insert into collections (store_id, id, name, searchable) values ($1, 7, 'Tea time', true)")
    const give = (targets: AutomationConfiguration['targets']) => ({
      query: { username: shop.ana },
      body: { store: shop.name, name: 'Tea', configuration: { ...usual, targets } },
    })
    const wrong = await call(createCollectionAutomation, give({ by: 'below', category: 10 }), shop.ana, { key: key() })
    expect(wrong.problem.code).toBe('automation/bad-targets')
    expect((await call(createCollectionAutomation, give(usual.targets), shop.ana, { key: key() })).problem.code).toBe(
      'automation/bad-targets',
    )
    const { data } = await call(createCollectionAutomation, give({ by: 'name', contains: 'tea' }), shop.ana, { key: key() })
    expect(data).toMatchObject({ lists: 1 })
    expect((await call(listCollectionAutomations, { query: query() }, shop.ana)).data).toHaveLength(1)
    expect(await list()).toEqual([])
    const changed = give({ by: 'name', contains: 'nothing' })
    expect(
      (await call(changeCollectionAutomation, { ...changed, body: { ...changed.body, id: data.id, version: data.version } }, shop.ana)).data
        .lists,
    ).toBe(0)
    const one = { params: { id: data.id }, query: query() }
    expect(
      (await call(changeCategoryAutomation, { ...changed, body: { ...changed.body, id: data.id, version: 2 } }, shop.ana)).problem.code,
    ).toBe('automation/unknown')
    expect((await call(triggerCollectionAutomation, one, shop.ana)).data).toMatchObject({ state: 'running' })
    await publishing.samara.work()
    expect(await history(data.id)).toMatchObject([{ state: 'done', lists: [] }])
    expect((await call(removeCollectionAutomation, one, shop.ana)).status).toBe(200)
    expect((await call(removeCollectionAutomation, one, shop.ana)).problem.code).toBe('automation/unknown')
  })

  test('what no schema can say is refused', async () => {
    expect((await create({ startsOn: '2026-02-30' })).problem.code).toBe('automation/bad-dates')
    expect((await create({ startsOn: '2026-03-02', endsOn: '2026-03-01' })).problem.code).toBe('automation/bad-dates')
    const weights = { demand: 0, momentum: 0, price: 0, cover: 0, newness: 0, variants: 0 }
    expect((await create({ order: { weights } })).problem.code).toBe('automation/no-weights')
    expect((await create({ targets: { by: 'lists', lists: [{ kind: 'collection', id: 7 }] } })).problem.code).toBe('automation/bad-targets')
    expect((await create({ priority: 0 })).problem.code).toBe('request/invalid')
  })
})

describe('a run', () => {
  test('puts the list in order, publishes it, and leaves it the next time', async () => {
    const { id } = await made()
    const [done] = await run(id)
    expect(done).toMatchObject({ list: mugs, listName: 'Mugs', outcome: 'publishing', version: 1, firstScreen: 0 })
    expect(done!.places).toBeGreaterThan(0.5)
    expect(await shop.live()).toEqual(best)
    expect((await shop.read(done!.publication!)).state).toBe('verified')
    const versions = await call(orderingVersions, { query: { ...query(), ...mugs } }, shop.ana)
    expect(versions.data[0]).toMatchObject({ source: 'automation', name: 'Mugs', savedBy: shop.ana })
    expect((await shop.list()).ordering).toMatchObject({ byAutomation: true })
    expect(await run(id)).toMatchObject([{ outcome: 'unchanged', version: null }])
    expect((await list())[0]!.lastRun).toMatchObject({ state: 'done', ordered: 0, unchanged: 1, held: 0 })
  })

  test('own weights and rules on top count, and what a person pinned stays where it is', async () => {
    await shop.save(0, { products: small.mugProducts.slice(), pins: [{ product: 101, position: 1 }] })
    await shop.published([...small.mugProducts])
    await publishing.samara.work()
    await change('update products set stock = 0 where store_id = $1 and id = 105')
    const weights = { demand: 100, momentum: 0, price: 0, cover: 0, newness: 0, variants: 0 }
    const { id } = await made({ order: { weights }, rules: { soldOutLast: true, inARow: null, newEvery: null } })
    expect(await run(id)).toMatchObject([{ outcome: 'publishing' }])
    expect(await shop.live()).toEqual([101, 104, 103, 102, 105])
  })

  test('what is not worth a write leaves the list as it is, with the figures', async () => {
    const { id } = await made({ guards: { ...usual.guards, gain: 5 } })
    const [held] = await run(id)
    expect(held).toMatchObject({ outcome: 'gain', version: null, publication: null, proposal: null, gain: 0 })
    expect((await shop.list()).ordering.version).toBe(0)
    expect((await list())[0]!.lastRun).toMatchObject({ held: 1, guarded: 0, ordered: 0 })
  })

  test('what goes further than a guard rail allows waits as a proposal; shoppers see it once it is approved', async () => {
    const before = await shop.live()
    const { id } = await made({ guards: { ...usual.guards, places: 10 } })
    const [held] = await run(id)
    expect(held).toMatchObject({ outcome: 'places', version: 1, publication: null })
    expect(await run(id)).toMatchObject([{ outcome: 'places', proposal: held!.proposal }])
    expect(await shop.live()).toEqual(before)
    expect((await list())[0]!.lastRun).toMatchObject({ held: 1, guarded: 1, ordered: 0 })
    const seen = { version: 1, seen: fingerprintOf(Int32Array.from(best)) }
    await call(approveProposal, { params: { id: held!.proposal! }, query: query(), body: seen }, shop.ana, { key: key() })
    await publishing.samara.work()
    expect(await shop.live()).toEqual(best)
    expect((await list())[0]!.lastRun).toMatchObject({ ordered: 1, held: 0, guarded: 0 })
  })

  test('held for approval it waits as a proposal, which is approved and published', async () => {
    const { id } = await made({ guards: { ...usual.guards, approval: true } })
    const [done] = await run(id)
    expect(done).toMatchObject({ outcome: 'proposed', version: 1, publication: null, proposalState: 'waiting' })
    expect((await list())[0]!.lastRun).toMatchObject({ ordered: 0, held: 1, proposed: 1 })
    const [waiting] = (await call(listProposals, { query: { username: shop.ana } }, shop.ana)).data
    expect(waiting).toMatchObject({ id: done!.proposal, word: 'Mugs', mayDecide: true })
    const { present, products } = (await call(readProposal, { params: { id: waiting!.id }, query: query() }, shop.ana)).data
    expect(products).toEqual(best)
    const body = { version: present, seen: fingerprintOf(Int32Array.from(products!)) }
    await call(approveProposal, { params: { id: waiting!.id }, query: query(), body }, shop.ana, { key: key() })
    await publishing.samara.work()
    expect(await shop.live()).toEqual(best)
  })

  test('a Samara collection that the shop has never had is proposed: no magic ordering brings one there by itself', async () => {
    const given = { query: { username: shop.ana }, body: { store: shop.name, name: 'Tea time' } }
    await call(createSamaraCollection, given, shop.ana, { key: key() })
    const products = { products: small.mugProducts.slice() }
    await call(addProducts, { params: { store: shop.name, name: 'Tea time' }, body: products }, shop.ana)
    await publishing.samara.app.services.scores.renew(shop.id)
    await publishing.samara.work()
    // Its products come in by what they sell: the rule moves one.
    await change('update products set stock = 0 where store_id = $1 and id = 105')
    const rules = { soldOutLast: true, inARow: null, newEvery: null }
    const configuration = { ...usual, rules, targets: { by: 'name' as const, contains: 'tea' } }
    const body = { store: shop.name, name: 'Tea', configuration }
    const { data } = await call(createCollectionAutomation, { query: { username: shop.ana }, body }, shop.ana, { key: key() })
    await call(triggerCollectionAutomation, { params: { id: data.id }, query: query() }, shop.ana)
    await publishing.samara.work()
    expect((await history(data.id))[0]!.lists).toMatchObject([{ list: { kind: 'samara' }, outcome: 'proposed', publication: null }])
  })

  test('a proposal that waits is not sent again, and one that was refused is not sent again until the ordering is another one', async () => {
    const { id } = await made({ guards: { ...usual.guards, approval: true } })
    const [first] = await run(id)
    expect(await run(id)).toMatchObject([{ outcome: 'proposed', proposal: first!.proposal }])
    const [waiting, ...others] = (await call(listProposals, { query: { username: shop.ana } }, shop.ana)).data
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ id: first!.proposal, automation: 'Mugs' })
    await call(withdrawProposal, { params: { id: waiting!.id }, query: query() }, shop.ana)
    expect(await run(id)).toMatchObject([{ outcome: 'unchanged', proposal: null }])
    await change('update products set stock = 0 where store_id = $1 and id = 105')
    const { configuration, version } = (await list())[0]!
    const rules = { soldOutLast: true, inARow: null, newEvery: null }
    const body = { store: shop.name, id, version, name: 'Mugs', configuration: { ...configuration, rules } }
    await call(changeCategoryAutomation, { query: { username: shop.ana }, body }, shop.ana)
    expect(await run(id)).toMatchObject([{ outcome: 'proposed' }])
  })

  test('what it held, and what failed, is on the home page and among the notices of who answers for it; what it publishes bears its name', async () => {
    const { id, version, configuration } = await made({ guards: { ...usual.guards, places: 10 } })
    await run(id)
    const home = async () => (await call(readHome, { query: query() }, shop.ana)).data.automations
    const of = { id, level: 'category', name: 'Mugs' }
    const next = { ...of, at: '2026-03-11T03:00:00.000Z' }
    expect(await home()).toEqual({ held: [{ ...of, failed: false, held: 1, proposed: 0 }], next })
    const { data: noticed } = await call(listNotices, { query: { username: shop.ana } }, shop.ana)
    expect(noticed.notices[0]).toMatchObject({
      kind: 'automation-held',
      word: 'Mugs',
      figures: { automation: id, guarded: 1, proposed: 0 },
    })
    const body = { store: shop.name, id, version, name: 'Mugs', configuration: { ...configuration, guards: usual.guards } }
    await call(changeCategoryAutomation, { query: { username: shop.ana }, body }, shop.ana)
    const [done] = await run(id)
    expect(await shop.read(done!.publication!)).toMatchObject({ automation: 'Mugs' })
    expect((await history(id))[0]!.lists[0]!.writes).toBeGreaterThan(0)
    expect(await home()).toEqual({ held: [], next })
  })

  test('what a person has saved or drafted and not published is never overwritten', async () => {
    const { id } = await made()
    const edits = [{ kind: 'pin' as const, pins: [{ product: 101, position: 1 }] }]
    const draft = { version: 0, edits, undone: 0, at: morning }
    await call(keepDraft, { query: { ...query(), ...mugs }, body: { draft } }, shop.ana)
    expect(await run(id)).toMatchObject([{ outcome: 'unpublished-work' }])
    await call(keepDraft, { query: { ...query(), ...mugs }, body: { draft: null } }, shop.ana)
    await shop.save(0, { products: [103, 101, 102, 104, 105] })
    expect(await run(id)).toMatchObject([{ outcome: 'unpublished-work' }])
    expect((await shop.list()).ordering).not.toHaveProperty('byAutomation')
    await shop.published([103, 101, 102, 104, 105])
    await publishing.samara.work()
    expect(await run(id)).toMatchObject([{ outcome: 'publishing' }])
  })

  test('a list that is gone, one that is not scored yet, and one without products are left, each with its word', async () => {
    await change("insert into categories (store_id, id, name, parent_id, path, place) values ($1, 14, 'Bowls', 10, '{10,14}', 5)")
    await change(
      "insert into products (store_id, id, name, reference, category_id, brand_id, price, stock) values ($1, 301, 'Bowl', 'B', 14, 1, 5, 5)",
    )
    const lists = [99, 14, small.empty].map((one) => ({ kind: 'category' as const, id: one }))
    const { id } = await made({ targets: { by: 'lists', lists } })
    const outcomes = (await run(id)).map(({ list: { id: one }, outcome }) => [one, outcome])
    expect(Object.fromEntries(outcomes)).toEqual({ 14: 'not-scored', [small.empty]: 'unchanged', 99: 'gone' })
  })

  test('where two meet on a list, the lower priority number orders it, and both say so', async () => {
    const one = await made({ priority: 20 }, { name: 'One' })
    const two = await made(
      { priority: 10, targets: { by: 'below', category: small.kitchen }, order: { preset: 'clear-stock' } },
      { name: 'Two' },
    )
    expect((await list()).map(({ name, outranked }) => [name, outranked])).toEqual([
      ['One', 1],
      ['Two', 0],
    ])
    expect(await run(one.id)).toMatchObject([{ outcome: 'other-automation', otherAutomation: two.id }])
    const paused = {
      store: shop.name,
      id: two.id,
      version: two.version,
      name: 'Two',
      configuration: { ...two.configuration, paused: true },
    }
    await call(changeCategoryAutomation, { query: { username: shop.ana }, body: paused }, shop.ana)
    expect(await run(one.id)).toMatchObject([{ outcome: 'publishing' }])
  })

  test('one that was killed goes on behind the lists that it was done with, and writes nothing twice', async () => {
    const { id } = await made({ targets: { by: 'below', category: small.kitchen } })
    const { data } = await trigger(id)
    const runs = automationRunsRepository(publishing.samara.connection.database, shop.id)
    const none = { version: null, firstScreen: null, places: null, gain: null, publication: null, proposal: null, otherAutomation: null }
    await runs.addList(data.id, 1, { list: mugs, listName: 'Mugs', outcome: 'busy', ...none })
    await publishing.samara.work()
    const done = (await history(id))[0]!
    expect(done.state).toBe('done')
    expect(done.lists.filter(({ list: { id: one } }) => one === small.mugs)).toMatchObject([{ outcome: 'busy' }])
    expect(done.lists.find(({ list: { id: one } }) => one === small.plates)).toMatchObject({ outcome: 'publishing' })
    expect((await shop.list()).ordering.version).toBe(0)
  })

  test('it is stopped: what it has not come to stays; an ended one cannot be', async () => {
    const { id } = await made()
    const { data } = await trigger(id)
    const stopped = await call(cancelAutomationRun, { params: { id: data.id }, query: query() }, shop.ana)
    expect(stopped.data).toMatchObject({ state: 'cancelled', ordered: 0 })
    await publishing.samara.work()
    expect((await shop.list()).ordering.version).toBe(0)
    expect((await call(cancelAutomationRun, { params: { id: data.id }, query: query() }, shop.ana)).problem.code).toBe(
      'automation/not-running',
    )
  })
})

describe('by itself', () => {
  test('it runs at its hour, and once however many were missed while the platform was away', async () => {
    const { id } = await made()
    await publishing.samara.work()
    await become('2026-03-11T02:59:00Z')
    expect(await history(id)).toEqual([])
    await become('2026-03-11T03:02:00Z')
    expect(await history(id)).toMatchObject([{ cause: 'time', state: 'done', lists: [{ outcome: 'publishing' }] }])
    expect((await list())[0]!.nextAt).toBe('2026-03-12T03:00:00.000Z')
    await become('2026-03-15T10:00:00Z')
    expect(await history(id)).toHaveLength(2)
    expect((await list())[0]!.nextAt).toBe('2026-03-16T03:00:00.000Z')
  })

  test('quiet hours are waited for, also after a synchronisation', async () => {
    const quiet = { from: '09:30', to: '12:00' }
    const { id } = await made({ cadence: { every: 'synchronisation' }, guards: { ...usual.guards, quiet } })
    await publishing.samara.work()
    expect((await list())[0]!.nextAt).toBeNull()
    const { database } = publishing.samara.connection
    await publishing.samara.app.services.automations.synchronised(shop.id, database)
    await publishing.samara.app.services.scores.renew(shop.id)
    await publishing.samara.work()
    // It is ten where the store is.
    expect(await history(id)).toEqual([])
    expect((await list())[0]!.nextAt).toBe('2026-03-10T11:00:00.000Z')
    await become('2026-03-10T11:02:00Z')
    expect(await history(id)).toMatchObject([{ cause: 'synchronisation', lists: [{ outcome: 'publishing' }] }])
  })

  test('when somebody else has changed the platform, it sends the ordering again', async () => {
    const { id } = await made({ cadence: { every: 'drift' } })
    await run(id)
    await become('2026-03-10T12:00:00Z')
    expect(await history(id)).toHaveLength(1)
    await publishing.simulator.edit(shop.account, 101, { Score: 900_000 })
    await become('2026-03-10T14:00:00Z')
    await become('2026-03-10T15:02:00Z')
    await publishing.samara.work()
    expect(await history(id)).toMatchObject([{ cause: 'drift', lists: [{ outcome: 'publishing' }] }, { cause: 'person' }])
    expect(await shop.live()).toEqual(best)
  })
})

describe('partners', () => {
  test('an automation is for no list that its author may not work on; one that came to be so is left alone', async () => {
    const ines = await join('ines', { categories: [small.mugs] })
    expect((await create({ targets: { by: 'lists', lists: [plates] } }, { by: ines })).problem.code).toBe('access/outside-limits')
    const { id } = await made({}, { by: ines })
    await change("update memberships set categories = '{12}' where store_id = $1 and role = 'partner'")
    expect(await run(id)).toMatchObject([{ outcome: 'outside-limits' }])
    expect((await trigger(id, ines)).problem.code).toBe('access/outside-limits')
  })

  test('whose publications need approval makes none; one whose author needs it since proposes', async () => {
    const alba = await join('alba', { categories: null, approval: true })
    expect((await create({}, { by: alba })).problem.code).toBe('access/approval-needed')
    const rosa = await join('rosa', { categories: null })
    const { id } = await made({}, { by: rosa })
    await change("update memberships set approval = true where store_id = $1 and role = 'partner'")
    expect(await run(id)).toMatchObject([{ outcome: 'proposed' }])
  })

  test('one whose author left fails, and works again under the name of who saves it', async () => {
    const rosa = await join('rosa', { categories: null })
    const { id, version, configuration } = await made({}, { by: rosa })
    await change("delete from memberships where store_id = $1 and role = 'partner'")
    expect(await run(id)).toEqual([])
    expect(await history(id)).toMatchObject([{ state: 'failed' }])
    await call(
      changeCategoryAutomation,
      { query: { username: shop.ana }, body: { store: shop.name, id, version, name: 'Mugs', configuration } },
      shop.ana,
    )
    expect(await run(id)).toMatchObject([{ outcome: 'publishing' }])
  })
})

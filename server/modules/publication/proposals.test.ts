import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  approveProposal,
  deletePerson,
  fingerprintOf,
  type Input,
  listNotices,
  listProposals,
  noRules,
  orderingVersions,
  type PartnerLimits,
  readHome,
  readProposal,
  readPublication,
  saveSortTable,
  sendBackProposal,
  sendProposal,
  withdrawProposal,
} from '../../../contract/index.ts'
import { membershipsRepository } from '../../access/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { morning, mugs, type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

const approval: PartnerLimits = { categories: null, brands: null, approval: true }
const everything: PartnerLimits = { categories: null, brands: null, approval: false }
const other = [102, 101, 103, 104, 105]

let publishing: Publishing
let shop: PublishingStore
let pia: string
let rosa: string
let keys = 0
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
  // Pia needs approval; Rosa is a partner who needs none.
  pia = `pia-${shop.name}@shop.example`
  rosa = `rosa-${shop.name}@shop.example`
  await join(pia, 'Pia', approval)
  await join(rosa, 'Rosa', everything)
})
afterAll(() => publishing.close())

const call: Publishing['samara']['call'] = (...given) => publishing.samara.call(...given)
const idOf = async (email: string): Promise<string> => (await publishing.samara.app.services.users.byEmail(email))!.id
async function join(email: string, name: string, limits: PartnerLimits) {
  const { id } = await publishing.samara.app.services.users.add({ email, name, passwordHash: null })
  await membershipsRepository(publishing.samara.connection.database).put({ storeId: shop.id, personId: id, role: 'partner', limits })
}
const key = () => `proposal-${(keys += 1)}-of-the-test`
const query = (email: string) => ({ store: shop.name, username: email })

const send = (more: Partial<Input<typeof sendProposal>['body']> = {}, { by = pia, with: given = key() } = {}) =>
  call(
    sendProposal,
    {
      query: { username: by },
      body: { store: shop.name, list: mugs, version: 0, ...('seen' in more ? {} : { products: wanted }), ...more },
    },
    by,
    { key: given },
  )
async function sent(more: Parameters<typeof send>[0] = {}, options: Parameters<typeof send>[1] = {}): Promise<string> {
  const { status, data, problem } = await send(more, options)
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(problem)}`)
  return data.id
}
const read = (id: string, by = shop.ana) => call(readProposal, { params: { id }, query: query(by) }, by)
const stateOf = async (id: string) => (await read(id)).data.proposal.state
const open = async (by: string) => (await call(listProposals, { query: { username: by } }, by)).data
const back = (id: string, word = 'The sold-out ones last, please', by = shop.ana) =>
  call(sendBackProposal, { params: { id }, query: query(by), body: { word } }, by)
const withdraw = (id: string, by = pia) => call(withdrawProposal, { params: { id }, query: query(by) }, by)
const notices = async (by: string) => (await call(listNotices, { query: { username: by } }, by)).data.notices
const kinds = async (by: string) => (await notices(by)).map(({ kind }) => kind)
/** Approves what is seen now. */
async function approve(id: string, more: Partial<Input<typeof approveProposal>['body']> = {}, { by = shop.ana, with: given = key() } = {}) {
  const { present, products } = (await read(id, by)).data
  const body = { version: present, seen: fingerprintOf(products ?? []), ...more }
  return call(approveProposal, { params: { id }, query: query(by), body }, by, { key: given })
}
const save = (version: number, products: readonly number[], by = shop.ana) =>
  call(saveSortTable, { query: { username: by }, body: { store: shop.name, list: mugs, version, products: [...products] } }, by)
const codeOf = ({ status, problem }: { status: number; problem: { code: string } | undefined }) => [status, problem?.code]

describe('a partner whose publications need approval', () => {
  test('sends an ordering: it is saved and waits, the shop stays as it is, and whoever may publish is notified', async () => {
    const { data } = await send({ word: ' Mugs for autumn ' })
    expect(data).toMatchObject({ state: 'waiting', version: 1, listName: 'Mugs', word: 'Mugs for autumn', own: true, mayDecide: false })
    expect(data.approvers.toSorted()).toEqual(['Ana', 'Rosa'].map((name) => (name === 'Ana' ? shop.ana : name)).toSorted())
    expect((await shop.list()).ordering.version).toBe(1)
    await publishing.samara.work()
    expect(await shop.live()).toEqual([101, 102, 103, 104, 105])
    expect((await notices(shop.ana))[0]).toMatchObject({ kind: 'proposal-waiting', by: 'Pia', word: 'Mugs for autumn', proposal: data.id })
    expect(await kinds(rosa)).toEqual(['proposal-waiting'])
    expect(await kinds(pia)).toEqual([])
  })

  test('hears who may approve it: nobody whose limits leave the list out, and they are not notified of it', async () => {
    const [inside, outside] = [`inside-${shop.name}@shop.example`, `outside-${shop.name}@shop.example`]
    await join(inside, 'Ines', { ...everything, categories: [small.mugs] })
    await join(outside, 'Oto', { ...everything, categories: [small.plates] })
    const { data } = await send()
    expect(data.approvers.toSorted()).toEqual(['Ines', 'Rosa', shop.ana].toSorted())
    expect((await open(pia))[0]?.approvers.toSorted()).toEqual(['Ines', 'Rosa', shop.ana].toSorted())
    expect([await kinds(inside), await kinds(outside)]).toEqual([['proposal-waiting'], []])
  })

  test('cannot publish it, nor approve it, nor send it back', async () => {
    const id = await sent()
    const codes = [await approve(id, {}, { by: pia }), await back(id, 'No', pia)].map(codeOf)
    expect(codes).toEqual([
      [403, 'access/approval-needed'],
      [403, 'access/approval-needed'],
    ])
  })

  test('sends the saved ordering by its fingerprint alone', async () => {
    await save(0, wanted, pia)
    expect((await send({ version: 1, seen: fingerprintOf(wanted) })).data).toMatchObject({ state: 'waiting', version: 1 })
    expect(codeOf(await send({ version: 1, seen: fingerprintOf(other) }))).toEqual([409, 'publication/not-as-seen'])
  })

  test('cannot send what somebody saved over meanwhile', async () => {
    await save(0, other)
    expect(codeOf(await send())).toEqual([409, 'ordering/stale-version'])
    expect(await open(pia)).toEqual([])
  })

  test('has one open proposal of a list: another one takes its place', async () => {
    const first = await sent()
    const second = await sent({ version: 1, products: other })
    expect(await stateOf(first)).toBe('replaced')
    expect((await open(shop.ana)).map(({ id }) => id)).toEqual([second])
    expect(codeOf(await back(first))).toEqual([409, 'proposal/already-decided'])
  })

  test('sends twice at the same moment, and one waits', async () => {
    await save(0, wanted, pia)
    const both = await Promise.all([send({ version: 1 }), send({ version: 1 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const states = await Promise.all(both.map(({ data }) => stateOf(data.id)))
    expect(states.toSorted()).toEqual(['replaced', 'waiting'])
  })

  test('repeats a request with the same key, also at the same moment, and sends one', async () => {
    const same = key()
    const both = await Promise.all([send({}, { with: same }), send({}, { with: same })])
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1)
    expect((await send({}, { with: same })).data.id).toBe(both[0].data.id)
    expect(codeOf(await send({ word: 'Another' }, { with: same }))).toEqual([409, 'publication/key-reused'])
    expect(await kinds(shop.ana)).toEqual(['proposal-waiting'])
  })

  test('withdraws their own, and nobody else’s', async () => {
    const id = await sent()
    expect(codeOf(await withdraw(id, rosa))).toEqual([409, 'proposal/not-own'])
    expect((await withdraw(id)).data.state).toBe('withdrawn')
    expect(codeOf(await withdraw(id))).toEqual([409, 'proposal/already-decided'])
    expect(await open(shop.ana)).toEqual([])
  })
})

describe('who may publish', () => {
  test('publishes it under their own name, on behalf of the partner, and the shop has it', async () => {
    const id = await sent()
    const { data } = await approve(id)
    expect(data).toMatchObject({ requestedBy: shop.ana, proposedBy: 'Pia', version: 1 })
    await publishing.samara.work()
    expect(await shop.live()).toEqual(wanted)
    const { data: publication } = await call(readPublication, { params: { id: data.id }, query: { store: shop.name } }, pia)
    expect(publication).toMatchObject({ state: 'verified', proposedBy: 'Pia' })
    expect((await read(id)).data.proposal).toMatchObject({ state: 'published', edited: false, decidedBy: shop.ana, publication: data.id })
    expect((await notices(pia)).find(({ kind }) => kind === 'proposal-published')).toMatchObject({ by: shop.ana, figures: { edited: 0 } })
    expect((await shop.queue())[0]).toMatchObject({ proposedBy: 'Pia' })
  })

  test('repeats an approval with the same key, and it is published once', async () => {
    const id = await sent()
    const [{ present, products }, same] = [(await read(id)).data, key()]
    const body = { version: present, seen: fingerprintOf(products!) }
    const ask = () => call(approveProposal, { params: { id }, query: query(shop.ana), body }, shop.ana, { key: same })
    const both = await Promise.all([ask(), ask()])
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1)
    expect((await shop.queue()).length).toBe(1)
  })

  test('sends it back with a word, which the partner reads; the partner corrects and sends again', async () => {
    const id = await sent()
    expect((await back(id)).data).toMatchObject({ state: 'sent-back', answer: 'The sold-out ones last, please', decidedBy: shop.ana })
    expect(await open(shop.ana)).toEqual([])
    expect(await open(pia)).toMatchObject([{ id, state: 'sent-back', answer: 'The sold-out ones last, please' }])
    expect((await notices(pia))[0]).toMatchObject({ kind: 'proposal-sent-back', by: shop.ana, word: 'The sold-out ones last, please' })
    expect(codeOf(await approve(id))).toEqual([409, 'proposal/already-decided'])
    const again = await sent({ version: 1, products: other })
    expect(await open(pia)).toMatchObject([{ id: again, state: 'waiting' }])
  })

  test('finds in the audit log who sent it, who sent it back, who published it and who withdrew it, once each', async () => {
    await back(await sent())
    const given = key()
    const corrected = { version: 1, products: other }
    const again = await sent(corrected, { with: given })
    expect(await sent(corrected, { with: given })).toBe(again)
    expect((await approve(again)).status).toBe(200)
    const last = await sent({ version: 2 })
    await withdraw(last)
    await withdraw(last)
    const { rows } = await publishing.samara.connection.pool.query(
      `select a.kind, by_whom.email as by, about.email as about, a.detail, a.address from audit_log a join people by_whom on by_whom.id = a.person_id
         left join people about on about.id = a.about_id where a.store = $1 and a.kind like 'proposal-%' order by a.id`,
      [shop.name],
    )
    const list = { detail: { list: 'Mugs' }, address: '127.0.0.1' }
    expect(rows).toMatchObject([
      { kind: 'proposal-made', by: pia, ...list },
      { kind: 'proposal-returned', by: shop.ana, about: pia, ...list },
      { kind: 'proposal-made', by: pia, ...list },
      { kind: 'proposal-published', by: shop.ana, about: pia, ...list },
      { kind: 'proposal-made', by: pia, ...list },
      { kind: 'proposal-withdrawn', by: pia, about: null, ...list },
    ])
  })

  test('says something when sending it back', async () => {
    const id = await sent()
    for (const word of ['', '   ', 'a\u0000b', 'x'.repeat(501)]) expect((await back(id, word)).status).toBe(400)
    expect(await stateOf(id)).toBe('waiting')
  })

  test('publishes it edited: it ends as published, and says that it was changed', async () => {
    const id = await sent()
    await save(1, other)
    const publication = await shop.published(other, { version: 2, proposal: id })
    expect((await read(id)).data.proposal).toMatchObject({ state: 'published', edited: true, publication })
    expect((await shop.read(publication)).proposedBy).toBe('Pia')
    expect((await notices(pia)).find(({ kind }) => kind === 'proposal-published')).toMatchObject({ figures: { edited: 1 } })
  })

  test('finds in the history of the list who proposed what was published and who approved it', async () => {
    const history = async (by: string) =>
      (await call(orderingVersions, { query: { ...query(by), ...mugs } }, by)).data.map(({ version, proposal }) => ({ version, proposal }))
    const id = await sent()
    expect(await history(shop.ana)).toEqual([{ version: 1, proposal: null }])
    await approve(id)
    await save(1, other)
    const expected = [
      { version: 2, proposal: null },
      { version: 1, proposal: { proposedBy: 'Pia', approvedBy: shop.ana } },
    ]
    expect(await history(shop.ana)).toEqual(expected)
    expect(await history(pia)).toEqual(expected)
    await call(deletePerson, { params: { email: pia }, body: { confirm: pia } }, pia)
    expect((await history(shop.ana))[1]).toEqual({ version: 1, proposal: { proposedBy: '', approvedBy: shop.ana } })
  })

  test('cannot publish another list as that proposal', async () => {
    const id = await sent()
    const plates = { kind: 'category', id: small.plates } as const
    const { products } = await shop.list(plates)
    expect(codeOf(await shop.publish(products, { list: plates, proposal: id }))).toEqual([404, 'proposal/unknown'])
    expect(await shop.queue()).toEqual([])
  })

  test('finds how many wait on home; the partner finds what was sent back', async () => {
    const home = async (by: string) => (await call(readHome, { query: query(by) }, by)).data.proposals
    const id = await sent()
    expect(await home(shop.ana)).toEqual({ waiting: 1, sentBack: 0 })
    expect(await home(pia)).toEqual({ waiting: 0, sentBack: 0 })
    await back(id)
    expect(await home(shop.ana)).toEqual({ waiting: 0, sentBack: 0 })
    expect(await home(pia)).toEqual({ waiting: 0, sentBack: 1 })
  })
})

describe('two at once', () => {
  test('approve: one wins, the other gets the reason, and there is one publication', async () => {
    const id = await sent()
    const answers = await Promise.all([approve(id), approve(id, {}, { by: rosa })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.problem.code).toBe('proposal/already-decided')
    expect((await shop.queue()).length).toBe(1)
  })

  test('one approves while the other sends back: one of the two happened', async () => {
    const id = await sent()
    const [approved, returned] = await Promise.all([approve(id), back(id, 'Not yet', rosa)])
    expect([approved.status, returned.status].toSorted()).toEqual([200, 409])
    expect((await shop.queue()).length).toBe(approved.status === 200 ? 1 : 0)
    expect(await stateOf(id)).toBe(approved.status === 200 ? 'published' : 'sent-back')
  })

  test('the owner approves while the partner withdraws: one of the two happened', async () => {
    const id = await sent()
    const [approved, withdrawn] = await Promise.all([approve(id), withdraw(id)])
    expect([approved.status, withdrawn.status].toSorted()).toEqual([200, 409])
    expect((await shop.queue()).length).toBe(approved.status === 200 ? 1 : 0)
    expect(await stateOf(id)).toBe(approved.status === 200 ? 'published' : 'withdrawn')
  })

  test('the owner approves while the partner sends a newer one: the older one is never published after it was replaced', async () => {
    const id = await sent()
    const [approved, newer] = await Promise.all([approve(id), send({ version: 1, products: other })])
    expect(newer.status).toBe(200)
    if (approved.status === 200) expect(await stateOf(id)).toBe('published')
    else expect(['proposal/already-decided', 'ordering/stale-version']).toContain(approved.problem.code)
    expect((await shop.queue()).length).toBe(approved.status === 200 ? 1 : 0)
    expect(await stateOf(newer.data.id)).toBe('waiting')
  })
})

describe('a proposal that things went on without', () => {
  test('says who saved the list since; publishing it brings its version back, and loses nobody’s', async () => {
    const id = await sent()
    await save(1, other, rosa)
    const { proposal, present, products } = (await read(id)).data
    expect(proposal.changed).toEqual({ what: 'saved', at: morning, by: 'Rosa' })
    expect([present, products]).toEqual([2, wanted])
    expect((await approve(id)).data).toMatchObject({ version: 3, proposedBy: 'Pia' })
    await publishing.samara.work()
    expect(await shop.live()).toEqual(wanted)
    expect((await shop.list()).products).toEqual(wanted)
  })

  test('brings back the pins and the rules of its version', async () => {
    await shop.save(0, { products: wanted, pins: [{ product: 105, position: 1 }], rules: { ...noRules, soldOutLast: true } })
    const id = await sent({ version: 1 })
    await shop.save(1, { products: other, pins: [], rules: noRules })
    await approve(id)
    const { data } = await read(id)
    expect(data.products).toEqual(wanted)
    expect((await shop.save(3, { moves: [{ products: [104], after: null }] })).status).toBe(200)
    // The pin holds its place.
    expect((await shop.list()).products[0]).toBe(105)
  })

  test('is refused where the list was saved after the owner looked', async () => {
    const id = await sent()
    const { present, products } = (await read(id)).data
    await save(1, other)
    expect(codeOf(await approve(id, { version: present, seen: fingerprintOf(products!) }))).toEqual([409, 'ordering/stale-version'])
    expect(await stateOf(id)).toBe('waiting')
  })

  test('is refused where shoppers would get another ordering than the owner saw', async () => {
    const id = await sent()
    expect(codeOf(await approve(id, { seen: fingerprintOf(other) }))).toEqual([409, 'publication/not-as-seen'])
    expect(await shop.queue()).toEqual([])
  })

  test('says that the list was published since', async () => {
    await save(0, other)
    const id = await sent({ version: 1 })
    publishing.samara.clock.set('2026-03-10T09:01:00Z')
    await shop.published(wanted, { version: 2 })
    await publishing.samara.work()
    expect((await read(id)).data.proposal.changed).toMatchObject({ what: 'published' })
  })

  test('asks for another time where the proposed one has passed; it never begins at once by itself', async () => {
    const startsAt = '2026-03-10T12:00:00.000Z'
    const id = await sent({ startsAt })
    expect((await read(id)).data.proposal).toMatchObject({ startsAt, endsAt: null })
    publishing.samara.clock.set('2026-03-10T12:00:01Z')
    expect(codeOf(await approve(id, { startsAt }))).toEqual([409, 'proposal/time-passed'])
    expect(await stateOf(id)).toBe('waiting')
    const later = '2026-03-10T15:00:00.000Z'
    expect((await approve(id, { startsAt: later })).data).toMatchObject({ state: 'scheduled', startsAt: later })
  })

  test('with a time that is ahead is scheduled for it, in place of another of that minute where the owner says so', async () => {
    const startsAt = '2026-03-10T12:00:00.000Z'
    await shop.published(other, { startsAt })
    const id = await sent({ version: 1, startsAt })
    expect(codeOf(await approve(id, { startsAt }))).toEqual([409, 'publication/already-scheduled'])
    expect((await approve(id, { startsAt, replaces: true })).data.state).toBe('scheduled')
    expect((await shop.queue()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'scheduled'])
  })

  test('waits for the list’s own publication to end', async () => {
    const id = await sent()
    await shop.published(other, { version: 1 })
    expect(codeOf(await approve(id))).toEqual([409, 'publication/already-running'])
    expect(await stateOf(id)).toBe('waiting')
  })

  test('of a list that is gone says so, cannot be published, and can be sent back or withdrawn', async () => {
    const { pool } = publishing.samara.connection
    const first = await sent()
    const gone = () => pool.query('delete from categories where store_id = $1 and id = $2', [shop.id, small.mugs])
    await gone()
    const { data } = await read(first)
    expect(data).toMatchObject({ products: null, proposal: { listThere: false, listName: 'Mugs', state: 'waiting' } })
    expect(codeOf(await approve(first))).toEqual([404, 'catalogue/unknown-category'])
    expect((await back(first, 'We have no mugs any more')).data.state).toBe('sent-back')
    expect((await withdraw(first)).data.state).toBe('withdrawn')
  })

  test('of a partner who was removed still waits, says so, and can be published; nobody is notified who is not there', async () => {
    const id = await sent()
    await membershipsRepository(publishing.samara.connection.database).remove(shop.id, await idOf(pia))
    expect(codeOf(await withdraw(id))).toEqual([403, 'access/other-store'])
    expect((await open(shop.ana))[0]).toMatchObject({ id, proposerHere: false, proposedBy: 'Pia' })
    expect((await approve(id)).data).toMatchObject({ proposedBy: 'Pia' })
    expect(await kinds(pia)).toEqual([])
  })

  test('of a person who deleted their account keeps its ordering, without the name', async () => {
    const id = await sent()
    const deleted = await call(deletePerson, { params: { email: pia }, body: { confirm: pia } }, pia)
    expect(deleted.status).toBe(200)
    expect((await open(shop.ana))[0]).toMatchObject({ id, proposedBy: '', proposerHere: false })
    expect((await approve(id)).data).toMatchObject({ proposedBy: '' })
  })

  test('outside the limits that the partner has by now says so, can be published, and the partner can take it back but not look into it', async () => {
    const id = await sent()
    expect((await read(id)).data.outside).toBe(false)
    await join(pia, 'Pia', { ...approval, categories: [small.plates] })
    expect((await read(id)).data).toMatchObject({ outside: true, products: wanted })
    expect(codeOf(await read(id, pia))).toEqual([403, 'access/outside-limits'])
    expect((await open(pia)).map((proposal) => proposal.id)).toEqual([id])
    expect((await withdraw(id)).data.state).toBe('withdrawn')
  })

  test('is neither shown to nor decided by a partner without approval whose limits leave the list out', async () => {
    const id = await sent()
    await join(rosa, 'Rosa', { ...everything, categories: [small.plates] })
    expect(await open(rosa)).toEqual([])
    expect(codeOf(await back(id, 'No', rosa))).toEqual([403, 'access/outside-limits'])
    expect((await call(readHome, { query: query(rosa) }, rosa)).data.proposals.waiting).toBe(0)
  })

  test('still waits when the partner needs no approval any more, and they can publish it themselves', async () => {
    const id = await sent()
    await join(pia, 'Pia', everything)
    expect((await open(pia))[0]).toMatchObject({ id, own: true, mayDecide: true })
    expect((await approve(id, {}, { by: pia })).data).toMatchObject({ requestedBy: 'Pia', proposedBy: 'Pia' })
  })
})

test('a proposal of another store is unknown here', async () => {
  const id = await sent()
  const elsewhere = await publishing.open()
  const { problem } = await call(readProposal, { params: { id }, query: { store: elsewhere.name, username: elsewhere.ana } }, elsewhere.ana)
  expect(problem.code).toBe('proposal/unknown')
})

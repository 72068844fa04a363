import { fingerprintOf, languages, type LinkPurpose } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import type { Parts } from './cases.ts'
import { automationFits } from './automation-fits.ts'
import { backtestFits } from './backtest-fits.ts'
import { factorFits } from './factors.ts'
import type { Fields, Fit, Fitted } from './fitted.ts'
import { type FuzzList, lists } from './lists.ts'
import { ana, password } from './shop.ts'
import { paymentFits } from './payment-fits.ts'
import { programFits } from './program-fits.ts'
import { reportFits } from './report-fits.ts'
import { samaraFits } from './samara-fits.ts'
import { beginSignIn } from './sign-in.ts'
import { workOf } from './work.ts'

/** Parts that fit, and the cookies of the sign-in that they belong to. */
interface FittedParts extends Parts {
  cookie: string | undefined
}

const soon = '2026-03-11T09:00:00Z'
const later = '2026-03-12T09:00:00.000Z'
/** Beginnings and ends that go together. */
const spans = [
  {},
  { startsAt: soon },
  { startsAt: soon, endsAt: later },
  { endsAt: later },
  { startsAt: null, endsAt: null },
  { startsAt: soon, replaces: true },
]
/** New times that go together with an end that is not there. */
const newTimes = [{ initDate: null }, { initDate: later }, { initDate: soon, endDate: later }, { initDate: null, endDate: null }]

const pick = <T>(from: readonly T[], draw: number): T => from[draw % from.length]!
/** The products, beginning elsewhere. */
const turned = ({ products }: FuzzList, draw: number): number[] => {
  const from = draw % products.length
  return [...products.slice(from), ...products.slice(0, from)]
}

/**
 * Makes the shop and a request fit each other, call by call: a list with its own products and its version as it is now,
 * something under way where something is to be stopped. Calls that are not named here need no more than values that are there.
 */
export function fitting(samara: TestSamara, store: string): (endpoint: string, parts: Parts, draw: number) => Promise<FittedParts> {
  const work = workOf(samara, store)
  const categories = lists.filter(({ list }) => list.kind === 'category')
  const collections = lists.filter(({ list }) => list.kind === 'collection')
  let spares = 0
  const ready = async (): Promise<Fitted> => {
    await work.letGo()
    return {}
  }
  const ofList: Fit = (draw) => ({ query: { ...pick(lists, draw).list } })
  const publish =
    (from: readonly FuzzList[], name: string): Fit =>
    async (draw) => {
      await work.letGo()
      const one = pick(from, draw)
      const edited = draw % 5 === 0 ? { proposal: await work.proposal(one) } : {}
      return {
        query: { [name]: one.list.id, version: await work.version(one.list) },
        body: { products: turned(one, draw), ...pick(spans, draw), ...edited },
        without: ['seen', 'startsAt', 'endsAt', 'replaces', 'proposal'],
      }
    }
  const ended =
    (...states: ('failed' | 'cancelled' | 'verified')[]): Fit =>
    async (draw) => {
      await work.letGo()
      return { params: { id: await work.publication(pick(lists, draw), pick(states, draw)) } }
    }
  const signingIn: Fit = async (draw) => {
    // Passwords are slow to look at, on purpose.
    if (draw % 5 > 0) return {}
    await work.passwordWorks()
    await work.secondFactorOff()
    const { uid, cookie } = await beginSignIn(samara)
    return { params: { uid }, body: { email: ana, password }, without: ['code'], cookie }
  }

  const unusedEmail: Fit = async () => {
    await work.passwordWorks()
    return { body: { email: 'new@shop.example' } }
  }
  const byLink =
    (purpose: LinkPurpose): Fit =>
    async (draw) => {
      // Passwords are slow to hash, on purpose.
      if (draw % 5 > 0) return {}
      const more = purpose === 'email' ? {} : { password: 'quiet harbour lights' }
      return { body: { code: await work.link(purpose, purpose === 'registration' ? null : 'ben@other.example'), ...more } }
    }

  const pia = 'pia@shop.example'
  const withPartner: Fit = async () => ({ query: { emailPartner: await work.partner(pia, 'ana-shop') } })
  const withInvitation: Fit = async () => {
    await work.invitation('new@shop.example', 'ana-shop')
    return { query: { emailPartner: 'new@shop.example' } }
  }
  const byInvitation: Fit = async () => ({ body: { code: await work.invitation('new@shop.example', 'ana-shop') } })

  const fits: Record<string, Fit> = {
    async invitePartner() {
      await work.invitation('new@shop.example', 'ana-shop')
      return {}
    },
    changePartner: withPartner,
    removePartner: withPartner,
    makeOwner: withPartner,
    resendInvitation: withInvitation,
    withdrawInvitation: withInvitation,
    readInvitation: byInvitation,
    registerInvited: byInvitation,
    async acceptInvitation() {
      await work.partner(ana, 'ben-shop', false)
      return { body: { code: await work.invitation(ana, 'ben-shop') } }
    },
    async leaveStore() {
      await work.partner(ana, 'ben-shop')
      return { query: { store: 'ben-shop' } }
    },
    listOpening: ofList,
    listProducts: ofList,
    orderingVersions: ofList,
    readDraft: ofList,
    keepDraft: ofList,
    readScore: ofList,
    checkOrderingFile: ofList,
    badFileLines: ofList,
    async readOrderingVersion(draw) {
      const { list } = pick(lists, draw)
      return { query: { ...list }, params: { version: 1 + (draw % Math.max(1, await work.version(list))) } }
    },
    async saveSortTable(draw, { body: { pins } }) {
      const one = pick(lists, draw)
      const products = turned(one, draw)
      const ways = [{ products }, { moves: [{ products: products.slice(0, 2), after: products[2]! }] }, {}]
      const held = Array.isArray(pins) ? { pins: [{ product: products[0]!, position: 1 + (draw % 3) }] } : {}
      return {
        body: { list: one.list, version: await work.version(one.list), ...pick(ways, Math.floor(draw / lists.length)), ...held },
        without: ['products', 'moves'],
      }
    },
    async massOrdering(draw) {
      const { list } = pick(lists, draw)
      return { body: { list, version: await work.version(list) } }
    },
    reviewPublication: (draw) => {
      const one = pick(lists, draw)
      return { body: { list: one.list, products: turned(one, draw) }, without: draw % 3 > 0 ? ['seen'] : [] }
    },
    async sendProposal(draw) {
      const one = pick(lists, draw)
      return {
        body: { list: one.list, version: await work.version(one.list), products: turned(one, draw), ...pick(spans.slice(0, 5), draw) },
        without: ['seen', 'startsAt', 'endsAt'],
      }
    },
    async readProposal(draw) {
      return { params: { id: await work.proposal(pick(lists, draw)) } }
    },
    async approveProposal(draw) {
      await work.letGo()
      const one = pick(lists, draw)
      const id = await work.proposal(one)
      return {
        params: { id },
        body: { version: await work.version(one.list), seen: fingerprintOf(one.products), ...pick(spans.slice(0, 5), draw) },
        without: ['startsAt', 'endsAt', 'replaces'],
      }
    },
    async sendBackProposal(draw) {
      return { params: { id: await work.proposal(pick(lists, draw)) } }
    },
    async withdrawProposal(draw) {
      return { params: { id: await work.proposal(pick(lists, draw)) } }
    },
    publishList: async (draw, given) => ({
      ...(await publish(lists, 'id')(draw, given)),
      query: { ...pick(lists, draw).list, version: await work.version(pick(lists, draw).list) },
    }),
    indexCategory: publish(categories, 'categoryId'),
    indexCollection: publish(collections, 'collectionId'),
    async setIndexDate(draw) {
      await work.letGo()
      return {
        body: { indexId: await work.publication(pick(lists, draw), 'scheduled', soon), ...pick(newTimes, draw) },
        without: ['endDate'],
      }
    },
    async cancelIndex(draw) {
      await work.letGo()
      const one = pick(categories, draw)
      const scheduled = draw % 3 > 0
      await work.publication(one, scheduled ? 'scheduled' : 'waiting', scheduled ? soon : null)
      return { query: { categoryId: one.list.id, ...(scheduled ? { indexDate: soon } : {}) }, without: ['indexDate'] }
    },
    async cancelPublication(draw) {
      await work.letGo()
      const scheduled = draw % 3 > 0
      return { params: { id: await work.publication(pick(lists, draw), scheduled ? 'scheduled' : 'waiting', scheduled ? soon : null) } }
    },
    retryPublication: ended('failed', 'cancelled'),
    verifyPublication: ended('failed', 'cancelled', 'verified'),
    async resolveDrift(draw) {
      await work.letGo()
      const one = pick(lists, draw)
      await work.drift(one)
      return { body: { list: one.list } }
    },
    async listDrifts(draw) {
      await work.drift(pick(lists, draw))
      return {}
    },
    synchroniseCatalogue: ready,
    synchroniseCollections: ready,
    synchroniseCollectionById: ready,
    synchroniseCollectionProducts: ready,
    synchroniseSales: ready,
    async cancelSynchronisation(draw) {
      await work.letGo()
      return { params: { id: await work.synchronisation(pick(['waiting', 'running'], draw)) } }
    },
    async resumeSynchronisation(draw) {
      await work.letGo()
      return { params: { id: await work.synchronisation(pick(['failed', 'cancelled'], draw)) } }
    },
    saveUser: (draw) => ({
      body: { name: 'Ana', language: pick(languages, draw) },
      without: draw % 5 > 0 ? ['password', 'newEmail'] : [],
    }),
    async disconnectStore(draw) {
      if (draw % 3 > 0) return {}
      spares += 1
      const spare = `ana-spare-${spares}`
      await samara.addStore(ana, spare)
      return { query: { store: spare }, body: { confirmation: spare } }
    },
    listPeople: () => ({ without: ['cursor'] }),
    async takeSecondFactor() {
      await work.secondFactorOn('eva@shop.example')
      return {}
    },
    listKnownStores: () => ({ without: ['cursor'] }),
    listRuns: () => ({ without: ['cursor'] }),
    readAuditLog: () => ({ without: ['cursor'] }),
    listMails: () => ({ without: ['cursor'] }),
    async controlRun(draw) {
      await work.letGo()
      const retry = draw % 2 > 0
      const run = await work.publication(pick(lists, draw), retry ? 'failed' : 'scheduled', retry ? null : soon)
      return { params: { name: 'ana-shop', run }, body: { action: retry ? 'retry' : 'cancel' } }
    },
    requestRegistration: unusedEmail,
    requestPasswordLink: unusedEmail,
    readAccountLink: async () => ({ body: { code: await work.link('registration', null) } }),
    register: byLink('registration'),
    setForgottenPassword: byLink('password'),
    confirmEmail: byLink('email'),
    ...samaraFits(samara, store),
    ...automationFits(samara, store),
    ...paymentFits(samara),
    ...reportFits(samara, store),
    ...backtestFits(samara, store),
    ...programFits(samara, store),
    ...factorFits(samara, work.passwordWorks),
    signIn: signingIn,
    signInDetails: signingIn,
  }

  return async (endpoint, parts, draw) => {
    const fit = fits[endpoint]
    if (!fit) return { ...parts, cookie: undefined }
    const [params, query, body] = [parts.params as Fields, parts.query as Fields, (parts.body ?? {}) as Fields]
    const fitted = await fit(draw, { query, body })
    const kept = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !fitted.without?.includes(name)))
    return {
      params: { ...params, ...fitted.params },
      query: { ...kept(query), ...fitted.query },
      body: parts.body === undefined ? undefined : { ...kept(body), ...fitted.body },
      cookie: fitted.cookie,
    }
  }
}

import { acceptInvitation, type Endpoint, invitePartner, listPartners, type Partner, readInvitation } from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'

export const ana = 'ana@shop.example'
export const pia = 'pia@shop.example'
export const ben = 'ben@other.example'

export interface PartnersShop {
  samara: TestSamara
  storeId: string
  /** A key for each creating call. */
  key(): string
  invite(
    address?: string,
    more?: Partial<{ onlyCategories: string; onlyBrands: string; approval: boolean }>,
    as?: string,
    key?: string,
  ): ReturnType<typeof invited>
  /** The code of the newest message to an address. */
  code(address?: string): Promise<string>
  read(code: string): Promise<{ status: number; code: string; data: unknown }>
  accept(code: string, as?: string): Promise<{ status: number; code: string; store: string | undefined }>
  /** Invites and lets accept. */
  join(address: string, more?: Parameters<PartnersShop['invite']>[1]): Promise<void>
  list(as?: string): Promise<Partner[]>
  /** Status and code of a call about one partner. */
  one<E extends Endpoint>(
    endpoint: E,
    address: string,
    more?: object,
    as?: string,
  ): Promise<{ status: number; code: string; data: unknown }>
  mails(): Promise<{ receiver: string; language: string; subject: string; text: string; html: string }[]>
  /** Takes everybody but the owner out of the store, and every invitation and message. */
  empty(): Promise<void>
}

const invited = (samara: TestSamara, query: object, as: string, key: string) =>
  samara.call(invitePartner, { query: query as never }, as, { key })

/** A server with Ana's store, which has a small catalogue. */
export async function startPartnersShop(options: Parameters<typeof startTestSamara>[0] = {}): Promise<PartnersShop> {
  const samara = await startTestSamara(options)
  const { pool } = samara.connection
  const storeId = await samara.addStore(ana, 'ana-shop')
  await fillSmallCatalogue(samara.connection, storeId)
  await pool.query("update people set name = 'Ana Ríos' where email = $1", [ana])
  let keys = 0
  const key = () => `key-of-test-${(keys += 1)}`
  const owner = (as: string) => ({ email: as, store: 'ana-shop' })

  const shop: PartnersShop = {
    samara,
    storeId,
    key,
    invite: (address = pia, more = {}, as = ana, given = key()) => invited(samara, { invite: address, ...owner(as), ...more }, as, given),
    async code(address = pia) {
      const { rows } = await pool.query<{ body_text: string }>(
        "select body_text from mails where receiver = $1 and kind = 'invitation' order by created_at desc, xmin::text::bigint desc limit 1",
        [address],
      )
      return /#([A-Za-z0-9_-]{32})/.exec(rows[0]?.body_text ?? '')![1]!
    },
    async read(code) {
      const { status, problem, data } = await samara.call(readInvitation, { body: { code } }, null)
      return { status, code: problem.code, data }
    },
    async accept(code, as = pia) {
      const { status, problem, data } = await samara.call(acceptInvitation, { query: { username: as }, body: { code } }, as)
      return { status, code: problem.code, store: data?.store }
    },
    async join(address, more = {}) {
      await shop.invite(address, more)
      const { status } = await shop.accept(await shop.code(address), address)
      if (status !== 200) throw new Error(`${address} could not join.`)
    },
    list: async (as = ana) => (await samara.call(listPartners, { query: owner(as) }, as)).data,
    async one(endpoint, address, more = {}, as = ana) {
      const { status, problem, data } = await samara.call(
        endpoint,
        { query: { ...owner(as), emailPartner: address }, ...more } as never,
        as,
      )
      return { status, code: problem.code, data }
    },
    mails: async () =>
      (
        await pool.query<{ receiver: string; language: string; subject: string; text: string; html: string }>(
          'select receiver, language, subject, body_text as text, body_html as html from mails order by created_at',
        )
      ).rows,
    async empty() {
      for (const table of ['partner_invitations', 'mails', 'notices']) await pool.query(`delete from ${table}`)
      await pool.query(
        "delete from memberships where store_id = $1 and (role = 'partner' or person_id <> (select id from people where email = $2))",
        [storeId, ana],
      )
    },
  }
  return shop
}

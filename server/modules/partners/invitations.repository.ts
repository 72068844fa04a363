import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { InvitationMail, Language, PartnerLimits } from '../../../contract/index.ts'
import type { InvitationState } from '../../database/column-words.ts'
import type { Queries } from '../../database/index.ts'

/** An invitation, as a row, with what it names. */
export interface InvitationRow {
  id: string
  /** Null once the store is gone. */
  storeId: string | null
  store: string | null
  storeName: string | null
  email: string
  /** Null once the inviter is gone. */
  inviterId: string | null
  inviter: string | null
  /** Whether the inviter still owns the store. */
  inviterOwns: boolean
  categories: number[] | null
  brands: number[] | null
  approval: boolean
  state: InvitationState
  createdAt: Date
  expiresAt: Date
  /** What became of the message; null where it is forgotten. */
  mail: InvitationMail | null
}

export interface NewInvitation {
  storeId: string
  email: string
  inviterId: string
  limits: PartnerLimits
  mailId: string | null
  requestKey: string | null
  createdAt: Date
  expiresAt: Date
}

/** Somebody who has the address of an invitation. */
export interface Receiver {
  id: string
  active: boolean
  language: Language
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** A code for a link; only its hash is kept. */
export const newCode = (): string => randomBytes(24).toString('base64url')

/** Invitations, as rows. */
export const invitationsRepository = (queries: Queries) => {
  const select = sql`
    select i.id, i.store_id as "storeId", s.name as store, s.display_name as "storeName", i.email, i.inviter_id as "inviterId", p.name as inviter,
      (m.role = 'owner' and p.active) is true as "inviterOwns", i.categories, i.brands, i.approval, i.state, i.created_at as "createdAt", i.expires_at as "expiresAt",
      case when l.state = 'waiting' and l.attempts = 0 then 'sending' else l.state end as mail
    from partner_invitations i
      left join stores s on s.id = i.store_id
      left join people p on p.id = i.inviter_id
      left join memberships m on m.store_id = i.store_id and m.person_id = i.inviter_id
      left join mails l on l.id = i.mail_id`
  const rows = (rest: ReturnType<typeof sql>) => sql<InvitationRow>`${select} ${rest}`.execute(queries).then((result) => result.rows)
  const first = async (rest: ReturnType<typeof sql>): Promise<InvitationRow | undefined> => (await rows(rest))[0]
  const pending = (storeId: string, email: string) => sql`i.store_id = ${storeId} and i.email = ${email} and i.state = 'pending'`

  return {
    /** Until the transaction ends nobody else uses it. */
    lockByCode: (code: string): Promise<InvitationRow | undefined> => first(sql`where i.code_hash = ${hashOf(code)} for update of i`),
    byCode: (code: string): Promise<InvitationRow | undefined> => first(sql`where i.code_hash = ${hashOf(code)}`),
    byRequest: (key: string): Promise<InvitationRow | undefined> => first(sql`where i.request_key = ${key}`),
    pendingOf: (storeId: string, email: string): Promise<InvitationRow | undefined> => first(sql`where ${pending(storeId, email)}`),
    allPending: (storeId: string): Promise<InvitationRow[]> =>
      rows(sql`where i.store_id = ${storeId} and i.state = 'pending' order by i.email`),
    async add(code: string, { storeId, email, inviterId, limits, mailId, requestKey, createdAt, expiresAt }: NewInvitation): Promise<void> {
      await queries
        .insertInto('partner_invitations')
        .values({
          code_hash: hashOf(code),
          store_id: storeId,
          email,
          inviter_id: inviterId,
          categories: limits.categories?.slice() ?? null,
          brands: limits.brands?.slice() ?? null,
          approval: limits.approval,
          mail_id: mailId,
          request_key: requestKey,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute()
    },
    async end(id: string, state: Exclude<InvitationState, 'pending'>): Promise<void> {
      await queries.updateTable('partner_invitations').set({ state }).where('id', '=', id).execute()
    },
    async setLimits(id: string, { categories, brands, approval }: PartnerLimits): Promise<void> {
      await queries
        .updateTable('partner_invitations')
        .set({ categories: categories?.slice() ?? null, brands: brands?.slice() ?? null, approval })
        .where('id', '=', id)
        .execute()
    },
    /** How many were sent for a store since then. */
    countSince: (storeId: string, since: Date): Promise<number> =>
      queries
        .selectFrom('partner_invitations')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('store_id', '=', storeId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow()
        .then(({ count }) => Number(count)),
    receiver: (email: string): Promise<Receiver | undefined> =>
      queries.selectFrom('people').select(['id', 'active', 'language']).where('email', '=', email).executeTakeFirst(),
    /** As the person is known here, whatever their token says of their address. */
    person: (id: string): Promise<{ email: string; name: string; language: Language }> =>
      queries.selectFrom('people').select(['email', 'name', 'language']).where('id', '=', id).executeTakeFirstOrThrow(),
    async removeOf(email: string): Promise<void> {
      await queries.deleteFrom('partner_invitations').where('email', '=', email).execute()
    },
    async removeBefore(before: Date): Promise<void> {
      await queries.deleteFrom('partner_invitations').where('expires_at', '<', before).execute()
    },
  }
}

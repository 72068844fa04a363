import type { PartnerLimits, Role } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'

export interface NewMembership {
  storeId: string
  personId: string
  role: Role
  limits?: PartnerLimits
}

/** A member of a store, as a person. */
export interface Member {
  personId: string
  email: string
  name: string
  role: Role
  limits: PartnerLimits
  since: Date
}

/** Who is a member of which store. */
export const membershipsRepository = (queries: Queries) => ({
  /** Makes a person a member, or gives them another role or other limits. */
  async put({ storeId, personId, role, limits }: NewMembership): Promise<void> {
    const row = {
      role,
      categories: limits?.categories?.slice() ?? null,
      brands: limits?.brands?.slice() ?? null,
      approval: limits?.approval ?? false,
    }
    await queries
      .insertInto('memberships')
      .values({ store_id: storeId, person_id: personId, ...row })
      .onConflict((conflict) => conflict.columns(['store_id', 'person_id']).doUpdateSet(row))
      .execute()
  },
  async remove(storeId: string, personId: string): Promise<void> {
    await queries.deleteFrom('memberships').where('store_id', '=', storeId).where('person_id', '=', personId).execute()
  },
  /** What somebody is in a store; undefined where they are no member. */
  async of(storeId: string, personId: string): Promise<{ role: Role; limits: PartnerLimits | null } | undefined> {
    const row = await queries
      .selectFrom('memberships')
      .select(['role', 'categories', 'brands', 'approval'])
      .where('store_id', '=', storeId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (!row) return undefined
    const { role, ...limits } = row
    return { role, limits: role === 'owner' ? null : limits }
  },
  /** The members of a store; of one person where that is given. */
  async members(storeId: string, personId: string | null = null): Promise<Member[]> {
    const rows = await queries
      .selectFrom('memberships as m')
      .innerJoin('people as p', 'p.id', 'm.person_id')
      .select(['p.id as personId', 'p.email', 'p.name', 'm.role', 'm.categories', 'm.brands', 'm.approval', 'm.since'])
      .where('m.store_id', '=', storeId)
      .$if(personId !== null, (query) => query.where('m.person_id', '=', personId!))
      .execute()
    return rows.map(({ categories, brands, approval, ...member }) => ({ ...member, limits: { categories, brands, approval } }))
  },
  /** Stores of which a person is a member. */
  storesOf: (personId: string): Promise<string[]> =>
    queries
      .selectFrom('memberships')
      .select('store_id')
      .where('person_id', '=', personId)
      .orderBy('store_id')
      .execute()
      .then((rows) => rows.map(({ store_id }) => store_id)),
  /** Ids of the people who are members of a store. */
  peopleOf: (storeId: string): Promise<string[]> =>
    queries
      .selectFrom('memberships')
      .select('person_id')
      .where('store_id', '=', storeId)
      .execute()
      .then((rows) => rows.map(({ person_id }) => person_id)),
})

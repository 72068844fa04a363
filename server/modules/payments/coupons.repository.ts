import { sql } from 'kysely'
import type { Coupon, PaidPlanName } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

export interface CouponRow {
  code: string
  percent: number
  invoices: number
  plans: PaidPlanName[] | null
  most: number | null
  until: Date | null
  active: boolean
  used: number
}

export const showCoupon = (row: CouponRow): Coupon => ({ ...row, until: row.until?.toISOString() ?? null })

/** Coupons, and who has used them. */
export const couponsRepository = (queries: Queries) => {
  const read = async (only: ReturnType<typeof sql>): Promise<CouponRow[]> => {
    const { rows } = await sql<CouponRow>`
      select code, percent, invoices, plans, most, until, active,
        (select count(*)::int from coupon_uses u where u.code = coupons.code) as used
      from coupons where ${only} order by created_at desc, code limit 1000`.execute(queries)
    return rows
  }
  return {
    all: (): Promise<CouponRow[]> => read(sql`true`),
    byCode: async (code: string): Promise<CouponRow | undefined> => (await read(sql`code = ${code}`))[0],
    byRequest: async (key: string): Promise<CouponRow | undefined> => (await read(sql`request_key = ${key}`))[0],
    /** Nobody else uses or changes it until the transaction ends. */
    async lock(code: string): Promise<void> {
      await sql`select 1 from coupons where code = ${code} for update`.execute(queries)
    },
    /** False where the code is taken. */
    async add(coupon: Omit<CouponRow, 'used' | 'active'>, requestKey: string, at: Date): Promise<boolean> {
      const added = await queries
        .insertInto('coupons')
        .values({ ...coupon, request_key: requestKey, created_at: at })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst()
      return added !== undefined
    },
    async setActive(code: string, active: boolean): Promise<void> {
      await queries.updateTable('coupons').set({ active }).where('code', '=', code).execute()
    },
    async isUsedBy(code: string, customerId: string): Promise<boolean> {
      const row = await queries
        .selectFrom('coupon_uses')
        .select('code')
        .where('code', '=', code)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return row !== undefined
    },
    async use(code: string, customerId: string, at: Date): Promise<void> {
      await queries.insertInto('coupon_uses').values({ code, customer_id: customerId, used_at: at }).execute()
    },
    async giveBack(code: string, customerId: string): Promise<void> {
      await queries.deleteFrom('coupon_uses').where('code', '=', code).where('customer_id', '=', customerId).execute()
    },
  }
}

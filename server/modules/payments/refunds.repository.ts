import type { Queries } from '../../database/index.ts'

/** Refunds: written down first, then asked of the gateway by their id. */
export const refundsRepository = (queries: Queries) => ({
  async isKnown(requestKey: string): Promise<boolean> {
    return (await queries.selectFrom('refunds').select('id').where('request_key', '=', requestKey).executeTakeFirst()) !== undefined
  },
  async add(refund: { id: string; paymentId: string; amount: number; requestKey: string; at: Date }): Promise<void> {
    await queries
      .insertInto('refunds')
      .values({
        id: refund.id,
        payment_id: refund.paymentId,
        amount: refund.amount,
        state: 'processing',
        request_key: refund.requestKey,
        created_at: refund.at,
      })
      .execute()
  },
  /** Refunds that the gateway has not confirmed. */
  async open(): Promise<{ id: string; charge: string; amount: number }[]> {
    const rows = await queries
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'p.gateway_id as charge', 'r.amount'])
      .where('r.state', '=', 'processing')
      .orderBy('r.created_at')
      .limit(100)
      .execute()
    return rows.map(({ id, charge, amount }) => ({ id, charge: charge ?? '', amount }))
  },
  async done(id: string): Promise<void> {
    await queries.updateTable('refunds').set({ state: 'done' }).where('id', '=', id).execute()
  },
})

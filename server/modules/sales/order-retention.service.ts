import type { OrderRetention } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { orderRetentionRepository } from './order-retention.repository.ts'

export type OrderRetentionService = ReturnType<typeof orderRetentionService>

/** How long a store's owners keep its single orders; the nightly check lets older ones go. */
export const orderRetentionService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** `months`: what would be let go with so many. @default as many as are set */
  read: (storeId: string, months?: number): Promise<OrderRetention> =>
    orderRetentionRepository(database, storeId).read(clock.now(), months ?? null),

  /** Sets the months. Nothing is let go before the next nightly check. */
  set: ({ id, name }: { id: string; name: string }, caller: Caller, months: number): Promise<OrderRetention> =>
    database.transaction().execute(async (transaction) => {
      const retention = orderRetentionRepository(transaction, id)
      const former = await retention.set(months)
      if (former !== months)
        await record(transaction, {
          kind: 'order-retention-changed',
          at: clock.now(),
          by: caller.id,
          address: caller.address,
          store: name,
          values: { former, months },
        })
      return retention.read(clock.now(), null)
    }),
})

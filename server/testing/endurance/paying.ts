import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  addCard,
  confirmPayment,
  type PaidPlanName,
  paidPlanNames,
  quoteSubscription,
  readSubscription,
  subscribe,
} from '../../../contract/index.ts'
import { type Cluster, owner } from './cluster.ts'
import type { Random } from './seeded-random.ts'
import type { Outcome } from './saving.ts'

/** Ends what is subscribed to, so that there is something to pay again. */
const endSubscription = ({ connection }: Cluster): Promise<unknown> =>
  connection.pool.query("update subscriptions set state = 'ended', due_at = null, period_net = 0")

/** Subscribes to a plan until that is acknowledged. Gives what was quoted; null where it was refused. */
async function pay(cluster: Cluster, plan: PaidPlanName): Promise<{ amount: number; refused: string | null }> {
  const body = { username: owner, plan, period: 'month' as const, coupon: null, trial: false }
  const { data: quote } = await cluster.call(quoteSubscription, { body })
  const request = { ...body, card: null, expected: quote.dueNow, keep: null, returnPath: '/plans' }
  // The same key for each attempt: whoever was killed may have charged already.
  const answer = await cluster.call(subscribe, { body: request }, `pay-${randomUUID()}`)
  if (answer.status !== 200) return { amount: 0, refused: answer.problem.code }
  let { result } = answer.data
  while (result !== 'done') {
    const confirmed = await cluster.call(confirmPayment, { params: { payment: answer.data.payment ?? '' }, query: { username: owner } })
    if (confirmed.status !== 200) return { amount: 0, refused: confirmed.problem.code }
    result = confirmed.data.result
    await sleep(50)
  }
  return { amount: quote.dueNow, refused: null }
}

/** Subscribes, moves to larger plans and begins anew, and knows what must have been charged. */
export async function payAgainAndAgain(cluster: Cluster, { random, until }: { random: Random; until: () => boolean }): Promise<Outcome> {
  const faults: string[] = []
  const { pool } = cluster.connection
  await cluster.call(addCard, { body: { username: owner, token: 'sbx_success_122090_a1b2c3d4', isDefault: true } }, 'card-of-the-payer')
  let [done, charged] = [0, 0]
  while (!until()) {
    for (const plan of paidPlanNames) {
      const { amount, refused } = await pay(cluster, plan)
      if (refused !== null) faults.push(`A payment for ${plan} was refused: ${refused}.`)
      else {
        done += 1
        charged += amount
        const { data } = await cluster.call(readSubscription, { query: { username: owner } })
        if (data.plan !== plan) faults.push(`${plan} was paid, and the plan is ${data.plan}.`)
      }
      await sleep(random.below(60))
      if (until()) break
    }
    await endSubscription(cluster)
  }
  const one = async (statement: string): Promise<number> =>
    Number((await pool.query<{ value: string | null }>(statement)).rows[0]?.value ?? 0)
  const atGateway = await one(
    "select sum((body ->> 'amount')::int) as value from sandbox_objects where kind = 'charge' and body ->> 'state' = 'paid'",
  )
  const charges = await one("select count(*) as value from sandbox_objects where kind = 'charge' and body ->> 'state' = 'paid'")
  const booked = await one("select sum(amount) as value from ledger_entries where account = 'gateway'")
  const unbalanced = await one(
    'select count(*) as value from (select booking from ledger_entries group by booking having sum(amount) <> 0) b',
  )
  const open = await one("select count(*) as value from payments where state not in ('paid', 'failed')")
  if (charges !== done) faults.push(`${done} payments were acknowledged, and the gateway made ${charges} charges.`)
  if (atGateway !== charged) faults.push(`${charged} was quoted and paid, and the gateway charged ${atGateway}.`)
  if (booked !== atGateway) faults.push(`The gateway charged ${atGateway}, and the ledger says ${booked}.`)
  if (unbalanced > 0) faults.push(`${unbalanced} bookings are not balanced.`)
  if (open > 0) faults.push(`${open} payments have no end.`)
  return { done, faults, unhappy: [] }
}

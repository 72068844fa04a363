import { fork } from 'node:child_process'
import { Agent } from 'node:http'
import type { Client } from 'pg'
import type { Secrets } from '../server/kernel/secrets.ts'
import { listSize, listedCategory, type Merchant, round, send } from './merchant-calls.ts'

/** What merchants are to do: `calls` calls each, one every `pace` milliseconds. */
export interface Work {
  port: number
  merchants: Merchant[]
  calls: number
  pace: number
}
/** Milliseconds of each call, and the merchants as they are afterwards; or what went wrong. */
export type WorkDone = { times: number[]; merchants: Merchant[] } | { error: Error }

/**
 * Merchants who work in a process of their own, with room for what is young: on a machine that the server shares with them, collecting
 * the memory of a whole bench takes a processor from the server, and a call that is late for that says nothing about it.
 */
export function startMerchants() {
  const child = fork(new URL('./merchants-process.ts', import.meta.url), {
    execArgv: ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'],
    serialization: 'advanced',
  })
  return {
    /** Lets merchants work at the same time, and gives the milliseconds of each call. */
    async work(port: number, merchants: Merchant[], calls: number, pace: number): Promise<number[]> {
      const done = await new Promise<WorkDone>((resolve, reject) => {
        child.once('message', (message: WorkDone) => resolve(message))
        child.once('exit', () => reject(new Error('The process of the merchants ended without an answer.')))
        child.send({ port, merchants, calls, pace } satisfies Work)
      })
      child.removeAllListeners('exit')
      if ('error' in done) throw done.error
      for (const [place, merchant] of done.merchants.entries()) Object.assign(merchants[place]!, merchant)
      return done.times
    },
    close: () => child.disconnect(),
  }
}

/** Merchants with a store each, whose tokens come from `tokenOf`; the server meets each of them once. */
export async function makeMerchants(port: number, count: number, tokenOf: (email: string) => Promise<string>): Promise<Merchant[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const merchants: Merchant[] = []
  for (let number = 0; number < count; number++) {
    const email = `merchant${number}@bench.example`
    const merchant = {
      email,
      store: `bench-${number}`,
      token: await tokenOf(email),
      address: `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
      version: 0,
      turn: number,
    }
    await send(agent, port, merchant, round[0]!)
    merchants.push(merchant)
  }
  agent.destroy()
  return merchants
}

/** Gives each merchant a store with a category of {@link listSize} products. Runs in the server's database. */
export const storesOfMerchants = `
  with made as (
    insert into stores (name, display_name, store_type, account, key_ends_with, credential_sealed, currency, time_zone, readiness, synchronised_at)
    select replace(replace(email, 'merchant', 'bench-'), '@bench.example', ''), email, 'demo', email, 'none', 'none', 'EUR', 'Europe/Madrid', 'ready', now()
    from people where email like 'merchant%@bench.example' returning id, display_name
  ), joined as (
    insert into memberships (store_id, person_id, role) select made.id, people.id, 'owner' from made join people on people.email = made.display_name
  ), branded as (
    insert into brands (store_id, id, name) select id, 1, 'Regency' from made
  ), categorised as (
    insert into categories (store_id, id, name, parent_id, path, place)
    select id, number, 'Gifts ' || number, null, array[number], number from made, generate_series(1, 12) number
  )
  insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
  select id, number, 'White Hanging Heart T-Light Holder ' || number, 'REF' || number, ${listedCategory}, 1, 100 + number, number % 40, 1000 - number
  from made, generate_series(1, ${listSize}) number`

/** Connects the stores to the platform, each to an account of its own. Takes effect with the server's next start. */
export async function connectStores(client: Client, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string }>("select id, name from stores where name like 'bench-%'")
  for (const { id, name } of rows) {
    const sealed = secrets.seal(JSON.stringify({ key: 'key', secret: 'secret' }), { purpose: 'platform-credential', row: id })
    await client.query("update stores set store_type = 'vtex', account = $2, credential_sealed = $3 where id = $1", [
      id,
      name.replaceAll('-', ''),
      sealed,
    ])
  }
}

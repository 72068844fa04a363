import type * as client from 'openid-client'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask, Browser, follow, type House, openHouse, person, postPassword, relyingParty } from './identity.fixtures.ts'

let house: House
let rp: client.Configuration
beforeEach(async () => {
  house = await openHouse()
  rp = await relyingParty(house)
})
afterEach(() => house.close())

async function door() {
  const browser = new Browser()
  const page = await follow(house, browser, (await ask(house, rp)).url)
  return (password: string, email?: string) => postPassword(browser, page, password, email)
}

test('after five wrong passwords even the right one has to wait, and waits grow; then it counts from the start', async () => {
  const knock = await door()
  for (let count = 0; count < 5; count += 1) expect((await knock('no')).status).toBe(401)
  const slowed = await knock(person.password)
  expect(slowed.status).toBe(429)
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThanOrEqual(4)
  expect(await slowed.json()).toMatchObject({ code: 'identity/slowed', retryAfter: Number(slowed.headers.get('retry-after')) })

  house.pass(6)
  expect((await knock('no')).status).toBe(401)
  house.pass(6)
  expect((await knock(person.password)).status).toBe(429)
  house.pass(5)
  expect((await knock(person.password)).status).toBe(200)
  const again = await door()
  for (let count = 0; count < 4; count += 1) expect((await again('no')).status).toBe(401)
  expect((await again(person.password)).status).toBe(200)
})

test('the count outlives the server', async () => {
  const knock = await door()
  for (let count = 0; count < 5; count += 1) await knock('no')
  await house.restart()
  expect((await knock(person.password)).status).toBe(429)
})

test('guesses sent all at once cannot overtake the count', async () => {
  const knock = await door()
  const answers = await Promise.all(Array.from({ length: 20 }, () => knock('no')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('an unknown e-mail is slowed like a known one, and nobody else is', async () => {
  const knock = await door()
  for (let count = 0; count < 5; count += 1) await knock('no', 'nadie@tienda.example')
  expect((await knock('no', 'NADIE@tienda.example ')).status).toBe(429)
  expect((await knock(person.password)).status).toBe(200)
})

test('one address that tries many e-mails is slowed too', async () => {
  const knock = await door()
  for (let count = 0; count < 30; count += 1) expect((await knock('no', `nadie-${count}@tienda.example`)).status).toBe(401)
  expect((await knock(person.password)).status).toBe(429)
})

test('waiting costs nothing more, and a day later all is forgotten', async () => {
  const knock = await door()
  for (let count = 0; count < 5; count += 1) await knock('no')
  for (let count = 0; count < 10; count += 1) expect((await knock('no')).status).toBe(429)
  house.pass(6)
  expect((await knock('no')).status).toBe(401)
  house.pass(86_400)
  for (let count = 0; count < 4; count += 1) expect((await knock('no')).status).toBe(401)
  expect((await knock(person.password)).status).toBe(200)
})

test('what was typed is not kept, and old counts are removed', async () => {
  const knock = await door()
  await knock('no', 'mi-clave-secreta')
  const { rows } = await sql<{
    everything: string
  }>`select string_agg(row_to_json(a)::text, ' ') as everything from sign_in_attempts a`.execute(house.database)
  expect(rows[0]?.everything).not.toMatch(/mi-clave-secreta|127\.0\.0\.1/)
  house.pass(2 * 86_400)
  await house.identity.clean()
  const left = await sql<{ n: number }>`select count(*)::int as n from sign_in_attempts`.execute(house.database)
  expect(left.rows[0]?.n).toBe(0)
})

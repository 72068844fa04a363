import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listStores, readHome, signIn } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { hashPassword } from '../server/identity/index.ts'
import { assembleSamara, type TestSamara } from '../server/testing/assemble.ts'
import { beginSignIn } from '../server/testing/fuzz/sign-in.ts'
import { besideEachOther, type Row, spread, time } from './measure.ts'

const ana = 'ana@shop.example'
const password = 'eleven blue mugs'
const store = 'ana-shop'
const few = 10
const many = { stores: 10_000, people: 50_000 }
const runs = 200

/** Puts people and stores beside Ana's: each store has an owner and four partners. */
async function fill({ connection: { pool } }: TestSamara, stores: number, people: number): Promise<void> {
  await pool.query(
    `insert into people (email, name) select 'person-' || n || '@crowd.example', 'Person ' || n from generate_series(1, $1::int) n`,
    [people],
  )
  await pool.query(
    `insert into stores (name, display_name, store_type, account, key_ends_with, credential_sealed, currency, time_zone)
     select 'crowd-' || n, 'Crowd ' || n, 'demo', 'crowd-' || n, 'x', 'x', 'EUR', 'Europe/Madrid' from generate_series(1, $1::int) n`,
    [stores],
  )
  await pool.query(
    `insert into memberships (store_id, person_id, role)
     select s.id, p.id, case when p.nth % 5 = 0 then 'owner' else 'partner' end
     from (select id, row_number() over (order by id) - 1 as nth from stores where name like 'crowd-%') s
     join (select id, row_number() over (order by id) - 1 as nth from people where email like '%@crowd.example') p on p.nth / 5 = s.nth`,
  )
  await pool.query('vacuum analyze')
}

/** What one person does does not get slower with how many there are. */
export async function benchPeople(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-people-'))
  const postgres = await startEmbeddedPostgres({ directory: folder, log: () => undefined })
  const opened: TestSamara[] = []
  try {
    const open = async (name: string, stores: number, people: number): Promise<TestSamara> => {
      const url = new URL(postgres.url)
      url.pathname = `/${name}`
      const samara = await assembleSamara(url.href, { onBoard: true, running: true, checkReplies: false })
      opened.push(samara)
      await samara.addStore(ana, store)
      await samara.connection.pool.query('update people set password_hash = $1', [await hashPassword(password)])
      await fill(samara, stores, people)
      return samara
    }
    const admin = await assembleSamara(postgres.url, { running: true })
    opened.push(admin)
    for (const name of ['bench_few', 'bench_many']) await admin.connection.pool.query(`create database ${name}`)
    const [small, large] = [await open('bench_few', few, few * 5), await open('bench_many', many.stores, many.people)]

    const works: Record<string, (samara: TestSamara) => Promise<void>> = {
      'the store list': async (samara) => {
        const { status, data } = await samara.call(listStores, { params: { email: ana } }, ana)
        assert.deepEqual([status, data.length], [200, 1])
      },
      home: async (samara) => assert.equal((await samara.call(readHome, { query: { username: ana, store } }, ana)).status, 200),
      'a sign-in': async (samara) => {
        const { uid, cookie } = await beginSignIn(samara)
        const answer = await samara.call(signIn, { params: { uid }, body: { email: ana, password } }, null, { headers: { cookie } })
        assert.equal(answer.status, 200)
      },
    }
    const rows: Row[] = []
    for (const [work, once] of Object.entries(works)) {
      const { ours, reference } = await besideEachOther(
        work === 'a sign-in' ? 20 : runs,
        () => once(large),
        () => once(small),
      )
      rows.push({
        work: `${work} of one person among ${many.people.toLocaleString('en')} people and ${many.stores.toLocaleString('en')} stores`,
        figure: ours,
        beside: `the same among ${few} stores`,
        reference,
        reach: 1.5,
      })
    }
    const subject = { issuer: 'http://localhost/realms/test', subject: ana, email: ana, emailVerified: true, name: ana }
    const checks: number[] = []
    for (let run = 0; run < runs * 5; run++) checks.push(await time(() => large.app.services.users.visit(subject, store)))
    rows.push({
      work: 'the permission check of a call: who calls, and what they are in the store',
      figure: spread(checks.slice(runs)),
      beside: 'limit',
      reference: 1,
      reach: 1,
    })
    return rows
  } finally {
    for (const samara of opened) await samara.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

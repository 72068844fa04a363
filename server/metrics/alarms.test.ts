import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startTestSamara } from '../testing/samara.ts'
import { seedPublication } from '../testing/seed-runs.ts'
import { createMetrics } from './index.ts'

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
const page = await read('stories/handbook/alarms.mdx')
const rules = await read('tools/release/alarms.yml')

/** An alarm as Prometheus gets it. */
const alarms = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n\s+for: (\w+)\n/g)].map(([, name, expression, lasts]) => ({
  name: name!,
  expression: expression!,
  lasts: lasts!,
}))
/** The parts of the page, by the alarm that each is about. */
const written = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
)
/** The figures that a text names. */
const figuresIn = (text: string) => [...new Set(text.match(/\b(?:samara|nodejs|process)_[a-z0-9_]+/g) ?? [])]

/** Every figure that the server gives, with the names that its parts have. */
async function figures(): Promise<Set<string>> {
  const { text } = await createMetrics({ ofProcess: true }).read()
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, kind]) =>
      kind === 'histogram' ? [`${name!}_count`, `${name!}_sum`, `${name!}_bucket`] : [name!],
    ),
  )
}

test('there are ten alarms, and each says its figure, its threshold, what it means and what to do', () => {
  expect(alarms.length).toBe(10)
  expect([...written.keys()]).toEqual(alarms.map(({ name }) => name))
  for (const part of written.values())
    expect(part).toMatch(/\*\*Figure\*\*: .*\*\*Threshold\*\*: .+[^]*\*\*It means\*\*: .+[^]*\*\*What to do\*\*: .+/)
})

test('every figure that an alarm names is in /metrics', async () => {
  const given = await figures()
  const named = figuresIn(rules + page)
  expect(named.length).toBeGreaterThanOrEqual(10)
  expect(named.filter((name) => !given.has(name))).toEqual([])
  // The check itself can fail.
  expect(given.has('samara_database_answer')).toBe(false)
})

test('the page names the figure, the threshold and the time of each alarm as Prometheus gets them', () => {
  for (const { name, expression, lasts } of alarms) {
    const part = written.get(name)!
    for (const figure of figuresIn(expression)) expect([name, part]).toEqual([name, expect.stringContaining(`\`${figure}\``)])
    const [, threshold, time] = /\*\*Threshold\*\*: ([^\n]*?)(?:for|within) (\d+ \w+)/.exec(part)!
    const [value] = /[\d.]+$/.exec(expression)!
    const spoken = value === '0.01' ? '1 in 100' : value
    expect([name, threshold]).toEqual([name, expect.stringContaining(spoken)])
    const minutes = lasts === '0m' ? /\[(\w+)\]/.exec(expression)![1]! : lasts
    expect([name, time!.replace(/ (minute|hour)s?/, (_, unit: string) => unit[0]!)]).toEqual([name, minutes])
  }
})

test('what an alarm waits for is what a server in that trouble says', async () => {
  const samara = await startTestSamara()
  onTestFinished(() => samara.close())
  const { pool } = samara.connection
  const store = await samara.addStore('ana@shop.example', 'ana-shop')
  await seedPublication(pool, { store, list: { kind: 'category', id: 1 }, products: [101], state: 'failed' })
  await pool.query(`insert into platform_budgets (account, base_rate, open_until) values ('a', 1, '2100-01-01')`)
  // The queue's own table, of which the figures read these columns.
  await pool.query('create schema jobs')
  await pool.query(`create table jobs.job as select 'created'::text as state, timestamptz '2020-01-01' as start_after`)
  samara.metrics.ran('send-mail', 'failed', 5)
  samara.metrics.called({ method: 'GET', route: '/', status: 429, milliseconds: 1 })
  samara.metrics.answered('listStores', 503, 1)
  const { text } = await samara.metrics.read()
  const selected = [...rules.matchAll(/(samara_\w+)\{(\w+)=~?"([^"]+)"\}/g)]
  expect(selected.length).toBeGreaterThanOrEqual(6)
  for (const [whole, figure, label, value] of selected) {
    const wanted = new RegExp(`^${figure!}\\{(?:[^}]*,)?${label!}="${value!}"[^}]*\\} `, 'm')
    expect([whole, text]).toEqual([whole, expect.stringMatching(wanted)])
  }
})

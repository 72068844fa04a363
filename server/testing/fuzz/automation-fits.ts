import { randomUUID } from 'node:crypto'
import type { AutomationConfiguration, ListGroup } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import type { Fit } from './fitted.ts'

const targets: Record<ListGroup, readonly AutomationConfiguration['targets'][]> = {
  category: [
    { by: 'below', category: 11 },
    { by: 'lists', lists: [{ kind: 'category', id: 12 }] },
  ],
  collection: [
    { by: 'name', contains: 'tea' },
    { by: 'lists', lists: [{ kind: 'collection', id: 7 }] },
  ],
}
const configurationOf = (level: ListGroup, draw: number): AutomationConfiguration => ({
  targets: targets[level][draw % 2]!,
  order: { preset: 'balanced' },
  rules: null,
  cadence: draw % 3 === 0 ? { every: 'hour' } : { every: 'week', weekday: 7, at: '04:00' },
  startsOn: null,
  endsOn: draw % 3 === 0 ? '2026-12-31' : null,
  paused: draw % 5 === 0,
  guards: { firstScreen: 50, places: null, gain: null, approval: draw % 2 === 0, quiet: { from: '22:00', to: '06:00' } },
  priority: 1 + (draw % 100),
})

/** Makes a store's automations fit what is asked of them. */
export function automationFits({ connection: { pool } }: TestSamara, store: string): Record<string, Fit> {
  /** The only one of a level; gives its id. */
  async function ready(level: ListGroup): Promise<number> {
    await pool.query('delete from automations where store_id = $1', [store])
    const { rows } = await pool.query<{ id: number }>(
      `insert into automations (store_id, level, name, configuration, changed_at, request_key) values ($1, $2, 'Fuzzed', $3, now(), $4) returning id`,
      [store, level, JSON.stringify(configurationOf(level, 1)), randomUUID()],
    )
    return rows[0]!.id
  }

  /** A run of it that is under way; gives its id. */
  async function running(): Promise<string> {
    const automation = await ready('category')
    const id = randomUUID()
    await pool.query(
      `insert into runs (store_id, id, kind, subject, state, waits_for, claim, actor, requested_at, due_at)
       values ($1, $2, 'automation', $3::text, 'ordering', 'worker', $3::text, 'system', now(), now())`,
      [store, id, String(automation)],
    )
    await pool.query(
      `insert into automation_runs (store_id, id, automation_id, cause, requested_at) values ($1, $2, $3, 'person', now())`,
      [store, id, automation],
    )
    return id
  }
  const make =
    (level: ListGroup): Fit =>
    async (draw) => {
      await ready(level)
      return { body: { configuration: configurationOf(level, draw) } }
    }
  const change =
    (level: ListGroup): Fit =>
    async (draw) => ({ body: { id: await ready(level), version: 1, configuration: configurationOf(level, draw) } })
  const one =
    (level: ListGroup): Fit =>
    async () => ({ params: { id: await ready(level) } })

  return {
    createCategoryAutomation: make('category'),
    createCollectionAutomation: make('collection'),
    changeCategoryAutomation: change('category'),
    changeCollectionAutomation: change('collection'),
    removeCategoryAutomation: one('category'),
    removeCollectionAutomation: one('collection'),
    triggerCategoryAutomation: one('category'),
    triggerCollectionAutomation: one('collection'),
    async listAutomationRuns() {
      return { query: { automation: await ready('category') } }
    },
    async cancelAutomationRun() {
      return { params: { id: await running() } }
    },
  }
}

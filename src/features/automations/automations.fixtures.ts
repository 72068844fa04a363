import type { Automation, AutomationConfiguration, AutomationRun, AutomationRunList } from '../../../contract/index.ts'
import type { AutomationLinks } from './model/links.ts'
import type { ChoosableTarget } from './model/target-lists.ts'

/** Addresses that say what they are. */
export const links: AutomationLinks = {
  all: '#magic-sort-categories',
  create: '#new',
  copy: (id) => `#copy-${id}`,
  edit: (id) => `#edit-${id}`,
  runs: (id) => `#runs-${id}`,
  order: ({ kind, id }) => `#order-${kind}-${id}`,
  publication: (id) => `#publication-${id}`,
  effects: ({ id }) => `#effects-${id}`,
  proposal: (id) => `#proposal-${id}`,
}

const target = (id: number, name: string, path: readonly number[], routeBefore = ''): ChoosableTarget => ({
  kind: 'category',
  id,
  name,
  path,
  routeBefore,
  outside: false,
})

/** Categories of the shop of the stories, with their places in its tree. */
export const targetLists: readonly ChoosableTarget[] = [
  target(100, 'Kitchen', [100]),
  target(108, 'Cake Stands', [100, 108], 'Kitchen'),
  target(101, 'Mugs', [100, 101], 'Kitchen'),
  target(103, 'Teapots', [100, 103], 'Kitchen'),
  target(104, 'T-Light Holders', [104]),
]

const configuration = (given: Partial<AutomationConfiguration> = {}): AutomationConfiguration => ({
  targets: { by: 'lists', lists: [{ kind: 'category', id: 101 }] },
  order: { preset: 'best-sellers' },
  rules: { soldOutLast: true, inARow: null, newEvery: null },
  cadence: { every: 'day', at: '04:00' },
  startsOn: null,
  endsOn: null,
  paused: false,
  guards: { firstScreen: 50, places: null, gain: null, approval: false, quiet: null },
  priority: 50,
  ...given,
})

const lastRun = (given: Partial<NonNullable<Automation['lastRun']>>): NonNullable<Automation['lastRun']> => ({
  id: 'r1',
  automation: 1,
  cause: 'time',
  state: 'done',
  failure: null,
  requestedAt: '2026-11-21T04:00:00Z',
  endedAt: '2026-11-21T04:01:10Z',
  ordered: 0,
  held: 0,
  unchanged: 0,
  proposed: 0,
  guarded: 0,
  ...given,
})

const automation = (given: Partial<Automation> & Pick<Automation, 'id' | 'name'>): Automation => ({
  store: 'demogiftshop',
  configuration: configuration(),
  state: 'active',
  nextAt: '2026-11-22T04:00:00Z',
  version: 3,
  changedAt: '2026-11-02T09:00:00Z',
  changedBy: 'Ana Ruiz',
  lists: 1,
  outranked: 0,
  lastRun: null,
  ...given,
})

/** Magic orderings as they stand on a morning: one in each state. */
export const automations: readonly Automation[] = [
  automation({
    id: 1,
    name: 'T-Lights, every night',
    configuration: configuration({
      order: { preset: 'balanced' },
      guards: { ...configuration().guards, approval: true },
      targets: { by: 'lists', lists: [{ kind: 'category', id: 104 }] },
    }),
    lastRun: lastRun({ held: 1, proposed: 1 }),
  }),
  automation({
    id: 2,
    name: 'The whole kitchen by demand',
    configuration: configuration({ targets: { by: 'below', category: 100 }, priority: 60 }),
    lists: 4,
    outranked: 1,
    lastRun: lastRun({ ordered: 3, held: 1 }),
  }),
  automation({
    id: 3,
    name: 'New in mugs',
    configuration: configuration({ order: { preset: 'new-first' }, cadence: { every: 'synchronisation' }, priority: 10 }),
    nextAt: null,
    lastRun: lastRun({ requestedAt: '2026-11-21T06:10:00Z', unchanged: 1 }),
  }),
  automation({
    id: 4,
    name: 'Clearance of cake stands',
    configuration: configuration({ order: { preset: 'clear-stock' }, cadence: { every: 'week', weekday: 1, at: '05:00' }, paused: true }),
    state: 'paused',
    nextAt: null,
  }),
  automation({ id: 5, name: 'Teapots', lastRun: lastRun({ state: 'failed', failure: 'forbidden' }) }),
]

const runList = (id: number, listName: string, given: Partial<AutomationRunList>): AutomationRunList => ({
  list: { kind: 'category', id },
  listName,
  outcome: 'unchanged',
  version: null,
  firstScreen: null,
  places: null,
  gain: null,
  publication: null,
  writes: null,
  proposal: null,
  proposalState: null,
  otherAutomation: null,
  ...given,
})

const run = (id: string, requestedAt: string, given: Partial<AutomationRun>): AutomationRun => ({
  id,
  automation: 2,
  cause: 'time',
  state: 'done',
  failure: null,
  requestedAt,
  endedAt: requestedAt,
  lists: [],
  ...given,
})

/** The runs of the whole kitchen, newest first. */
export const runs: readonly AutomationRun[] = [
  run('r3', '2026-11-21T04:00:00Z', {
    lists: [
      runList(108, 'Cake Stands', {
        outcome: 'publishing',
        version: 9,
        firstScreen: 0.125,
        places: 0.32,
        gain: 0.021,
        publication: 'p1',
        writes: 8,
      }),
      runList(101, 'Mugs', { outcome: 'other-automation', otherAutomation: 3 }),
      runList(103, 'Teapots', {
        outcome: 'first-screen',
        version: 2,
        firstScreen: 0.625,
        places: 0.41,
        gain: 0.004,
        proposal: 'q2',
        proposalState: 'waiting',
      }),
      runList(104, 'T-Light Holders', {
        outcome: 'proposed',
        version: 4,
        firstScreen: 0.25,
        places: 0.3,
        gain: 0.013,
        proposal: 'q1',
        proposalState: 'waiting',
      }),
      runList(109, 'Trays', {
        outcome: 'places',
        version: 3,
        places: 0.52,
        gain: 0.01,
        publication: 'p2',
        writes: 12,
        proposal: 'q3',
        proposalState: 'published',
      }),
      runList(107, 'Cutlery', { outcome: 'proposed', version: 2, places: 0.2, gain: 0.002, proposal: 'q4', proposalState: 'sent-back' }),
      runList(100, 'Kitchen', {}),
    ],
  }),
  run('r2', '2026-11-20T15:20:00Z', { cause: 'person', state: 'cancelled', lists: [runList(108, 'Cake Stands', {})] }),
  run('r1', '2026-11-20T04:00:00Z', {
    lists: [
      runList(108, 'Cake Stands', { outcome: 'unpublished-work' }),
      runList(103, 'Teapots', { outcome: 'publishing', writes: 3, publication: 'p0', places: 0.1, firstScreen: 0, gain: 0.001 }),
    ],
  }),
]

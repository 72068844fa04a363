import type { Control } from '../../src/features/help/model/topics.ts'
import type { Action, PicturesScript, Target, VideoScript, VideoStep } from './script.ts'

const account: Target = { label: 'shell:account.label' }
const radio = (nth: number): Target => ({ css: '[data-slot="radio-group"] [role="radio"]', nth })
/** A part of a product's row, by its place from 0: the page may have drawn them in another sequence. */
const inRow = (place: number, part: 'handle' | 'select'): Target => ({
  css: `[data-row-id][data-nth="${String(place)}"] [data-stop="${part}"]`,
})
const handle = (place: number): Target => inRow(place, 'handle')
const box = (place: number): Target => inRow(place, 'select')
const criterion = (nth: number): Target => ({ css: '[data-slot="criteria-panel"] select', nth })
const save: Control = { label: 'ordering:save' }
const publish: Control = { label: 'ordering:publish' }

const click = (at: Target): Action => ({ do: 'click', at })
const point = (at: Target): Action => ({ do: 'point', at })
const wait = (seconds: number): Action => ({ do: 'wait', seconds })
const until = (there: Target): Action => ({ do: 'until', there })
const keep: Action = { do: 'keep' }

/** Opens a category that is in sight. */
const openList = (category: string): VideoStep => ({
  step: 'open-list',
  seconds: 5,
  actions: [click({ thing: category }), until(handle(0))],
})
const saveIt: VideoStep = { step: 'save', seconds: 5, actions: [click(save), { do: 'until', there: { text: 'ordering:bar.saved' } }] }

/** A store of the simulator: its own account, opened for the recording. */
export const exampleStore = { account: 'giftshop', key: 'vtexappkey-giftshop-ABCDEF', token: 'HKQXWZTRPLMVNBGF' } as const

const keySteps: readonly Action[] = [
  { do: 'type', into: { css: 'input[name="account"]' }, text: exampleStore.account },
  { do: 'type', into: { css: 'input[name="key"]' }, text: exampleStore.key },
  { do: 'type', into: { css: 'input[name="token"]' }, text: exampleStore.token },
  keep,
  click({ label: 'connections:key.check' }),
  until({ label: 'connections:connect' }),
]

const addStore: VideoScript = {
  topic: 'addStore',
  begins: 'home',
  steps: [
    { step: 'new-store', seconds: 6, actions: [click(account), click({ label: 'shell:titles.newStore' }), until(radio(0))] },
    { step: 'platform', seconds: 6, actions: [point(radio(1)), wait(0.8), click(radio(0))] },
    { step: 'next', seconds: 4, actions: [click({ label: 'connections:next' })] },
    { step: 'key', seconds: 12, actions: keySteps },
    {
      step: 'connect',
      seconds: 10,
      actions: [wait(1), click({ label: 'connections:connect' }), until({ css: '[data-slot="job-progress"]' })],
    },
  ],
}

/** The same store, before a video that needs one. */
const withStore: readonly Action[] = [
  ...addStore.steps.flatMap(({ actions }) => actions),
  { do: 'until', there: { text: 'synchronisation:usable' } },
]

const storeActions: Target = { css: '[data-slot="data-table"] [data-row] [aria-haspopup="menu"]', nth: 1 }

const manageStores: VideoScript = {
  topic: 'manageStores',
  begins: 'home',
  before: withStore,
  steps: [
    {
      step: 'stores-tab',
      seconds: 7,
      actions: [
        click(account),
        click({ label: 'shell:account.administer' }),
        click({ label: 'configuration:tab.stores' }),
        until(storeActions),
      ],
    },
    { step: 'store-actions', seconds: 5, actions: [click(storeActions)] },
    {
      step: 'rename',
      seconds: 9,
      actions: [
        click({ label: 'connections:stores.rename.action' }),
        { do: 'type', into: { css: '[role="dialog"] input' }, text: 'Gift Shop' },
        keep,
        click({ label: 'connections:save' }),
        wait(1),
      ],
    },
    {
      step: 'replace-key',
      seconds: 7,
      actions: [
        click(storeActions),
        click({ label: 'connections:stores.replace.action' }),
        wait(1.5),
        keep,
        { do: 'press', key: 'Escape' },
      ],
    },
    {
      step: 'disconnect',
      seconds: 7,
      actions: [
        click(storeActions),
        click({ label: 'connections:stores.disconnect.action' }),
        wait(1.5),
        keep,
        { do: 'press', key: 'Escape' },
      ],
    },
    {
      step: 'synchronise',
      seconds: 9,
      actions: [
        click({ css: '[data-slot="app-header"] a[href="/home"]' }),
        click({ label: 'shell:synchronise' }),
        point({ css: '[data-slot="job-progress"]' }),
      ],
    },
  ],
}

const manualSort: VideoScript = {
  topic: 'manualSort',
  begins: 'categories',
  steps: [
    openList('Baking Moulds & Cutters'),
    {
      step: 'drag',
      seconds: 13,
      actions: [{ do: 'drag', from: handle(4), to: handle(0) }, wait(1.2), { do: 'drag', from: handle(5), to: handle(2) }],
    },
    saveIt,
  ],
}

const multipleSort: VideoScript = {
  topic: 'multipleSort',
  begins: 'categories',
  steps: [
    openList('Bag & Phone Charms'),
    { step: 'tick', seconds: 7, actions: [click(box(2)), click(box(4)), click(box(5))] },
    { step: 'move', seconds: 8, actions: [click({ label: 'ordering:toTop' }), wait(1.5)] },
    saveIt,
  ],
}

const massSort: VideoScript = {
  topic: 'massSort',
  begins: 'categories',
  steps: [
    { step: 'mass', seconds: 5, actions: [click({ label: 'lists:front.mass' }), until(radio(1))] },
    { step: 'recipe', seconds: 6, actions: [point(radio(0)), point(radio(2)), click(radio(1))] },
    {
      step: 'lists',
      seconds: 8,
      actions: [
        click({ css: '[data-slot="data-table"] [data-row] [data-stop="select"]', nth: 0 }),
        click({ css: '[data-slot="data-table"] [data-row] [data-stop="select"]', nth: 1 }),
      ],
    },
    {
      step: 'preview',
      seconds: 8,
      actions: [click({ label: 'mass-ordering:preview.category_other' }), until({ label: 'mass-ordering:apply.category_other' }), wait(2)],
    },
    {
      step: 'apply-mass',
      seconds: 8,
      actions: [click({ label: 'mass-ordering:apply.category_other' }), { do: 'until', there: { text: 'mass-ordering:state.saved' } }],
    },
  ],
}

const criteria: VideoScript = {
  topic: 'criteria',
  begins: 'categories',
  steps: [
    openList('Artificial Flowers & Vases'),
    { step: 'open-criteria', seconds: 5, actions: [click({ label: 'ordering:criteria.title' }), until(criterion(0))] },
    {
      step: 'columns',
      seconds: 10,
      actions: [
        { do: 'choose', from: criterion(0), value: 'revenue30' },
        { do: 'choose', from: criterion(1), value: 'desc' },
        click({ css: '[data-slot="criteria-panel"] button:has(svg):not([aria-label])', nth: 0 }),
        { do: 'choose', from: criterion(2), value: 'stock' },
      ],
    },
    { step: 'preview-criteria', seconds: 8, actions: [click({ label: 'ordering:criteria.preview' }), wait(2)] },
    { step: 'apply-criteria', seconds: 7, actions: [click({ label: 'ordering:criteria.apply' }), wait(2)] },
  ],
}

const index: VideoScript = {
  topic: 'index',
  begins: 'categories',
  before: manualSort.steps.flatMap(({ actions }) => actions),
  steps: [
    openList('Baking Moulds & Cutters'),
    { step: 'publish', seconds: 5, actions: [click(publish), until({ css: '[data-slot="first-screens"]' })] },
    {
      step: 'review',
      seconds: 9,
      actions: [point({ css: '[data-slot="first-screens"]' }), { do: 'scroll', to: { css: '[data-slot="ordering-diff"]' } }, wait(1)],
    },
    {
      step: 'when',
      seconds: 8,
      actions: [click({ label: 'publication:review.way.later' }), wait(2), keep, click({ label: 'publication:review.way.now' })],
    },
    { step: 'confirm', seconds: 5, actions: [click({ label: 'publication:review.do.publish' })] },
    { step: 'follow', seconds: 10, actions: [{ do: 'until', there: { text: 'publication:telling.verified' } }, wait(2)] },
  ],
}

/** What is shown of every topic. The help's own test demands that none is missing. */
export const videoScripts: readonly VideoScript[] = [addStore, manageStores, manualSort, multipleSort, massSort, criteria, index]

const showSales: Action = { do: 'until', there: { css: '[data-slot="kpi-tile"]:not([aria-busy])' } }

/** The pictures of tasks that have no video. */
export const picturesScripts: readonly PicturesScript[] = [
  {
    page: 'partners',
    begins: 'configuration',
    pictures: [
      {
        name: 'invite',
        actions: [
          click({ label: 'configuration:tab.partners' }),
          click({ label: 'partners:invite.action' }),
          until({ css: '[role="dialog"] input' }),
        ],
      },
    ],
  },
  {
    page: 'build-collection',
    begins: 'samaraCollections',
    pictures: [
      {
        name: 'new',
        actions: [
          click({ label: 'samara-collections:create' }),
          { do: 'until', there: { text: 'samara-collection:shown.title' } },
          { do: 'type', into: { css: 'main input' }, text: 'Summer gifts' },
        ],
      },
    ],
  },
  {
    page: 'magic-ordering',
    begins: 'magicCategories',
    pictures: [
      { name: 'new', actions: [click({ label: 'automations:create' }), { do: 'until', there: { text: 'automations:what.title' } }] },
    ],
  },
  {
    page: 'read-reports',
    begins: 'reports',
    pictures: [{ name: 'sales', actions: [showSales] }],
  },
]

import type { SentenceName } from '../../../i18n/index.ts'

type Words = typeof import('../../../../public/locales/es/help.json')
export type TopicName = keyof Words['topics']
export type ThemeName = keyof Words['themes']
export type StepName = keyof Words['steps']
type DetailName = keyof Words['details']

/** A screen that a step is done on, by the name of its route. */
export type HelpScreen =
  | 'newStore'
  | 'configuration'
  | 'synchronise'
  | 'categories'
  | 'collections'
  | 'orderCategory'
  | 'orderCollection'
  | 'manualSort'
  | 'massOrdering'
  | 'indexAdmin'

/**
 * How a control of the product is found: by what it is called on screen, or by the marks
 * that components leave on their elements. A test looks whether the product still has them.
 */
export type Control = { label: SentenceName } | { css: string }

/**
 * When a step is done: its control was used, another control has come, one is
 * on another screen, or, where there is only something to know, it was read.
 */
export type Until = 'used' | 'read' | { there: Control } | { at: readonly HelpScreen[] }

export interface TopicStep {
  name: StepName
  /** What is good to know beside it has the same name. */
  detail?: DetailName
  /** What the sentence names in its blank. */
  named?: SentenceName
  /** What the tour points at: the first of them that can be seen. */
  controls: readonly Control[]
  /** What may stand in the place of its control, and what is to be done about it. */
  instead?: { control: Control; detail: DetailName }
  /** The control is one of many alike, any of which will do; or it stands in a menu, none of whose items is to be covered. */
  among?: true
  /** Where this is on the page there is nothing to do in the step. */
  unless?: Control
  until: Until
}

export interface Topic {
  name: TopicName
  theme: ThemeName
  /** Where a tour begins when its first control is nowhere on the page. */
  begins: HelpScreen
  steps: readonly TopicStep[]
}

const listsScreens = ['orderCategory', 'orderCollection', 'manualSort'] as const
const accountButton: Control = { label: 'shell:account.label' }
const storeActions: Control = { css: '[data-slot="data-table"] [data-row] [aria-haspopup="menu"]' }
const openList: TopicStep = {
  name: 'open-list',
  detail: 'open-list',
  controls: [{ css: '[data-slot="data-table"] [data-row] a[href]' }, { label: 'shell:categories' }],
  among: true,
  until: { at: listsScreens },
}
/** It stands there once the demo store was chosen, which asks for no account and no key. */
const demoButton: Control = { label: 'connections:demo' }
const saveButton: Control = { label: 'ordering:save' }
const save: TopicStep = { name: 'save', detail: 'save', named: 'ordering:save', controls: [saveButton], until: 'used' }

/** What the quick demo shows, in its order. */
export const topics: readonly Topic[] = [
  {
    name: 'addStore',
    theme: 'stores',
    begins: 'newStore',
    steps: [
      {
        name: 'new-store',
        named: 'shell:titles.newStore',
        controls: [{ label: 'shell:titles.newStore' }, accountButton],
        until: { at: ['newStore'] },
      },
      { name: 'platform', detail: 'platform', controls: [{ css: '[data-slot="radio-group"]' }], unless: demoButton, until: 'used' },
      { name: 'next', named: 'connections:next', controls: [{ label: 'connections:next' }], unless: demoButton, until: 'used' },
      {
        name: 'key',
        detail: 'key',
        named: 'connections:key.check',
        controls: [{ label: 'connections:key.check' }],
        unless: demoButton,
        until: 'used',
      },
      {
        name: 'connect',
        detail: 'connect',
        named: 'connections:connect',
        controls: [{ label: 'connections:connect' }, { label: 'connections:connectAnyway' }, demoButton],
        until: 'used',
      },
    ],
  },
  {
    name: 'manageStores',
    theme: 'stores',
    begins: 'configuration',
    steps: [
      {
        name: 'stores-tab',
        named: 'configuration:tab.stores',
        controls: [{ label: 'configuration:tab.stores' }, { label: 'shell:account.administer' }, accountButton],
        until: { there: { label: 'connections:stores.add' } },
      },
      {
        name: 'store-actions',
        detail: 'store-actions',
        controls: [storeActions],
        among: true,
        until: 'used',
      },
      {
        name: 'rename',
        named: 'connections:stores.rename.action',
        controls: [{ label: 'connections:stores.rename.action' }, storeActions],
        among: true,
        until: 'read',
      },
      {
        name: 'replace-key',
        detail: 'replace-key',
        named: 'connections:stores.replace.action',
        controls: [{ label: 'connections:stores.replace.action' }, storeActions],
        among: true,
        until: 'read',
      },
      {
        name: 'disconnect',
        detail: 'disconnect',
        named: 'connections:stores.disconnect.action',
        controls: [{ label: 'connections:stores.disconnect.action' }, storeActions],
        among: true,
        until: 'read',
      },
      {
        name: 'synchronise',
        detail: 'synchronise',
        named: 'shell:synchronise',
        controls: [{ label: 'shell:synchronise' }, { label: 'synchronisation:form.start' }],
        until: { at: ['synchronise'] },
      },
    ],
  },
  {
    name: 'manualSort',
    theme: 'ordering',
    begins: 'categories',
    steps: [
      openList,
      {
        name: 'drag',
        detail: 'drag',
        controls: [{ css: '[data-row-id] [data-stop="handle"]' }],
        among: true,
        until: { there: saveButton },
      },
      save,
    ],
  },
  {
    name: 'multipleSort',
    theme: 'ordering',
    begins: 'categories',
    steps: [
      openList,
      {
        name: 'tick',
        detail: 'tick',
        controls: [{ css: '[data-row-id] [data-stop="select"]' }],
        among: true,
        until: { there: { css: '[data-slot="selection-bar"]' } },
      },
      {
        name: 'move',
        detail: 'move',
        named: 'ordering:toTop',
        controls: [{ css: '[data-slot="selection-bar"]' }],
        until: { there: saveButton },
      },
      save,
    ],
  },
  {
    name: 'massSort',
    theme: 'ordering',
    begins: 'massOrdering',
    steps: [
      {
        name: 'mass',
        detail: 'mass',
        named: 'shell:titles.massOrdering',
        controls: [{ label: 'shell:titles.massOrdering' }, { label: 'shell:categories' }],
        until: { at: ['massOrdering'] },
      },
      { name: 'recipe', detail: 'recipe', controls: [{ css: '[data-slot="radio-group"]' }], until: 'used' },
      {
        name: 'lists',
        controls: [{ css: '[data-slot="data-table"] [data-row] input' }],
        among: true,
        until: 'used',
      },
      {
        name: 'preview',
        detail: 'preview',
        controls: [{ label: 'mass-ordering:preview.category_other' }, { label: 'mass-ordering:preview.category_one' }],
        until: 'used',
      },
      {
        name: 'apply-mass',
        detail: 'apply-mass',
        controls: [{ label: 'mass-ordering:apply.category_other' }, { label: 'mass-ordering:apply.category_one' }],
        until: 'used',
      },
    ],
  },
  {
    name: 'criteria',
    theme: 'criteria',
    begins: 'categories',
    steps: [
      openList,
      {
        name: 'open-criteria',
        named: 'ordering:criteria.title',
        controls: [{ label: 'ordering:criteria.title' }, { label: 'ordering:tools' }],
        instead: { control: { css: '[data-slot="selection-bar"]' }, detail: 'clear-selection' },
        until: { there: { css: '[data-slot="criteria-panel"]' } },
      },
      { name: 'columns', detail: 'columns', controls: [{ css: '[data-slot="criteria-panel"]' }], until: 'used' },
      {
        name: 'preview-criteria',
        detail: 'preview-criteria',
        named: 'ordering:criteria.preview',
        controls: [{ label: 'ordering:criteria.preview' }, { label: 'ordering:criteria.stopPreview' }],
        until: 'used',
      },
      {
        name: 'apply-criteria',
        detail: 'apply-criteria',
        named: 'ordering:criteria.apply',
        controls: [{ label: 'ordering:criteria.apply' }],
        until: 'used',
      },
    ],
  },
  {
    name: 'index',
    theme: 'indexing',
    begins: 'categories',
    steps: [
      openList,
      {
        name: 'publish',
        detail: 'publish',
        named: 'ordering:publish',
        controls: [{ label: 'ordering:publish' }],
        instead: { control: { css: '[data-slot="save-bar"]' }, detail: 'change-first' },
        until: 'used',
      },
      {
        name: 'review',
        detail: 'review',
        controls: [{ css: '[data-slot="first-screens"]' }, { css: '[data-slot="ordering-diff"]' }],
        until: 'read',
      },
      {
        name: 'when',
        detail: 'when',
        controls: [{ label: 'publication:review.way.later' }, { label: 'publication:review.way.now' }],
        until: 'used',
      },
      {
        name: 'confirm',
        detail: 'confirm',
        named: 'publication:review.do.publish',
        controls: [
          { label: 'publication:review.do.publish' },
          { label: 'publication:review.do.saveAndPublish' },
          { label: 'publication:review.do.schedule' },
          { label: 'publication:review.do.saveAndSchedule' },
          { label: 'publication:review.same.anyway' },
        ],
        until: 'used',
      },
      { name: 'follow', detail: 'follow', controls: [{ css: '[data-slot="job-progress"]' }], until: 'read' },
    ],
  },
]

export const themes = ['stores', 'ordering', 'criteria', 'indexing'] as const satisfies readonly ThemeName[]

/** The namespaces that hold what controls are called. */
export const labelNamespaces = [
  'shell',
  'configuration',
  'connections',
  'mass-ordering',
  'ordering',
  'publication',
  'synchronisation',
] as const

/** What the quick demo opens at on a screen. */
const topicOfScreen: Partial<Record<HelpScreen, TopicName>> = {
  newStore: 'addStore',
  configuration: 'manageStores',
  synchronise: 'manageStores',
  categories: 'manualSort',
  collections: 'manualSort',
  orderCategory: 'manualSort',
  orderCollection: 'manualSort',
  manualSort: 'manualSort',
  massOrdering: 'massSort',
  indexAdmin: 'index',
}

/** The topic of a screen; null where a screen has none of its own. */
export const topicOf = (screen: string): TopicName | null => topicOfScreen[screen as HelpScreen] ?? null

/** A topic by its name. */
export const topicNamed = (name: TopicName): Topic => topics.find((topic) => topic.name === name)!

import { topics, type TopicName } from './topics.ts'

type Words = typeof import('../../../../public/locales/es/help-pages.json')
export type WrittenPage = keyof Words['pages']
export type HelpPageName = WrittenPage | TopicName
export type HelpGroup = keyof Words['groups']

/** The pages of the help, in their sequence. Tasks of the quick demo have the steps that stand there. */
export const helpGroups: Readonly<Record<HelpGroup, readonly HelpPageName[]>> = {
  tasks: ['first-steps', ...topics.map(({ name }) => name), 'build-collection', 'magic-ordering', 'read-reports', 'partners'],
  figures: [
    'samara-score',
    'list-health',
    'first-places',
    'updates',
    'sales-today',
    'revenue',
    'orders',
    'units',
    'per-order',
    'units-per-order',
    'cancelled',
  ],
  terms: [
    'store',
    'platform',
    'list',
    'list-status',
    'ordering',
    'criterion',
    'pin',
    'rule',
    'draft',
    'version',
    'indexing',
    'scheduled',
    'drift',
    'conflict',
    'proposal',
    'held',
    'samara-collection',
    'group',
    'position-band',
    'backtest',
    'notification',
    'pause',
    'roles',
    'plan',
  ],
  more: ['vtex-rights', 'api', 'webhooks', 'self-hosting', 'security'],
}

const helpPageNames: readonly HelpPageName[] = Object.values(helpGroups).flat()

export const isTopic = (name: HelpPageName): name is TopicName => topics.some((topic) => topic.name === name)

/** The page that an address names; null where there is none. */
export const pageNamed = (name: string): HelpPageName | null => helpPageNames.find((each) => each === name) ?? null

/** A page as it is read. */
export interface HelpText {
  name: HelpPageName
  title: string
  lead: string
  /** Other words by which it is found. */
  words: string
  /** Absent for a task of the quick demo: it has its steps. */
  body: string | undefined
  steps: readonly { name: string; title: string; detail: string | undefined }[]
}

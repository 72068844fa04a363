import 'i18next'
import type shell from '../../public/locales/es/shell.json'
import type apiTokens from '../../public/locales/es/api-tokens.json'
import type automations from '../../public/locales/es/automations.json'
import type assistant from '../../public/locales/es/assistant.json'
import type configuration from '../../public/locales/es/configuration.json'
import type connections from '../../public/locales/es/connections.json'
import type failures from '../../public/locales/es/failures.json'
import type help from '../../public/locales/es/help.json'
import type helpPages from '../../public/locales/es/help-pages.json'
import type home from '../../public/locales/es/home.json'
import type finding from '../../public/locales/es/finding.json'
import type lists from '../../public/locales/es/lists.json'
import type massOrdering from '../../public/locales/es/mass-ordering.json'
import type notices from '../../public/locales/es/notices.json'
import type operator from '../../public/locales/es/operator.json'
import type ordering from '../../public/locales/es/ordering.json'
import type partners from '../../public/locales/es/partners.json'
import type payments from '../../public/locales/es/payments.json'
import type problems from '../../public/locales/es/problems.json'
import type reports from '../../public/locales/es/reports.json'
import type samaraCollection from '../../public/locales/es/samara-collection.json'
import type samaraCollections from '../../public/locales/es/samara-collections.json'
import type samaraGroups from '../../public/locales/es/samara-groups.json'
import type synchronisation from '../../public/locales/es/synchronisation.json'
import type publication from '../../public/locales/es/publication.json'
import type proposals from '../../public/locales/es/proposals.json'
import type publicationQueue from '../../public/locales/es/publication-queue.json'
import type profile from '../../public/locales/es/profile.json'
import type signIn from '../../public/locales/es/sign-in.json'
import type stores from '../../public/locales/es/stores.json'
import type webhooks from '../../public/locales/es/webhooks.json'

interface Sentences {
  shell: typeof shell
  'api-tokens': typeof apiTokens
  automations: typeof automations
  assistant: typeof assistant
  configuration: typeof configuration
  connections: typeof connections
  failures: typeof failures
  partners: typeof partners
  payments: typeof payments
  problems: typeof problems
  profile: typeof profile
  'sign-in': typeof signIn
  stores: typeof stores
  webhooks: typeof webhooks
  notices: typeof notices
  synchronisation: typeof synchronisation
  finding: typeof finding
  lists: typeof lists
  help: typeof help
  'help-pages': typeof helpPages
  home: typeof home
  'mass-ordering': typeof massOrdering
  operator: typeof operator
  ordering: typeof ordering
  publication: typeof publication
  proposals: typeof proposals
  'publication-queue': typeof publicationQueue
  reports: typeof reports
  'samara-collection': typeof samaraCollection
  'samara-collections': typeof samaraCollections
  'samara-groups': typeof samaraGroups
}

export type Namespace = keyof Sentences

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]

/** Any sentence of the product, with its namespace: `ordering:save`. Plural forms are named with their ending. */
export type SentenceName = { [N in Namespace]: `${N}:${Leaves<Sentences[N]>}` }[Namespace]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Sentences
  }
}

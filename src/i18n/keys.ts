import 'i18next'
import type shell from '../../public/locales/es/shell.json'
import type configuration from '../../public/locales/es/configuration.json'
import type connections from '../../public/locales/es/connections.json'
import type failures from '../../public/locales/es/failures.json'
import type home from '../../public/locales/es/home.json'
import type finding from '../../public/locales/es/finding.json'
import type lists from '../../public/locales/es/lists.json'
import type massOrdering from '../../public/locales/es/mass-ordering.json'
import type notices from '../../public/locales/es/notices.json'
import type operator from '../../public/locales/es/operator.json'
import type ordering from '../../public/locales/es/ordering.json'
import type partners from '../../public/locales/es/partners.json'
import type planned from '../../public/locales/es/planned.json'
import type problems from '../../public/locales/es/problems.json'
import type synchronisation from '../../public/locales/es/synchronisation.json'
import type publication from '../../public/locales/es/publication.json'
import type proposals from '../../public/locales/es/proposals.json'
import type publicationQueue from '../../public/locales/es/publication-queue.json'
import type profile from '../../public/locales/es/profile.json'
import type signIn from '../../public/locales/es/sign-in.json'
import type stores from '../../public/locales/es/stores.json'

interface Sentences {
  shell: typeof shell
  configuration: typeof configuration
  connections: typeof connections
  failures: typeof failures
  partners: typeof partners
  planned: typeof planned
  problems: typeof problems
  profile: typeof profile
  'sign-in': typeof signIn
  stores: typeof stores
  notices: typeof notices
  synchronisation: typeof synchronisation
  finding: typeof finding
  lists: typeof lists
  home: typeof home
  'mass-ordering': typeof massOrdering
  operator: typeof operator
  ordering: typeof ordering
  publication: typeof publication
  proposals: typeof proposals
  'publication-queue': typeof publicationQueue
}

export type Namespace = keyof Sentences

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Sentences
  }
}

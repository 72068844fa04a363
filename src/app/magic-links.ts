import type { ListGroup, StoreCredential } from '../../contract/index.ts'
import type { AutomationLinks } from '../features/automations/index.ts'
import { reportOfRun } from '../features/reports/index.ts'
import { automationPath, orderPath, proposalPath, publicationPath, reportsPath } from './paths.ts'

/** Where the screens of a store's magic orderings lead. */
export const magicLinks = (level: ListGroup, { store, timeZone }: Pick<StoreCredential, 'store' | 'timeZone'>): AutomationLinks => ({
  all: automationPath(level, store),
  create: automationPath(level, store, { edit: 'new' }),
  copy: (id) => automationPath(level, store, { edit: 'new', copy: String(id) }),
  edit: (id) => automationPath(level, store, { edit: String(id) }),
  runs: (id) => automationPath(level, store, { runs: String(id) }),
  order: (list) => orderPath(list, store),
  publication: publicationPath,
  effects: (run) => reportsPath(reportOfRun(run, { store, timeZone }, Date.now())),
  proposal: (id) => proposalPath(id, store),
})

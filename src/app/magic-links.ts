import type { ListGroup } from '../../contract/index.ts'
import type { AutomationLinks } from '../features/automations/index.ts'
import { automationPath, orderPath, proposalPath, publicationPath } from './paths.ts'

/** Where the screens of a store's magic orderings lead. */
export const magicLinks = (level: ListGroup, store: string): AutomationLinks => ({
  all: automationPath(level, store),
  create: automationPath(level, store, { edit: 'new' }),
  copy: (id) => automationPath(level, store, { edit: 'new', copy: String(id) }),
  edit: (id) => automationPath(level, store, { edit: String(id) }),
  runs: (id) => automationPath(level, store, { runs: String(id) }),
  order: (list) => orderPath(list, store),
  publication: publicationPath,
  proposal: (id) => proposalPath(id, store),
})

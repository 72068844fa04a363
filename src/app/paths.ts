import {
  listGroupOf,
  listKinds,
  paths as shared,
  product,
  type ListGroup,
  type ListKind,
  type ListReference,
} from '../../contract/index.ts'

/** Every path of the product, once. What begins with a colon is any text. */
export const paths = {
  home: '/home',
  admin: '/dashboard/admin',
  categories: '/category',
  collections: '/collection',
  reports: '/reports',
  configuration: '/configuration',
  userProfile: '/user-profile',
  plans: '/plans',
  checkout: '/plans/:period/:plan',
  assistant: `/${product.slug}-assistant`,
  chooseCategory: '/category-sort',
  chooseCollection: '/collections-sort',
  synchronise: '/synchronize',
  orderCategory: '/order-by-category',
  orderCollection: '/order-by-collection',
  createCollection: `/create-${product.slug}-collection`,
  samaraCollections: `/${product.slug}-collections`,
  editCollection: `/${product.slug}-collections/edit/:name`,
  addGroups: `/${product.slug}-collections/edit/:name/add-groups`,
  groups: '/groups/list',
  createGroup: '/groups/create',
  editGroup: '/groups/edit',
  newStore: '/new-store',
  indexAdmin: '/index-admin',
  magicCategories: '/magic-sort-categories',
  magicCollections: '/magic-sort-collections',
  massOrdering: '/order-prod',
  manualSort: '/manual-sort',
  signIn: shared.signIn,
  help: shared.help,
  helpPage: `${shared.help}/:page`,
} as const

export type RouteName = keyof typeof paths

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/')
const isText = (part: string): boolean => part.startsWith(':')

/**
 * Which route an address is, and how its path is written: a path typed in another case or with a slash
 * at its end is still meant. Null for all others: a path with more or fewer parts is none of ours.
 */
export function routeOf(pathname: string): { name: RouteName; path: string } | null {
  const given = partsOf(pathname)
  for (const name of Object.keys(paths) as RouteName[]) {
    const parts = partsOf(paths[name])
    if (parts.length !== given.length) continue
    if (parts.every((part, at) => (isText(part) ? given[at] !== '' : part === given[at]?.toLowerCase())))
      return { name, path: parts.map((part, at) => (isText(part) ? given[at] : part)).join('/') }
  }
  return null
}

/** The workbench of one list of one store. */
export const orderPath = ({ kind, id }: ListReference, store: string): string =>
  `${kind === 'category' ? paths.orderCategory : paths.orderCollection}?${new URLSearchParams({ [kind]: String(id), store }).toString()}`

/** The workbench of a product's category, where the product is searched and shown. */
export const productPath = ({ id, categoryId }: { id: number; categoryId: number }, store: string): string =>
  `${orderPath({ kind: 'category', id: categoryId }, store)}&search=${id}`

/** The workbench of a list as shoppers see it. */
export const gridPath = ({ kind, id }: ListReference, store: string): string =>
  `${paths.manualSort}?${new URLSearchParams({ kind, id: String(id), store }).toString()}`

/** The review of what a list would become on the platform. */
export const reviewPath = (list: ListReference, store: string): string => `${orderPath(list, store)}&publish=1`

/** Where a plan is paid for, or tried. */
export const checkoutPath = (plan: string, period: string, trial = false): string =>
  `${paths.checkout.replace(':period', period).replace(':plan', plan)}${trial ? '?trial=1' : ''}`

/** What the person pays for. */
export const subscriptionPath = `${paths.configuration}#subscription`

/** All lists of a group that somebody should look at. */
export const listsInNeedPath = (group: ListGroup, store: string): string =>
  `${group === 'category' ? paths.categories : paths.collections}?${new URLSearchParams({ show: 'attention', store }).toString()}`

/** One recipe for many lists of one store. */
export const massOrderingPath = (kind: ListGroup, store: string): string =>
  `${paths.massOrdering}?${new URLSearchParams({ kind, store }).toString()}`

/** What comes in from a store's platform; `rights` opens what the key may do. */
export const synchronisePath = (
  store: string,
  more: { scope?: string; targets?: string; tab?: 'changes'; of?: string; rights?: '1' } = {},
): string => `${paths.synchronise}?${new URLSearchParams({ store, ...more }).toString()}`

/** One page of the help. */
export const helpPath = (page: string): string => `${paths.help}/${page}`

/** The reports, with the view that these parameters say. */
export const reportsPath = (view: URLSearchParams): string => `${paths.reports}?${view.toString()}`

/** The queue of publications, with one of them open. */
export const publicationPath = (id: string): string => `${paths.indexAdmin}?${new URLSearchParams({ open: id }).toString()}`

/** The queue of publications, with a proposal of a store open that waits for a decision. */
export const proposalPath = (id: string, store: string): string =>
  `${paths.indexAdmin}?${new URLSearchParams({ proposal: id, of: store }).toString()}`

/** The workbench of a list, with a proposal of it as a draft. */
export const editProposalPath = (id: string, list: ListReference, store: string): string => `${orderPath(list, store)}&proposal=${id}`

/** A magic ordering of a level: its editor, or what its runs did. */
export const automationPath = (level: ListGroup, store: string, query: Record<string, string> = {}): string =>
  `${level === 'category' ? paths.magicCategories : paths.magicCollections}?${new URLSearchParams({ ...query, store }).toString()}`

export type Area = ListGroup | 'reports' | 'store'

const areas: Partial<Record<RouteName, Area>> = {
  categories: 'category',
  chooseCategory: 'category',
  orderCategory: 'category',
  magicCategories: 'category',
  // It is of both kinds; the bar of the first one has it.
  indexAdmin: 'category',
  collections: 'collection',
  chooseCollection: 'collection',
  orderCollection: 'collection',
  magicCollections: 'collection',
  createCollection: 'collection',
  samaraCollections: 'collection',
  editCollection: 'collection',
  addGroups: 'collection',
  groups: 'collection',
  createGroup: 'collection',
  editGroup: 'collection',
  reports: 'reports',
  synchronise: 'store',
  configuration: 'store',
  newStore: 'store',
  plans: 'store',
  checkout: 'store',
}

/** The kind of list that an address names; categories where it names none. */
export const kindIn = (parameters: URLSearchParams): ListKind => listKinds.find((kind) => kind === parameters.get('kind')) ?? 'category'

/** The list of the collections' workbench that an address names: the platform's or a Samara collection. */
export const collectionIn = (parameters: URLSearchParams): { kind: ListKind; named: string } =>
  parameters.has('samara')
    ? { kind: 'samara', named: parameters.get('samara')! }
    : { kind: 'collection', named: parameters.get('collection') ?? '' }

/** Which area of the product an address belongs to; null for those of none. */
export function areaOf(pathname: string, search: string): Area | null {
  const name = routeOf(pathname)?.name
  if (name === 'manualSort' || name === 'massOrdering') return listGroupOf(kindIn(new URLSearchParams(search)))
  return (name && areas[name]) ?? null
}

/** A screen of the product; some addresses share one. */
export type ScreenName = Exclude<RouteName, 'chooseCategory' | 'chooseCollection' | 'helpPage'>

/** Which screen an address shows. Where it is about a list to work on and names none, the lists are shown to choose from. */
export function screenOf(name: RouteName, search: string): ScreenName {
  const parameters = new URLSearchParams(search)
  const named = (parameter: string): boolean => (parameters.get(parameter) ?? '') !== ''
  switch (name) {
    case 'chooseCategory':
      return 'categories'
    case 'chooseCollection':
      return 'collections'
    case 'helpPage':
      return 'help'
    case 'orderCategory':
      return named('category') ? name : 'categories'
    case 'orderCollection':
      return collectionIn(parameters).named !== '' ? name : 'collections'
    case 'manualSort':
      return named('id') ? name : kindIn(parameters) === 'category' ? 'categories' : 'collections'
    case 'editGroup':
      return named('id') ? name : 'groups'
    default:
      return name
  }
}

/** Whether an address opens a list on the workbench. */
export const opensList = (pathname: string): boolean =>
  pathname === paths.orderCategory || pathname === paths.orderCollection || pathname === paths.manualSort

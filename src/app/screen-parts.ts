import { prepareSentences } from '../i18n/index.ts'
import { listsPart } from './lists-part.ts'
import { type EarlyPart, earlyPart, longestBlank } from './part-at-once.ts'
import { type RouteName, routeOf, screenOf } from './paths.ts'
import { prepareWorkbench } from './prepare-workbench.ts'
import { screenPart } from './screen-part.ts'

/** Every screen that does not come with the first page. */
export const parts = {
  assistant: screenPart(() => import('./assistant-route.tsx').then(({ AssistantRoute: page }) => page), 'ordering', 'assistant'),
  configuration: screenPart(
    () => import('./configuration-route.tsx').then(({ ConfigurationRoute: page }) => page),
    'configuration',
    'connections',
    'notices',
    'partners',
    'payments',
    'webhooks',
  ),
  help: earlyPart(async () => {
    const [{ HelpRoute: page }, { labelNamespaces }] = await Promise.all([import('./help-route.tsx'), import('../features/help/index.ts')])
    await prepareSentences('help', 'help-pages', ...labelNamespaces)
    return { default: page }
  }),
  indexAdmin: screenPart(
    () => import('./index-admin-route.tsx').then(({ IndexAdminRoute: page }) => page),
    'publication',
    'publication-queue',
    'proposals',
  ),
  lists: listsPart,
  magic: screenPart(() => import('./magic-route.tsx').then(({ MagicRoute: page }) => page), 'ordering', 'automations'),
  massOrdering: screenPart(
    () => import('./mass-ordering-route.tsx').then(({ MassOrderingRoute: page }) => page),
    'ordering',
    'mass-ordering',
  ),
  newStore: screenPart(() => import('./new-store-route.tsx').then(({ NewStoreRoute: page }) => page), 'connections'),
  operator: screenPart(() => import('./operator-route.tsx').then(({ OperatorRoute: page }) => page), 'operator'),
  orderList: earlyPart(async () => {
    const [{ OrderListRoute: page }] = await Promise.all([import('./order-list-route.tsx'), prepareWorkbench()])
    return { default: page }
  }),
  plans: screenPart(() => import('./plans-route.tsx').then(({ PlansRoute: page }) => page), 'payments'),
  reports: screenPart(() => import('./reports-route.tsx').then(({ ReportsRoute: page }) => page), 'ordering', 'reports'),
  samara: screenPart(
    () => import('./samara-route.tsx').then(({ SamaraRoute: page }) => page),
    'ordering',
    'samara-collection',
    'samara-collections',
    'samara-groups',
  ),
  synchronise: screenPart(
    () => import('./synchronise-route.tsx').then(({ SynchroniseRoute: page }) => page),
    'ordering',
    'synchronisation',
  ),
  userProfile: screenPart(() => import('./user-profile-route.tsx').then(({ UserProfileRoute: page }) => page), 'profile', 'api-tokens'),
} as const

const partOf: Record<RouteName, EarlyPart<unknown> | null> = {
  // It comes with the first page, and the sign-in leads there.
  home: null,
  signIn: null,
  admin: parts.operator,
  categories: parts.lists,
  collections: parts.lists,
  reports: parts.reports,
  configuration: parts.configuration,
  userProfile: parts.userProfile,
  plans: parts.plans,
  checkout: parts.plans,
  assistant: parts.assistant,
  chooseCategory: parts.lists,
  chooseCollection: parts.lists,
  synchronise: parts.synchronise,
  orderCategory: parts.orderList,
  orderCollection: parts.orderList,
  createCollection: parts.samara,
  samaraCollections: parts.samara,
  editCollection: parts.samara,
  addGroups: parts.samara,
  groups: parts.samara,
  createGroup: parts.samara,
  editGroup: parts.samara,
  newStore: parts.newStore,
  indexAdmin: parts.indexAdmin,
  magicCategories: parts.magic,
  magicCollections: parts.magic,
  massOrdering: parts.massOrdering,
  manualSort: parts.orderList,
  help: parts.help,
  helpPage: parts.help,
}

/** Brings the screen of an address. Resolves once it is there, could not be brought, or has been waited for long enough. */
export async function bringScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const name = routeOf(pathname)?.name
  if (name === undefined) return
  // Where an address of the workbench names no list, the lists are drawn in it.
  const wanted = new Set([partOf[name], partOf[screenOf(name, search)]])
  const brought = Promise.all([...wanted].map(async (part) => part?.bring())).catch(() => undefined)
  await Promise.race([brought, new Promise((end) => setTimeout(end, longestBlank))])
}

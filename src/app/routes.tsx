import { Suspense, useEffect, useRef, type ReactElement } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useStores } from '../features/stores/index.ts'
import { SessionEnded } from '../features/sign-in/index.ts'
import { PageFrame } from '../design/page/index.ts'
import { HomePage } from './home/home-page.tsx'
import { ListFrontPageRoute } from './lists-part.ts'
import { longestBlank } from './part-at-once.ts'
import { paths, routeOf, screenOf, subscriptionPath, type RouteName, type ScreenName } from './paths.ts'
import { bring, screenPart } from './screen-part.ts'
import { startPage } from './start-page.ts'
import { Header } from './shell/header.tsx'
import { Title } from './shell/title.tsx'
import { Waiting } from './shell/waiting.tsx'

const OrderListRoute = screenPart(
  () => import('./order-list-route.tsx').then(({ OrderListRoute: page }) => page),
  'ordering',
  'proposals',
  'publication',
)
const IndexAdminRoute = screenPart(
  () => import('./index-admin-route.tsx').then(({ IndexAdminRoute: page }) => page),
  'publication',
  'publication-queue',
  'proposals',
)
const MassOrderingRoute = screenPart(
  () => import('./mass-ordering-route.tsx').then(({ MassOrderingRoute: page }) => page),
  'ordering',
  'mass-ordering',
)
const ReportsRoute = screenPart(() => import('./reports-route.tsx').then(({ ReportsRoute: page }) => page), 'ordering', 'reports')
const SynchroniseRoute = screenPart(
  () => import('./synchronise-route.tsx').then(({ SynchroniseRoute: page }) => page),
  'ordering',
  'synchronisation',
)
const ConfigurationRoute = screenPart(
  () => import('./configuration-route.tsx').then(({ ConfigurationRoute: page }) => page),
  'configuration',
  'connections',
  'notices',
  'partners',
  'payments',
  'webhooks',
)
const NewStoreRoute = screenPart(() => import('./new-store-route.tsx').then(({ NewStoreRoute: page }) => page), 'connections')
const UserProfileRoute = screenPart(
  () => import('./user-profile-route.tsx').then(({ UserProfileRoute: page }) => page),
  'profile',
  'api-tokens',
)
const OperatorRoute = screenPart(() => import('./operator-route.tsx').then(({ OperatorRoute: page }) => page), 'operator')
const SamaraRoute = screenPart(
  () => import('./samara-route.tsx').then(({ SamaraRoute: page }) => page),
  'ordering',
  'samara-collection',
  'samara-collections',
  'samara-groups',
)
const MagicRoute = screenPart(() => import('./magic-route.tsx').then(({ MagicRoute: page }) => page), 'ordering', 'automations')
const PlansRoute = screenPart(() => import('./plans-route.tsx').then(({ PlansRoute: page }) => page), 'payments')
const AssistantRoute = screenPart(() => import('./assistant-route.tsx').then(({ AssistantRoute: page }) => page), 'ordering', 'assistant')
const HelpRoute = screenPart(async () => {
  const { HelpRoute: page, prepareHelp } = await import('./help-route.tsx')
  await prepareHelp()
  return page
})

/** Every screen. Where most days begin comes at once, the others when they are wanted. */
const screens = {
  home: <HomePage />,
  categories: <ListFrontPageRoute key="category" kind="category" />,
  collections: <ListFrontPageRoute key="collection" kind="collection" />,
  chooseCategory: <ListFrontPageRoute key="category" kind="category" />,
  chooseCollection: <ListFrontPageRoute key="collection" kind="collection" />,
  orderCategory: <OrderListRoute key="category" kind="category" />,
  orderCollection: <OrderListRoute key="collection" kind="collection" />,
  manualSort: <OrderListRoute key="manual" kind={null} />,
  massOrdering: <MassOrderingRoute />,
  samaraCollections: <SamaraRoute screen="samaraCollections" />,
  createCollection: <SamaraRoute screen="createCollection" />,
  editCollection: <SamaraRoute screen="editCollection" />,
  addGroups: <SamaraRoute screen="addGroups" />,
  groups: <SamaraRoute screen="groups" />,
  createGroup: <SamaraRoute screen="createGroup" />,
  editGroup: <SamaraRoute screen="editGroup" />,
  magicCategories: <MagicRoute key="category" level="category" />,
  magicCollections: <MagicRoute key="collection" level="collection" />,
  reports: <ReportsRoute />,
  indexAdmin: <IndexAdminRoute />,
  synchronise: <SynchroniseRoute />,
  userProfile: <UserProfileRoute />,
  newStore: <NewStoreRoute />,
  configuration: <ConfigurationRoute />,
  plans: <PlansRoute screen="plans" />,
  checkout: <PlansRoute screen="checkout" />,
  assistant: <AssistantRoute />,
  admin: <OperatorRoute />,
  help: <HelpRoute />,
  helpPage: <HelpRoute />,
  // Who is signed in already has nothing to do there.
  signIn: <Navigate to={paths.home} replace />,
} satisfies Record<RouteName, ReactElement>

/**
 * Where one may be without a store: who runs the installation, who pays
 * before the first one is connected, and who reads how all that is done.
 */
const withoutStore: readonly RouteName[] = ['newStore', 'admin', 'plans', 'checkout', 'help', 'helpPage']

/** Where every row counts: the area is in the menu alone. */
const onWorkbench: readonly ScreenName[] = ['orderCategory', 'orderCollection', 'manualSort']

/** Where a path leads that no route has: to where the person begins, or home. */
const startOf = (pathname: string): RouteName => (pathname === '/' ? startPage() : 'home')

/** Brings the screen of an address. Resolves once it is there, could not be brought, or has been waited for long enough. */
export async function bringScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const name = routeOf(pathname)?.name ?? startOf(pathname)
  // Where an address of the workbench names no list, the lists are drawn in it.
  const wanted = [screens[name], screens[screenOf(name, search)]]
  const brought = Promise.all(wanted.map(bring)).catch(() => undefined)
  await Promise.race([brought, new Promise((end) => setTimeout(end, longestBlank))])
}

/** The screen that the address says; a path that is written otherwise becomes the right one, and one that there is none of leads home. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation()
  const route = routeOf(pathname)
  // A plan belongs to a person: messages about it, and the bank, lead there.
  useWayToFirstStore(route !== null && (withoutStore.includes(route.name) || route.path + hash === subscriptionPath))
  if (route?.path !== pathname) return <Navigate to={route ? { pathname: route.path, search, hash } : paths[startOf(pathname)]} replace />
  return (
    // The header stays while a page comes: a click on it counts from its first moment on.
    <PageFrame header={<Header areaBar={!onWorkbench.includes(screenOf(route.name, search))} />}>
      <Suspense fallback={<Waiting />}>
        <Title screen={screenOf(route.name, search)} />
        {screens[route.name]}
        <FocusOnArrival pathname={pathname} />
        <SessionEnded />
      </Suspense>
    </PageFrame>
  )
}

/** Leads who has no store to where one is connected, as soon as that is known. From there one may go anywhere. */
function useWayToFirstStore(there: boolean): void {
  const { stores } = useStores()
  const navigate = useNavigate()
  const none = stores?.length === 0
  useEffect(() => {
    if (none && !there) void navigate(paths.newStore, { replace: true })
    // Once per arrival of the list, not once per page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [none])
}

/**
 * Puts the focus on the content of a page that one travelled to, so that keyboard and screen
 * reader begin there. A page that is loaded, also again, is begun at its top. Who has opened a
 * dialog while the page was coming keeps the focus in it: what is being written there goes on.
 */
function FocusOnArrival({ pathname }: { pathname: string }) {
  const last = useRef(pathname)
  useEffect(() => {
    const inDialog = document.activeElement?.closest('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
    if (last.current !== pathname && !inDialog) document.getElementById('content')?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
  return null
}

import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useStores } from '../features/stores/index.ts'
import { SessionEnded } from '../features/sign-in/index.ts'
import { PageFrame } from '../design/page/index.ts'
import { HomePage } from './home/home-page.tsx'
import { orderList } from './order-list-part.ts'
import { paths, routeOf, screenOf, subscriptionPath, type RouteName, type ScreenName } from './paths.ts'
import { startPage } from './start-page.ts'
import { Header } from './shell/header.tsx'
import { Title } from './shell/title.tsx'
import { Waiting } from './shell/waiting.tsx'

const ListFrontPageRoute = lazy(() => import('./list-front-page-route.tsx').then(({ ListFrontPageRoute: page }) => ({ default: page })))
const OrderListRoute = lazy(orderList.part)
const IndexAdminRoute = lazy(() => import('./index-admin-route.tsx').then(({ IndexAdminRoute: page }) => ({ default: page })))
const MassOrderingRoute = lazy(() => import('./mass-ordering-route.tsx').then(({ MassOrderingRoute: page }) => ({ default: page })))
const ReportsRoute = lazy(() => import('./reports-route.tsx').then(({ ReportsRoute: page }) => ({ default: page })))
const SynchroniseRoute = lazy(() => import('./synchronise-route.tsx').then(({ SynchroniseRoute: page }) => ({ default: page })))
const ConfigurationRoute = lazy(() => import('./configuration-route.tsx').then(({ ConfigurationRoute: page }) => ({ default: page })))
const NewStoreRoute = lazy(() => import('./new-store-route.tsx').then(({ NewStoreRoute: page }) => ({ default: page })))
const UserProfileRoute = lazy(() => import('./user-profile-route.tsx').then(({ UserProfileRoute: page }) => ({ default: page })))
const OperatorRoute = lazy(() => import('./operator-route.tsx').then(({ OperatorRoute: page }) => ({ default: page })))
const SamaraRoute = lazy(() => import('./samara-route.tsx').then(({ SamaraRoute: page }) => ({ default: page })))
const MagicRoute = lazy(() => import('./magic-route.tsx').then(({ MagicRoute: page }) => ({ default: page })))
const PlansRoute = lazy(() => import('./plans-route.tsx').then(({ PlansRoute: page }) => ({ default: page })))
const AssistantRoute = lazy(() => import('./assistant-route.tsx').then(({ AssistantRoute: page }) => ({ default: page })))
const HelpRoute = lazy(() => import('./help-route.tsx').then(({ HelpRoute: page }) => ({ default: page })))

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
} satisfies Record<RouteName, ReactNode>

/**
 * Where one may be without a store: who runs the installation, who pays
 * before the first one is connected, and who reads how all that is done.
 */
const withoutStore: readonly RouteName[] = ['newStore', 'admin', 'plans', 'checkout', 'help', 'helpPage']

/** Where every row counts: the area is in the menu alone. */
const onWorkbench: readonly ScreenName[] = ['orderCategory', 'orderCollection', 'manualSort']

/** The screen that the address says; a path that is written otherwise becomes the right one, and one that there is none of leads home. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation()
  const route = routeOf(pathname)
  // A plan belongs to a person: messages about it, and the bank, lead there.
  useWayToFirstStore(route !== null && (withoutStore.includes(route.name) || route.path + hash === subscriptionPath))
  if (route?.path !== pathname)
    return <Navigate to={route ? { pathname: route.path, search, hash } : pathname === '/' ? paths[startPage()] : paths.home} replace />
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

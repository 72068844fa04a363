import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useStores } from '../features/stores/index.ts'
import { SessionEnded } from '../features/sign-in/index.ts'
import { PageFrame } from '../design/page/index.ts'
import { HomePage } from './home/home-page.tsx'
import { paths, routeOf, screenOf, subscriptionPath, type RouteName, type ScreenName } from './paths.ts'
import { parts } from './screen-parts.ts'
import { startPage } from './start-page.ts'
import { Header } from './shell/header.tsx'
import { Title } from './shell/title.tsx'
import { Waiting } from './shell/waiting.tsx'

const ListFrontPageRoute = lazy(parts.lists.part)
const OrderListRoute = lazy(parts.orderList.part)
const IndexAdminRoute = lazy(parts.indexAdmin.part)
const MassOrderingRoute = lazy(parts.massOrdering.part)
const ReportsRoute = lazy(parts.reports.part)
const SynchroniseRoute = lazy(parts.synchronise.part)
const ConfigurationRoute = lazy(parts.configuration.part)
const NewStoreRoute = lazy(parts.newStore.part)
const UserProfileRoute = lazy(parts.userProfile.part)
const OperatorRoute = lazy(parts.operator.part)
const SamaraRoute = lazy(parts.samara.part)
const MagicRoute = lazy(parts.magic.part)
const PlansRoute = lazy(parts.plans.part)
const AssistantRoute = lazy(parts.assistant.part)
const HelpRoute = lazy(parts.help.part)

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

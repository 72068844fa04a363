import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useStores } from '../features/stores/index.ts'
import { SessionEnded } from '../features/sign-in/index.ts'
import { HomePage } from './home/home-page.tsx'
import { paths, routeOf, type RouteName } from './paths.ts'
import { startPage } from './start-page.ts'
import { Title } from './shell/title.tsx'
import { Waiting } from './shell/waiting.tsx'

const ListFrontPageRoute = lazy(() => import('./list-front-page-route.tsx').then(({ ListFrontPageRoute: page }) => ({ default: page })))
const ChooseListRoute = lazy(() => import('./choose-list-route.tsx').then(({ ChooseListRoute: page }) => ({ default: page })))
const OrderListRoute = lazy(() => import('./order-list-route.tsx').then(({ OrderListRoute: page }) => ({ default: page })))
const IndexAdminRoute = lazy(() => import('./index-admin-route.tsx').then(({ IndexAdminRoute: page }) => ({ default: page })))
const MassOrderingRoute = lazy(() => import('./mass-ordering-route.tsx').then(({ MassOrderingRoute: page }) => ({ default: page })))
const SynchroniseRoute = lazy(() => import('./synchronise-route.tsx').then(({ SynchroniseRoute: page }) => ({ default: page })))
const ConfigurationRoute = lazy(() => import('./configuration-route.tsx').then(({ ConfigurationRoute: page }) => ({ default: page })))
const NewStoreRoute = lazy(() => import('./new-store-route.tsx').then(({ NewStoreRoute: page }) => ({ default: page })))
const UserProfileRoute = lazy(() => import('./user-profile-route.tsx').then(({ UserProfileRoute: page }) => ({ default: page })))
const OperatorRoute = lazy(() => import('./operator-route.tsx').then(({ OperatorRoute: page }) => ({ default: page })))
const PlannedRoute = lazy(() => import('./planned-route.tsx').then(({ PlannedRoute: page }) => ({ default: page })))

/** The screens that are there. Where most days begin comes at once, the others when they are wanted. */
const screens = {
  home: <HomePage />,
  categories: <ListFrontPageRoute key="category" kind="category" />,
  collections: <ListFrontPageRoute key="collection" kind="collection" />,
  chooseCategory: <ChooseListRoute key="category" kind="category" />,
  chooseCollection: <ChooseListRoute key="collection" kind="collection" />,
  orderCategory: <OrderListRoute key="category" kind="category" />,
  orderCollection: <OrderListRoute key="collection" kind="collection" />,
  manualSort: <OrderListRoute key="manual" kind={null} />,
  massOrdering: <MassOrderingRoute />,
  indexAdmin: <IndexAdminRoute />,
  synchronise: <SynchroniseRoute />,
  userProfile: <UserProfileRoute />,
  newStore: <NewStoreRoute />,
  configuration: <ConfigurationRoute />,
  admin: <OperatorRoute />,
  // Who is signed in already has nothing to do there.
  signIn: <Navigate to={paths.home} replace />,
} satisfies Partial<Record<RouteName, ReactNode>>

const isThere = (name: RouteName): name is keyof typeof screens => name in screens

/** The screen that the address says; a path that is written otherwise becomes the right one, and one that there is none of leads home. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation()
  const route = routeOf(pathname)
  // Who runs the installation may have no store.
  useWayToFirstStore(route?.name === 'newStore' || route?.name === 'admin')
  if (route?.path !== pathname)
    return <Navigate to={route ? { pathname: route.path, search, hash } : pathname === '/' ? paths[startPage()] : paths.home} replace />
  return (
    <Suspense fallback={<Waiting />}>
      <Title route={route.name} />
      {isThere(route.name) ? screens[route.name] : <PlannedRoute screen={route.name} />}
      <FocusOnArrival key={pathname} pathname={pathname} />
      <SessionEnded />
    </Suspense>
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

/** Puts the focus on the content of a page that one travelled to, so that keyboard and screen reader begin there. */
function FocusOnArrival({ pathname }: { pathname: string }) {
  const first = useRef(history.state === null)
  useEffect(() => {
    if (!first.current) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

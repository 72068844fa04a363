import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { SessionEnded } from '../features/sign-in/index.ts'
import { HomePage } from './home/home-page.tsx'
import { paths } from './paths.ts'
import { Title } from './shell/title.tsx'
import { Waiting } from './shell/waiting.tsx'

const ListFrontPageRoute = lazy(() => import('./list-front-page-route.tsx').then(({ ListFrontPageRoute: page }) => ({ default: page })))
const ChooseListRoute = lazy(() => import('./choose-list-route.tsx').then(({ ChooseListRoute: page }) => ({ default: page })))
const OrderListRoute = lazy(() => import('./order-list-route.tsx').then(({ OrderListRoute: page }) => ({ default: page })))
const IndexAdminRoute = lazy(() => import('./index-admin-route.tsx').then(({ IndexAdminRoute: page }) => ({ default: page })))
const MassOrderingRoute = lazy(() => import('./mass-ordering-route.tsx').then(({ MassOrderingRoute: page }) => ({ default: page })))
const SynchroniseRoute = lazy(() => import('./synchronise-route.tsx').then(({ SynchroniseRoute: page }) => ({ default: page })))

/** Every screen under its path; anything else leads home, where most days begin: that one comes at once. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<Waiting />}>
      <Title pathname={pathname} />
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.categories} element={<ListFrontPageRoute key="category" kind="category" />} />
        <Route path={paths.collections} element={<ListFrontPageRoute key="collection" kind="collection" />} />
        <Route path={paths.chooseCategory} element={<ChooseListRoute key="category" kind="category" />} />
        <Route path={paths.chooseCollection} element={<ChooseListRoute key="collection" kind="collection" />} />
        <Route path={paths.orderCategory} element={<OrderListRoute key="category" kind="category" />} />
        <Route path={paths.orderCollection} element={<OrderListRoute key="collection" kind="collection" />} />
        <Route path={paths.manualSort} element={<OrderListRoute key="manual" kind={null} />} />
        <Route path={paths.massOrdering} element={<MassOrderingRoute />} />
        <Route path={paths.indexAdmin} element={<IndexAdminRoute />} />
        <Route path={paths.synchronise} element={<SynchroniseRoute />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
      <FocusOnArrival key={pathname} pathname={pathname} />
      <SessionEnded />
    </Suspense>
  )
}

/** Puts the focus on the content of a page that one travelled to, so that keyboard and screen reader begin there. */
function FocusOnArrival({ pathname }: { pathname: string }) {
  const first = useRef(history.state === null)
  useEffect(() => {
    if (!first.current) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

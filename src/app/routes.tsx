import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { SessionEnded } from '../features/sign-in/index.ts'
import { HomePage } from './home/home-page.tsx'
import { paths } from './paths.ts'
import { Title } from './shell/title.tsx'
import { Waiting } from './shell/waiting.tsx'

const CategoriesRoute = lazy(() => import('./categories-route.tsx').then(({ CategoriesRoute: page }) => ({ default: page })))
const OrderCategoryRoute = lazy(() => import('./order-category-route.tsx').then(({ OrderCategoryRoute: page }) => ({ default: page })))

/** Every screen under its path; anything else leads home, where most days begin: that one comes at once. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<Waiting />}>
      <Title pathname={pathname} />
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.categories} element={<CategoriesRoute />} />
        <Route path={paths.orderCategory} element={<OrderCategoryRoute />} />
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

/**
 * Home: what a merchant looks at first. What needs attention, today's sales beside
 * those of a week ago, the lists that they opened last, and what is new in the product.
 */
import { lazy } from 'react'

export { Today, type HomeLinks, type TodayProps } from './pages/today.tsx'

/** Seen by new merchants alone. */
export const Arriving = lazy(() => import('./pages/arriving.tsx').then(({ Arriving: steps }) => ({ default: steps })))
